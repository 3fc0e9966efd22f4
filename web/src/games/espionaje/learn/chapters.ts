/** The chapters of the rules of ESPIONAJE CARTAS: one message for each statement. */

export const GOAL = ['learn-e-goal-files', 'learn-e-goal-hidden', 'learn-e-goal-dealt', 'learn-e-goal-win'];

export const SUSPECT = [
  'learn-e-suspect-turn',
  'learn-e-suspect-name',
  'learn-e-suspect-show',
  'learn-e-suspect-pass',
  'learn-e-suspect-over',
  'learn-e-suspect-true',
];

export const BOTH = ['learn-e-both-choose', 'learn-e-both-others'];

export const NOTEBOOK = ['learn-e-notebook-crossed', 'learn-e-notebook-notes'];

export const ACCUSE = [
  'learn-e-accuse-instead',
  'learn-e-accuse-ends',
  'learn-e-accuse-all',
  'learn-e-accuse-order',
  'learn-e-accuse-nobody',
  'learn-e-accuse-forced',
];

export const THINK = ['learn-e-think-one', 'learn-e-think-mine', 'learn-e-think-theirs', 'learn-e-think-kind'];
