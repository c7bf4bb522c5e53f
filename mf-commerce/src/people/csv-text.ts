/** The text of a CSV file, as spreadsheets store it: UTF-8, or the table of letters of Windows in western Europe. */
export async function csvText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
