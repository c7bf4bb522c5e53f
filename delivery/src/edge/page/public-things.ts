import type { Language } from 'contracts';
import type { ApiClient } from '../api/api-client.ts';
import { courseCard } from './course-card.ts';
import { plainText } from './plain-text.ts';

/** What the API says of the thing that a public address names. */
export type PublicThing =
  | {
      state: 'found';
      title: string | undefined;
      description: string | undefined;
      /** Absolute. */
      image?: string | undefined;
      jsonLd?: object | undefined;
    }
  | { state: 'missing' }
  /** Not such an address, or no answer in time: the page decides. */
  | { state: 'unknown' };

/** Public pages of one thing: people share these addresses, and crawlers should see its name or a 404. */
const things: { page: RegExp; id: RegExp; call: string; isCourse?: true }[] = [
  {
    page: /^\/public\/catalogue\/view\/([^/]+)\/?$/iu,
    id: /^\d{1,9}$/u,
    call: '/api/Courses/View/',
    isCourse: true,
  },
  {
    page: /^\/public\/certification\/([^/]+)\/?$/iu,
    id: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu,
    call: '/api/Badges/Public/',
  },
];

/** The page must not wait for more than its reader would notice. */
const timeOutMs = 400;

export async function publicThing(
  api: ApiClient,
  pathname: string,
  language: Language,
  publicUrl: string,
): Promise<PublicThing> {
  for (const { page, id, call, isCourse } of things) {
    const named = page.exec(pathname)?.[1];
    if (named === undefined) continue;
    if (!id.test(named)) return { state: 'missing' };
    const thing = await asked(api, call + named, language);
    if (thing.state !== 'found' || !isCourse) return thing;
    const { title, description, data } = thing;
    return { state: 'found', title, description, ...courseCard(data, pathname, publicUrl) };
  }
  return { state: 'unknown' };
}

type Asked =
  | Exclude<PublicThing, { state: 'found' }>
  | (Extract<PublicThing, { state: 'found' }> & { data: Record<string, unknown> });

async function asked(api: ApiClient, path: string, language: Language): Promise<Asked> {
  try {
    const answer = await api.fetch(path, {
      headers: { accept: 'application/json', 'accept-language': language },
      signal: AbortSignal.timeout(timeOutMs),
    });
    if (answer.status === 404) return { state: 'missing' };
    if (!answer.ok) return { state: 'unknown' };
    const { data } = (await answer.json()) as { data?: Record<string, unknown> | null };
    return {
      state: 'found',
      title: textOf(data?.['title']),
      description: textOf(data?.['description']),
      data: data ?? {},
    };
  } catch {
    return { state: 'unknown' };
  }
}

const longestText = 160;

/** Plain text of a field, cut at a word. */
function textOf(value: unknown): string | undefined {
  const text = plainText(value);
  if (text === '') return undefined;
  if (text.length <= longestText) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longestText))}…`;
}
