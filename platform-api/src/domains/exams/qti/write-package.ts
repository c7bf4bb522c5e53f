import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { lomStatus, type QuestionState } from './manifest.ts';
import type { PictureSize } from './regions.ts';
import { writeItem, type ExportedQuestion } from './write-item.ts';
import { escapeXml } from './xml.ts';

export type PackageEntry = ExportedQuestion & {
  id: number;
  area: string;
  state: QuestionState;
  /** Without bytes where it is gone: the item names it all the same. */
  picture: { bytes: Uint8Array | null; extension: string; size: PictureSize } | null;
};

const itemPath = (id: number) => `items/question-${id}.xml`;
const picturePath = (id: number, extension: string) => `pictures/question-${id}.${extension}`;

/**
 * A QTI 3.0 package, piece by piece while it is made: the items in the order in which they come, their pictures, and
 * the manifest at the end, which has each question's area (classification) and state (life cycle) as LOM metadata.
 */
export async function* writePackage(
  title: string,
  questions: AsyncIterable<PackageEntry>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    ready.push(part);
  });
  const add = (file: ZipDeflate | ZipPassThrough, content: Uint8Array) => {
    zip.add(file);
    file.push(content, true);
  };
  const text = new TextEncoder();
  const resources: string[] = [];
  for await (const question of questions) {
    const { id, picture } = question;
    const path = picture === null ? null : picturePath(id, picture.extension);
    const beside = picture === null ? null : { href: `../${path}`, size: picture.size };
    add(
      new ZipDeflate(itemPath(id), { level: 6 }),
      text.encode(writeItem(`question-${id}`, question, beside)),
    );
    // Pictures are packed already.
    const bytes = picture?.bytes ?? null;
    if (bytes !== null && path !== null) add(new ZipPassThrough(path), bytes);
    resources.push(resourceOf(question, bytes === null ? null : path));
    yield* ready.splice(0);
  }
  add(new ZipDeflate('imsmanifest.xml', { level: 6 }), text.encode(manifestOf(title, resources)));
  zip.end();
  yield* ready.splice(0);
}

function resourceOf({ id, area, state }: PackageEntry, picture: string | null): string {
  return [
    `<resource identifier="question-${id}" type="imsqti_item_xmlv3p0" href="${itemPath(id)}">`,
    '<metadata><imsmd:lom>',
    `<imsmd:lifeCycle><imsmd:status><imsmd:source>LOMv1.0</imsmd:source><imsmd:value>${lomStatus[state]}</imsmd:value></imsmd:status></imsmd:lifeCycle>`,
    `<imsmd:classification><imsmd:taxonPath><imsmd:taxon><imsmd:entry><imsmd:string>${escapeXml(area)}</imsmd:string></imsmd:entry></imsmd:taxon></imsmd:taxonPath></imsmd:classification>`,
    '</imsmd:lom></metadata>',
    `<file href="${itemPath(id)}"/>`,
    picture === null ? '' : `<file href="${picture}"/>`,
    '</resource>',
  ].join('');
}

const manifestOf = (title: string, resources: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" xmlns:imsmd="http://ltsc.ieee.org/xsd/LOM" identifier="questions">',
    '<metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion>',
    `<imsmd:lom><imsmd:general><imsmd:title><imsmd:string>${escapeXml(title)}</imsmd:string></imsmd:title></imsmd:general></imsmd:lom></metadata>`,
    '<organizations/>',
    '<resources>',
    ...resources,
    '</resources>',
    '</manifest>',
    '',
  ].join('\n');
