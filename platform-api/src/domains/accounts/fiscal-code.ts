/** As it is stored and compared: no spaces, upper case. */
export const normalFiscalCode = (code: string): string => code.replace(/\s/g, '').toUpperCase();

/**
 * Sixteen characters with omocodia letters where digits may be replaced (E34), or the eleven digits
 * of a provisional code.
 */
export const fiscalCodePattern =
  /^(?:[A-Z]{6}[\dLMNPQRSTUV]{2}[ABCDEHLMPRST][\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{3}[A-Z]|\d{11})$/;

/** BO for the foreign-born: the place code, from character 12 counted from one, starts with Z (E33). */
export const fiscalCodeType = (code: string): 'AB' | 'BO' => {
  const normal = normalFiscalCode(code);
  return normal.length === 16 && normal[11] === 'Z' ? 'BO' : 'AB';
};
