/** What the operator did wrong, in one sentence. */
export class OperatorError extends Error {}
