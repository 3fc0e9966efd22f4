/** The chapters of the rules of SECRETS: one message for each statement. */

export const GOAL = ['learn-s-goal-token', 'learn-s-goal-teams', 'learn-s-goal-hippie', 'learn-s-goal-now'];

export const START = ['learn-s-start-dealt', 'learn-s-start-pool', 'learn-s-start-look', 'learn-s-start-ban'];

export const OFFER = ['learn-s-offer-order', 'learn-s-offer-draw', 'learn-s-offer-choose', 'learn-s-offer-talk'];

export const ANSWER = [
  'learn-s-answer-blind',
  'learn-s-answer-place',
  'learn-s-answer-politician',
  'learn-s-answer-other',
];

export const UN = ['learn-s-un-who', 'learn-s-un-step', 'learn-s-un-keep', 'learn-s-un-own'];

export const PAIRS = ['learn-s-pairs-pair', 'learn-s-pairs-worth', 'learn-s-pairs-third', 'learn-s-pairs-scientist'];

export const END = [
  'learn-s-end-limit',
  'learn-s-end-score',
  'learn-s-end-hippie',
  'learn-s-end-teams',
  'learn-s-end-tie',
];

export const WRONG = [
  'learn-s-wrong-un',
  'learn-s-wrong-spent',
  'learn-s-wrong-last',
  'learn-s-wrong-detective',
  'learn-s-wrong-limit',
  'learn-s-wrong-start',
  'learn-s-wrong-assassins',
];
