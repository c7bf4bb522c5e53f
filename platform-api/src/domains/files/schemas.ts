import { z } from 'zod';
import { coverWidths } from './area/cover-sizes.ts';
import { fileKinds } from './file-kinds.ts';
import { companions } from './area/companion-names.ts';

/** A label of the sender's own; the store never sees it. */
const fileName = z.string().min(1).max(255);

export const fileNameRef = z.string().min(1).max(255);

export const uploadParams = z.object({ kind: z.enum(fileKinds) });

export const block = z
  .object({
    blockId: z
      .string()
      .regex(/^\d{7}$/)
      .describe('Position in the file, 7 digits from 0000000.'),
    data: z.string().max(360_000).describe('At most 262144 bytes, in base64.'),
    fileName: fileName.describe(
      'What the sender calls the file, the same in each call of an upload; what stands before the last slash tells uploads of equal names apart and is not shown.',
    ),
  })
  .meta({ id: 'UploadBlock' });

export const commit = z
  .object({
    blockList: z
      .array(z.string().regex(/^\d{7}$/))
      // A body of 400 kB holds no more.
      .max(40_000)
      .describe('Ids of all blocks in file order.'),
    fileName,
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional()
      .describe('Not shown in the documents. Of the whole file, hexadecimal; checked when given.'),
  })
  .meta({ id: 'UploadCommit' });

export const keptBlock = z.object({ blockId: z.string(), size: z.number().int() });

export const fileCheck = z.object({
  exists: z.boolean().describe('The file is there, whole.'),
  acknowledgedBlocks: z.array(z.string()).describe('Ids of the blocks kept so far, sorted.'),
});

export const uploadedFile = z
  .object({
    fileNameAzure: z.string().describe('Name in the store; how documents of a course refer to it.'),
    fileNameOriginal: z.string(),
    url: z
      .string()
      .nullable()
      .describe('Signed and short-lived, for a cover public; null while a video is not available.'),
    size: z.number().int().describe('Not shown in the documents. Bytes.'),
    contentType: z.string().describe('Not shown in the documents. By content.'),
    sha256: z.string().describe('Not shown in the documents. Hexadecimal.'),
    status: z.number().int().describe('0 WbUploaded, 1 InCaricamento, 2 Disponibile.'),
    originalUrl: z
      .string()
      .nullable()
      .describe(
        'Not shown in the documents. Of a cover: the whole picture, to choose its part from.',
      ),
    posterUrl: z.string().nullable().describe('Not shown in the documents. Of a video.'),
    captions: z
      .array(z.object({ language: z.enum(['it', 'en']), url: z.string() }))
      .describe('Not shown in the documents. Of a video, WebVTT.'),
  })
  .meta({ id: 'UploadedFile' });

export const companionBody = z.object({
  videoRef: fileNameRef.describe('`fileNameAzure` of the video.'),
  companion: z.enum(companions),
  fileNameRef: fileNameRef
    .nullable()
    .describe('`fileNameAzure` of an uploaded poster or captions; null removes what is there.'),
});

const fraction = z.number().min(0).max(1);

export const cropBody = z.object({
  fileNameRef: fileNameRef.describe('`fileNameAzure` of the cover.'),
  crop: z
    .object({ x: fraction, y: fraction, width: fraction.gt(0), height: fraction.gt(0) })
    .describe('The part that is shown, in fractions of the sides of the picture.'),
});

export const coverParams = z.object({ cover: z.string().regex(/^[0-9a-f-]{36}-\d{1,4}$/) });

export const coverQuery = z.object({
  width: z.coerce
    .number()
    .pipe(z.literal(coverWidths))
    .default(640)
    .describe('Pixels; the height is 9/16 of it.'),
});
