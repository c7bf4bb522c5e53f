/** Of each field; text beyond it is of no use. */
export const MAX_FIELD_LENGTH = 4096;

/**
 * Every part has an upper bound: a text that nearly matches at each of its characters costs a fixed
 * number of steps for each, not the rest of the text.
 */
const patterns: [RegExp, string][] = [
  [/eyJ[\w-]+(?:\.[\w-]*){0,2}/g, '[token]'],
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, '[email]'],
  [
    /\b[A-Z]{6}[\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{3}[A-Z]\b/gi,
    '[fiscal code]',
  ],
  [/([?&](?:code|token|state|session_id|promo|signature)=)[^&\s"']+/gi, '$1[…]'],
];

/** A word that is cut in half could no longer be recognised as a token or an address, so it is removed. */
const LONGEST_CUT_WORD = 1024;

function beginningOf(text: string): string {
  if (text.length <= MAX_FIELD_LENGTH) return text;
  const cut = text.slice(0, MAX_FIELD_LENGTH);
  const lastGap = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'));
  return cut.slice(0, Math.max(lastGap, MAX_FIELD_LENGTH - LONGEST_CUT_WORD));
}

/** The beginning of what a browser reports, without tokens and personal data, whatever the browser did about it (E135). */
export const scrubbed = (text: string): string =>
  patterns.reduce((clean, [pattern, mark]) => clean.replaceAll(pattern, mark), beginningOf(text));
