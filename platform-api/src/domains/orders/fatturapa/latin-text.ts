/** Signs that people type and Latin-1 has not. */
const replacements: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '€': 'EUR',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
};

/** A letter whose accent Latin-1 has not keeps the letter; a sign of another script becomes `?`. */
function latinOf(sign: string): string {
  if (/[\u0020-\u007e\u00a0-\u00ff]/u.test(sign)) return sign;
  const replacement = replacements[sign];
  if (replacement !== undefined) return replacement;
  const base = sign.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  // A mark by itself was on the letter before.
  return /^[\u0020-\u007e\u00a0-\u00ff]*$/u.test(base) ? base : '?';
}

/**
 * The text in the characters that FatturaPA takes (Basic Latin and Latin-1 Supplement), on one line, cut
 * at the length that the schema gives its field; a dash where nothing is left.
 */
export function latinText(text: string, maxLength: number): string {
  const latin = [...text.normalize('NFC').replaceAll(/[\s\p{Cc}]+/gu, ' ')].map(latinOf).join('');
  return latin.slice(0, maxLength).trim() || '-';
}
