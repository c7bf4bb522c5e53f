/** The types that may be stored, each recognised by its first bytes; a name proves nothing (E131). */
export const contentTypes = {
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  vtt: 'text/vtt; charset=utf-8',
  zip: 'application/zip',
} as const;

export type FileType = keyof typeof contentTypes;

/** Bytes from the beginning that `typeOfContent` needs to see. */
export const HEAD_BYTES = 64;

const ascii = (head: Uint8Array, from: number, to: number) =>
  Buffer.from(head.subarray(from, to)).toString('latin1');

// Brands that browsers play; QuickTime ("qt  ") is not among them.
const playableBrands = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |M4VH|dash|MSNV|cmf[cs2])$/;

const signatures: Record<FileType, (head: Uint8Array) => boolean> = {
  pdf: (head) => /^%PDF-[12]\.\d/.test(ascii(head, 0, 8)),
  mp4: (head) => ascii(head, 4, 8) === 'ftyp' && playableBrands.test(ascii(head, 8, 12)),
  webm: (head) =>
    Buffer.from(head.subarray(0, 4)).toString('hex') === '1a45dfa3' &&
    ascii(head, 4, HEAD_BYTES).includes('webm'),
  jpg: (head) => Buffer.from(head.subarray(0, 3)).toString('hex') === 'ffd8ff',
  png: (head) => Buffer.from(head.subarray(0, 8)).toString('hex') === '89504e470d0a1a0a',
  webp: (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP',
  zip: (head) => Buffer.from(head.subarray(0, 4)).toString('hex') === '504b0304',
  vtt: (head) => /^(?:\u00ef\u00bb\u00bf)?WEBVTT(?:[ \t\r\n]|$)/.test(ascii(head, 0, 10)),
};

/** What a content is by its first bytes; null for all that is not accepted anywhere. */
export function typeOfContent(head: Uint8Array): FileType | null {
  const types = Object.keys(signatures) as FileType[];
  return types.find((type) => signatures[type](head)) ?? null;
}

const extensions: Record<string, FileType> = {
  pdf: 'pdf',
  mp4: 'mp4',
  m4v: 'mp4',
  webm: 'webm',
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  vtt: 'vtt',
  zip: 'zip',
};

/** The type of a file by the extension of its name; null when it is not an accepted one. */
export function typeOfName(fileName: string): FileType | null {
  const extension = /\.([a-z0-9]{2,5})$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(extensions, extension) ? (extensions[extension] ?? null) : null;
}

// Control characters, and those that turn the direction of a text (a name that reads "fdp.exe" as "exe.pdf").
// oxlint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The name that people see: the last part of what the sender called it, without what cannot be printed. */
export function originalName(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? '';
  return last.replaceAll(unprintable, '').trim().slice(0, 200) || 'file';
}
