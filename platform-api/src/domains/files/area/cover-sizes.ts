import { pictures } from '../../../pictures.ts';
import type { Platform } from '../../../platform.ts';
import type { FilesPort } from '../../../ports/files.ts';
import { fileErrors } from '../errors.ts';

/** Widths in pixels that a cover is kept in; lists show the small one, the course page the large. */
export const coverWidths = [320, 640, 1280] as const;
export type CoverWidth = (typeof coverWidths)[number];

export const coverFormats = ['webp', 'jpg'] as const;
export type CoverFormat = (typeof coverFormats)[number];

/** The part of the picture that is shown, in fractions of its sides. */
export type Crop = { x: number; y: number; width: number; height: number };

const ASPECT = 16 / 9;
const contentTypes = { webp: 'image/webp', jpg: 'image/jpeg' } as const;
// A small file can hold a picture that fills the memory.
const limits = { limitInputPixels: 60_000_000, failOn: 'error' } as const;

/** `<id>-<version>`: what the address of a cover names. */
export const coverName = (file: { name: string; coverVersion: number }) =>
  `${/([0-9a-f-]{36})\.\w+$/.exec(file.name)?.[1] ?? ''}-${file.coverVersion}`;

export const coverPicture = (cover: string, width: CoverWidth, format: CoverFormat) =>
  `covers/${cover}-${width}.${format}`;

/** @throws FILE_UNREADABLE when it cannot be opened as a picture, or is larger than 60 million pixels */
export async function requirePicture({ files }: Platform, name: string): Promise<void> {
  await sizesOf(await bytesOf(files, name));
}

/** Makes the sizes of a cover: the part that was chosen, else the middle, as 16:9 (E54). Nothing but pixels is kept. */
export async function cutCover(
  { files }: Platform,
  file: { name: string; coverVersion: number },
  crop?: Crop,
): Promise<void> {
  const content = await bytesOf(files, file.name);
  const picture = await sizesOf(content);
  const part = partOf(picture, crop);
  const sharp = await pictures();
  for (const width of coverWidths) {
    const shown = sharp(content, limits)
      .autoOrient()
      .extract(part)
      .resize(width, Math.round(width / ASPECT), { fit: 'cover' });
    const made: Record<CoverFormat, Buffer> = {
      webp: await shown.clone().webp({ quality: 80 }).toBuffer(),
      // JPEG has no transparency.
      jpg: await shown.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer(),
    };
    for (const format of coverFormats) {
      const name = coverPicture(coverName(file), width, format);
      await files.write(name, made[format], contentTypes[format]);
    }
  }
}

/** A picture of a video, at most 1280 wide, as JPEG. */
export async function posterOf({ files }: Platform, name: string): Promise<Buffer> {
  const content = await bytesOf(files, name);
  await sizesOf(content);
  const sharp = await pictures();
  return sharp(content, limits)
    .autoOrient()
    .resize(1280, undefined, { withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer();
}

export async function removeCover(
  { files }: Platform,
  file: { name: string; coverVersion: number },
): Promise<void> {
  for (let coverVersion = 1; coverVersion <= file.coverVersion; coverVersion += 1) {
    for (const width of coverWidths) {
      for (const format of coverFormats) {
        const cover = coverName({ ...file, coverVersion });
        await files.remove(coverPicture(cover, width, format));
      }
    }
  }
}

/** Whole pixels inside the picture; without a choice the largest 16:9 in its middle. */
export function partOf(picture: { width: number; height: number }, crop?: Crop) {
  const isWide = picture.width / picture.height > ASPECT;
  const middle = isWide
    ? { width: (picture.height * ASPECT) / picture.width, height: 1 }
    : { width: 1, height: picture.width / ASPECT / picture.height };
  const chosen = crop ?? { x: (1 - middle.width) / 2, y: (1 - middle.height) / 2, ...middle };
  const left = Math.min(Math.floor(chosen.x * picture.width), picture.width - 1);
  const top = Math.min(Math.floor(chosen.y * picture.height), picture.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(chosen.width * picture.width), picture.width - left)),
    height: Math.max(1, Math.min(Math.round(chosen.height * picture.height), picture.height - top)),
  };
}

async function sizesOf(content: Buffer): Promise<{ width: number; height: number }> {
  const sharp = await pictures();
  try {
    const { autoOrient } = await sharp(content, limits).metadata();
    // Decodes the whole file: a valid header proves nothing about the rest.
    await sharp(content, limits).stats();
    return autoOrient;
  } catch {
    throw fileErrors.FILE_UNREADABLE();
  }
}

async function bytesOf(files: FilesPort, name: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await files.read(name)) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
