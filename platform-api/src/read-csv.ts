/**
 * The rows of a table as spreadsheets write it: columns by semicolon, comma or tab, whichever the first line has most
 * of; quoted cells may hold any of them, and lines. Rows without a letter are left out.
 */
export function readCsv(text: string): { line: number; cells: string[] }[] {
  const source = text.replace(/^\uFEFF/, '');
  const first = source.split(/\r\n|\r|\n/, 1)[0] ?? '';
  const counts = [';', ',', '\t'].map((sign) => [sign, first.split(sign).length] as const);
  const separator = counts.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ';';
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let beginning = 1;
  const endRow = () => {
    cells.push(cell.trim());
    if (cells.some((value) => value !== '')) rows.push({ line: beginning, cells });
    cells = [];
    cell = '';
  };
  for (let at = 0; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source.charAt(at + 1) === '"') {
        cell += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (sign === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (sign === '\n') {
      endRow();
      beginning = line;
    } else if (sign !== '\r') cell += sign;
  }
  endRow();
  return rows;
}
