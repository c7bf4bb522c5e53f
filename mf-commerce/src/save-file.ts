export type TextFile = { fileName: string; content: string };

/** Makes the browser download an address. */
export function saveAs(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}

export function saveText({ fileName, content }: TextFile): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  saveAs(url, fileName);
  URL.revokeObjectURL(url);
}
