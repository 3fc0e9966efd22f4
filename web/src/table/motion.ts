/** How pieces travel: from where they were to where they go. Still for readers who want no motion. */
import { cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const travel = (distance: number): number => (isStill() ? 0 : Math.min(650, 260 + distance * 0.5));

function settle(node: Element): TransitionConfig {
  const base = getComputedStyle(node).transform.replace('none', '');
  return {
    duration: isStill() ? 0 : 260,
    easing: cubicOut,
    css: (_, rest) => `opacity: ${1 - rest}; transform: ${base} translateY(${-14 * rest}px) scale(${1 - 0.12 * rest})`,
  };
}

export const [sendCard, receiveCard] = crossfade({ duration: travel, easing: cubicOut, fallback: settle });
export const [sendToken, receiveToken] = crossfade({ duration: travel, easing: cubicOut, fallback: settle });
