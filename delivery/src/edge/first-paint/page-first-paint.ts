import type { Language } from 'contracts';
import type { ApiClient } from '../api/api-client.ts';
import type { FirstData } from '../page/page.ts';
import type { RouteMatch } from '../page/page-meta.ts';
import { paintedCourses } from './course-cards.ts';
import { firstPaint } from './first-paint.ts';

/** Without the row the band paints all the same: the page does not wait for more than this. */
const timeOutMs = 300;

/**
 * The first paint of an address, where its route declares one. An address with a query asks for something
 * else than what is declared, and gets none.
 */
export async function pageFirstPaint(
  match: RouteMatch | null,
  url: URL,
  api: ApiClient,
  language: Language,
): Promise<{ html: string; data: FirstData | null } | null> {
  const declared = match?.route.meta?.firstPaint;
  if (declared === undefined || url.search !== '') return null;
  const { courses: call } = declared;
  const data = call === undefined ? null : await asked(api, `/api/${call}`, language);
  const html = firstPaint(declared, language, paintedCourses(data));
  return { html, data: call === undefined || data === null ? null : { call, data } };
}

async function asked(api: ApiClient, path: string, language: Language): Promise<unknown> {
  try {
    const answer = await api.fetch(path, {
      headers: { accept: 'application/json', 'accept-language': language },
      signal: AbortSignal.timeout(timeOutMs),
    });
    if (!answer.ok) return null;
    return ((await answer.json()) as { data?: unknown }).data ?? null;
  } catch {
    return null;
  }
}
