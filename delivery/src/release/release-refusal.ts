/** Something that the operator can mend; the message says how. */
export class ReleaseRefusal extends Error {}
