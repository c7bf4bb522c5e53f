import type { ApiCalls } from '../build/api-calls.ts';
import { withoutPlaces } from '../build/api-shapes.ts';
import type { OperationShape } from '../build/api-shapes.ts';
import { shapeFaults } from './shape-rules.ts';

/**
 * Operations of a server, with the names of their places left out: `GET /api/Courses/View/{}`. Null is for one that
 * was noted before shapes were, of which nothing more is known.
 */
export type Operations = ReadonlyMap<string, OperationShape | null>;

/**
 * Sentences for calls that no server answers, or not as the build was told when it was compiled; none for a build from
 * before they were noted.
 */
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
    ...api.calls.flatMap((call) => {
      const compiled = api.shapes?.[withoutPlaces(call)];
      const served = operations.get(withoutPlaces(call));
      if (!compiled || !served) return [];
      return shapeFaults(compiled, served).map(
        (fault) =>
          `It calls ${call}, and with the server that is served ${fault}: deploy a server that has it as before and note it ("pnpm release api"), or build against the document of the one that is served.`,
      );
    }),
    ...api.unnamed.map(
      (call) =>
        `A call does not name its path (${call}), so that nobody can compare it: write the path as a text, as "/api/x/{id}".`,
    ),
  ];
}
