/** What a field takes; the server has the same kinds in its upload URL. */
export type UploadKind =
  | 'document'
  | 'video'
  | 'cover'
  | 'captions'
  | 'poster'
  | 'question'
  | 'lesson-picture'
  | 'question-package'
  | 'redemption';

export type FileRule = {
  /** Extensions, without the point. */
  extensions: readonly string[];
  mimeTypes: readonly string[];
  /** Whether the first bytes are those of such a file (E131). */
  hasHead: (head: Uint8Array) => boolean;
};

const latin = (head: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...head.subarray(from, to));

const isPdf = (head: Uint8Array) => latin(head, 0, 5) === '%PDF-';
const isVideo = (head: Uint8Array) =>
  latin(head, 4, 8) === 'ftyp' || latin(head, 0, 4) === '\u001aE\u00df\u00a3';
const isPicture = (head: Uint8Array) =>
  latin(head, 0, 3) === '\u00ff\u00d8\u00ff' ||
  latin(head, 1, 4) === 'PNG' ||
  (latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP');
const isZip = (head: Uint8Array) => latin(head, 0, 4) === 'PK\u0003\u0004';
const isCaptions = (head: Uint8Array) => /^(?:\u00ef\u00bb\u00bf)?WEBVTT/.test(latin(head, 0, 9));

const pdf: FileRule = { extensions: ['pdf'], mimeTypes: ['application/pdf'], hasHead: isPdf };
const picture: FileRule = {
  extensions: ['jpg', 'jpeg', 'png', 'webp'],
  mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
  hasHead: isPicture,
};

/** Documents are PDF (EDIT-24, 2§5); the other formats are not in the documents. */
export const fileRules: Record<UploadKind, FileRule> = {
  document: pdf,
  redemption: pdf,
  video: { extensions: ['mp4', 'webm'], mimeTypes: ['video/mp4', 'video/webm'], hasHead: isVideo },
  cover: picture,
  poster: picture,
  question: picture,
  'lesson-picture': picture,
  'question-package': {
    extensions: ['zip'],
    mimeTypes: ['application/zip', 'application/x-zip-compressed'],
    hasHead: isZip,
  },
  captions: { extensions: ['vtt'], mimeTypes: ['text/vtt'], hasHead: isCaptions },
};

export const uploadUrlOf = (kind: UploadKind): string => `Files/Upload/${kind}`;

export type FileProblem = 'empty' | 'too-large' | 'type';

/** Why a file cannot be sent, checked before a byte is sent; null when it can. */
export async function problemOf(
  file: File,
  kind: UploadKind,
  maxBytes: number,
): Promise<FileProblem | null> {
  if (file.size === 0) return 'empty';
  const rule = fileRules[kind];
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  // Systems do not know every type: an empty one proves nothing.
  const isNamed = rule.extensions.includes(extension);
  const isTyped = file.type === '' || rule.mimeTypes.includes(file.type);
  if (!isNamed || !isTyped) return 'type';
  if (!rule.hasHead(await headOf(file))) return 'type';
  return file.size > maxBytes ? 'too-large' : null;
}

const headOf = async (file: File) => new Uint8Array(await file.slice(0, 16).arrayBuffer());
