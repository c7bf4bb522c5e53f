import type { ApiCalls } from '../build/api-calls.ts';

/** Operations of a server, with the names of their places left out: `GET /api/Courses/View/{}`. */
export type Operations = ReadonlySet<string>;

/** A place may have another name in the document: the client fills it in by its own. */
export const withoutPlaces = (call: string): string => call.replaceAll(/\{[^}]*\}/gu, '{}');

/** Sentences for calls that no server answers; none for a build from before calls were noted. */
export function unansweredCalls(
  api: ApiCalls | undefined,
  operations: Operations | null,
): string[] {
  if (api === undefined || operations === null) return [];
  return [
    ...api.calls
      .filter((call) => !operations.has(withoutPlaces(call)))
      .map(
        (call) =>
          `It calls ${call}, which the server that is served does not have: deploy a server that has it first and note it ("pnpm release api"), or call another.`,
      ),
    ...api.unnamed.map(
      (call) =>
        `A call does not name its path (${call}), so that nobody can compare it: write the path as a text, as "/api/x/{id}".`,
    ),
  ];
}
