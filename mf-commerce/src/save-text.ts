import { saveFile } from 'shared-ui';

type TextFile = { fileName: string; content: string };

/** Makes the browser keep a table of codes. */
export const saveText = ({ fileName, content }: TextFile): void =>
  saveFile(fileName, new Blob([content], { type: 'text/csv;charset=utf-8' }));
