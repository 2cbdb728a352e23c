// An error that is none of ours: one clear sentence for the person at the keyboard, who can do something about it.

/** What is wrong, where, and what to do. Every other error is a fault of the program. */
export class Refusal extends Error {}
