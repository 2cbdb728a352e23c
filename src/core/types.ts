// Every shape of the rules core. Numbers in comments are rule numbers of docs/RULEBOOK.md.
export * from './types/base.js';
export * from './types/board.js';
export * from './types/decision.js';
export * from './types/event.js';
export * from './types/napoleon.js';
export * from './types/offer.js';
export * from './types/pack.js';
export * from './types/rules.js';
export * from './types/setup.js';
export * from './types/state.js';
export * from './types/view.js';
