/**
 * An instant as a credential has it, ISO without an empty fraction of a second: libraries in Rust read dates and write
 * them so before they hash them, and refuse what was signed as `…:00.000Z`.
 */
export const instantText = (instant: Date): string => instant.toISOString().replace('.000Z', 'Z');
