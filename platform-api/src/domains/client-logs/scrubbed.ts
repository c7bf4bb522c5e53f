const patterns: [RegExp, string][] = [
  [/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[email]'],
  [
    /\b[A-Z]{6}[\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{3}[A-Z]\b/gi,
    '[fiscal code]',
  ],
  [/([?&](?:code|token|state|session_id|promo|signature)=)[^&\s"']+/gi, '$1[…]'],
];

/** No token and no personal data in what a browser reports, whatever the browser did about it (E135). */
export const scrubbed = (text: string): string =>
  patterns.reduce((clean, [pattern, mark]) => clean.replaceAll(pattern, mark), text);
