import { setImmediate as turn } from 'node:timers/promises';
import { pictures } from '../../../pictures.ts';
import { MAX_AREA } from '../questions/check-question.ts';
import { archiveLimits, readArchive, resolvePath, type ArchiveLimits } from './archive.ts';
import { readManifest, type ManifestItem, type QuestionState } from './manifest.ts';
import { UnreadError, type UnreadCode, type Warning, type WarningCode } from './notices.ts';
import { itemTitle, readItem, type ItemPicture, type ReadItem } from './read-item.ts';
import { parseXml, XmlError, type XmlElement } from './xml.ts';

export type PackageQuestion = ReadItem & {
  /** In the package. */
  file: string;
  title: string;
  area: string | null;
  state: QuestionState | null;
};

/** One question that is not read, or is read with a loss. */
export type Notice = {
  file: string;
  title: string;
  /** The element, interaction or field that it is about; may be empty. */
  construct: string;
} & ({ isRead: false; code: UnreadCode } | { isRead: true; code: WarningCode });

export type QuestionPackage = {
  /** Of QTI, such as `3.0`; null where the manifest names none. */
  version: string | null;
  questions: PackageQuestion[];
  notices: Notice[];
  /** Tests of the package: their items are read, their order and rules are not. */
  tests: string[];
  pictures: ReadonlyMap<string, { bytes: Uint8Array; type: PictureType }>;
};

export type PackageFault = 'DAMAGED' | 'TOO_LARGE' | 'UNSAFE_PATH' | 'NO_MANIFEST' | 'NO_ITEMS';

export type PackageReading =
  | ({ isReadable: true } & QuestionPackage)
  | { isReadable: false; fault: PackageFault };

export type PackageLimits = ArchiveLimits & { items: number; pictureBytes: number };

export const packageLimits: PackageLimits = {
  ...archiveLimits,
  items: 1000,
  pictureBytes: 5_000_000,
};

const MANIFEST = 'imsmanifest.xml';
// A small file can hold a picture that fills the memory.
const MAX_PIXELS = 60_000_000;

/** Of the pictures that browsers show and the store accepts. */
const pictureTypes = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const;
export type PictureType = (typeof pictureTypes)[keyof typeof pictureTypes];

/**
 * Reads the questions of a QTI package (3.0, and 2.x by the same names). Stores nothing, and opens nothing that is
 * not in the bytes. Every item of the package is a question or a notice.
 */
export async function readPackage(
  bytes: Uint8Array,
  limits: PackageLimits = packageLimits,
): Promise<PackageReading> {
  const archive = await readArchive(bytes, limits);
  if (!archive.isReadable) return archive;
  const { files } = archive;
  const manifestPath = manifestOf(files);
  const manifest = manifestPath === null ? null : parsedOrNull(files.get(manifestPath));
  if (manifestPath === null || manifest === null) {
    return { isReadable: false, fault: 'NO_MANIFEST' };
  }
  const { items, tests, version } = readManifest(manifest, manifestPath);
  const strays = await straysOf(files, items);
  if (items.length + strays.length === 0) return { isReadable: false, fault: 'NO_ITEMS' };
  if (items.length + strays.length > limits.items) return { isReadable: false, fault: 'TOO_LARGE' };

  const reading = new Reading(files, limits.pictureBytes);
  for (const item of [...items, ...strays]) {
    await reading.add(item, strays.includes(item));
    // Other requests get their turn.
    await turn();
  }
  const { questions, notices, pictures } = reading;
  return { isReadable: true, version, tests, questions, notices, pictures };
}

/** The one nearest to the top: some tools put a folder around everything. */
function manifestOf(files: ReadonlyMap<string, Uint8Array>): string | null {
  const depth = (path: string) => path.split('/').length;
  const [nearest] = [...files.keys()]
    .filter((path) => path.split('/').at(-1) === MANIFEST)
    .toSorted((a, b) => depth(a) - depth(b));
  return nearest ?? null;
}

/** Items that lie in the package and that its manifest does not name: some tools name the test alone. */
async function straysOf(
  files: ReadonlyMap<string, Uint8Array>,
  items: readonly ManifestItem[],
): Promise<ManifestItem[]> {
  const named = new Set(items.map(({ path }) => path));
  const strays: ManifestItem[] = [];
  for (const [path, bytes] of files) {
    if (named.has(path) || !/\.xml$/i.test(path) || path.startsWith('__MACOSX/')) continue;
    if (parsedOrNull(bytes)?.name === 'assessment-item') {
      strays.push({ path, href: path, area: null, state: null });
    }
    await turn();
  }
  return strays;
}

function parsedOrNull(bytes: Uint8Array | undefined): XmlElement | null {
  try {
    return bytes === undefined ? null : parseXml(bytes);
  } catch (error) {
    if (error instanceof XmlError) return null;
    throw error;
  }
}

class Reading {
  readonly questions: PackageQuestion[] = [];
  readonly notices: Notice[] = [];
  readonly pictures = new Map<string, { bytes: Uint8Array; type: PictureType }>();
  readonly #files: ReadonlyMap<string, Uint8Array>;
  readonly #pictureBytes: number;
  readonly #found = new Map<string, ItemPicture>();

  constructor(files: ReadonlyMap<string, Uint8Array>, pictureBytes: number) {
    this.#files = files;
    this.#pictureBytes = pictureBytes;
  }

  async add({ path, href, area, state }: ManifestItem, isStray: boolean): Promise<void> {
    let title = '';
    try {
      const bytes = path === null ? undefined : this.#files.get(path);
      if (path === null || bytes === undefined) throw new UnreadError('FILE_MISSING', href);
      const item = parseXml(bytes);
      title = itemTitle(item);
      const read = await readItem(item, (reference) => this.#picture(path, reference));
      const isOurs = area !== null && area.length <= MAX_AREA;
      this.questions.push({ ...read, file: path, title, area: isOurs ? area : null, state });
      const warnings: Warning[] = isStray
        ? [...read.warnings, { code: 'NOT_IN_MANIFEST', construct: MANIFEST }]
        : read.warnings;
      this.notices.push(
        ...warnings.map((warning) => ({ ...warning, isRead: true, file: path, title }) as const),
      );
    } catch (error) {
      this.notices.push({ ...unreadOf(error), isRead: false, file: path ?? href, title });
    }
  }

  async #picture(from: string, reference: string): Promise<ItemPicture> {
    const path = resolvePath(from, reference);
    const bytes = path === null ? undefined : this.#files.get(path);
    if (path === null || bytes === undefined) throw new UnreadError('PICTURE_MISSING', reference);
    const known = this.#found.get(path);
    if (known !== undefined) return known;
    if (bytes.length > this.#pictureBytes) throw new UnreadError('PICTURE_UNREADABLE', reference);
    const { type, size } = await lookAt(bytes, reference);
    const picture = { path, size };
    this.#found.set(path, picture);
    this.pictures.set(path, { bytes, type });
    return picture;
  }
}

async function lookAt(bytes: Uint8Array, reference: string) {
  const sharp = await pictures();
  try {
    const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
    const { format, width, height } = await sharp(bytes, options).metadata();
    const type = Object.entries(pictureTypes).find(([name]) => name === format)?.[1];
    if (type !== undefined) return { type, size: { width, height } };
  } catch {
    // Named below, as one of another format is.
  }
  throw new UnreadError('PICTURE_UNREADABLE', reference);
}

function unreadOf(error: unknown): { code: UnreadCode; construct: string } {
  if (error instanceof UnreadError) return { code: error.code, construct: error.construct };
  if (error instanceof XmlError) return { code: error.fault, construct: '' };
  throw error;
}
