/** A refusal that the operator can remedy; the message says how. */
export class ReleaseRefusal extends Error {}
