/** A table that is opened in the middle of a game comes in parts, with a frame between them. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isInParts, openInParts, Part } from './parts.svelte';

const page = { hidden: false };
let frames: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  frames = [];
  page.hidden = false;
});

function frame(): void {
  frames.splice(0).forEach((then) => then());
  vi.advanceTimersByTime(0);
}

it('shows everything at once where nothing is opened', () => {
  expect(new Part().isHere).toBe(true);
  expect(isInParts()).toBe(false);
});

it('shows one part after each frame, in order, and is done with the last', () => {
  openInParts();
  const parts = [new Part(), new Part(), new Part()];
  const here = (): boolean[] => parts.map(({ isHere }) => isHere);
  expect(here()).toEqual([false, false, false]);
  frame();
  expect(here()).toEqual([true, false, false]);
  frame();
  expect(here()).toEqual([true, true, false]);
  expect(isInParts()).toBe(true);
  frame();
  expect(here()).toEqual([true, true, true]);
  expect(isInParts()).toBe(false);
  expect(new Part().isHere).toBe(true);
});

it('ends by itself where a table has no parts', () => {
  openInParts();
  frame();
  expect(isInParts()).toBe(false);
});

it('waits for no frame on a page that nobody sees', () => {
  page.hidden = true;
  openInParts();
  const part = new Part();
  vi.advanceTimersByTime(0);
  expect(part.isHere).toBe(true);
  expect(frames).toEqual([]);
});
