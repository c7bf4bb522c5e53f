/**
 * An instant as a credential has it, ISO without an empty fraction of a second: libraries in Rust read dates and write
 * them so before they hash them, and refuse what was signed as `…:00.000Z`.
 */
export const instantText = (instant: Date): string => instant.toISOString().replace('.000Z', 'Z');

/**
 * An ISO instant as a NumericDate of a JWT, in whole seconds. A fraction is allowed (RFC 7519), but libraries compare it
 * with the second that it is, and refuse what was issued in it.
 */
export const numericDate = (instant: string): number =>
  Math.floor(new Date(instant).getTime() / 1000);
