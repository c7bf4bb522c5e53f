const CHARACTERS: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** React's escapes, undone. */
export const unescaped = (text: string): string =>
  text.replaceAll(/&(quot|#x27|lt|gt|amp);/gu, (entity) => CHARACTERS[entity] ?? entity);
