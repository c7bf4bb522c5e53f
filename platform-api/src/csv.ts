/** A spreadsheet takes a text that begins like these for a formula (E138). */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Before the first row: the text is UTF-8. */
export const csvMark = '\uFEFF';

export const csvRow = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/** A table for spreadsheets: UTF-8 with its mark, columns by semicolon (E138). */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  csvMark + rows.map(csvRow).join('');
