import { questionStates } from '../questions/question.ts';
import { resolvePath } from './archive.ts';
import { childrenNamed, descendantsNamed, textOf, type XmlElement } from './xml.ts';

export type QuestionState = (typeof questionStates)[number];

/** What a manifest says of one item. */
export type ManifestItem = {
  /** In the archive; null where the reference leads out of it. */
  path: string | null;
  /** As the manifest writes it. */
  href: string;
  /** The last name of its classification; null without one. */
  area: string | null;
  /** Of its life cycle (LOM); null without one, and for a word that LOM does not have. */
  state: QuestionState | null;
};

/** The words of LOM 1.0 for the state of a life cycle. */
export const lomStatus: Readonly<Record<QuestionState, string>> = {
  draft: 'draft',
  active: 'final',
  review: 'revised',
  retired: 'unavailable',
};

const ITEM_TYPE = /^imsqti_item_xmlv(\d)p(\d)/;
const TEST_TYPE = /^imsqti_test_xmlv/;

/** The items of a package in the order of its manifest, each once, and the tests that it has besides. */
export function readManifest(
  manifest: XmlElement,
  manifestPath: string,
): { items: ManifestItem[]; tests: string[]; version: string | null } {
  const resources = descendantsNamed(manifest, 'resource').map((resource) => ({
    resource,
    type: resource.attributes.get('type') ?? '',
    href: resource.attributes.get('href') ?? '',
  }));
  const items = new Map<string, ManifestItem>();
  let version: string | null = null;
  for (const { resource, type, href } of resources) {
    const [, major, minor] = ITEM_TYPE.exec(type) ?? [];
    if (major === undefined || items.has(href)) continue;
    version ??= `${major}.${minor}`;
    items.set(href, { path: resolvePath(manifestPath, href), href, ...metadataOf(resource) });
  }
  const tests = resources.filter(({ type }) => TEST_TYPE.test(type)).map(({ href }) => href);
  return { items: [...items.values()], tests, version };
}

function metadataOf(resource: XmlElement): Pick<ManifestItem, 'area' | 'state'> {
  const [metadata] = childrenNamed(resource, 'metadata');
  if (metadata === undefined) return { area: null, state: null };
  const entries = descendantsNamed(metadata, 'taxon').flatMap((taxon) =>
    childrenNamed(taxon, 'entry').map(textOf),
  );
  const [life] = descendantsNamed(metadata, 'life-cycle');
  const [status] = life === undefined ? [] : descendantsNamed(life, 'status');
  const [value] = status === undefined ? [] : descendantsNamed(status, 'value');
  const word = value === undefined ? '' : textOf(value).toLowerCase();
  return {
    area: entries.findLast((entry) => entry !== '') ?? null,
    state: questionStates.find((state) => lomStatus[state] === word) ?? null,
  };
}
