/**
 * JSON by RFC 8785: names sorted by UTF-16 code unit, no white space, numbers and texts as ECMAScript
 * writes them. Fields that are undefined are left out.
 * @throws TypeError for what JSON cannot say: NaN, an infinity, a lone surrogate, a function.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => `${canonicalJson(name)}:${canonicalJson(field)}`);
    return `{${fields.join(',')}}`;
  }
  const isWritable =
    typeof value === 'number'
      ? Number.isFinite(value)
      : typeof value === 'string'
        ? value.isWellFormed()
        : typeof value === 'boolean' || value === null;
  if (!isWritable) throw new TypeError(`no canonical JSON for a ${typeof value}`);
  return JSON.stringify(value);
}
