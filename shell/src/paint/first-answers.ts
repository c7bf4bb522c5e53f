import { QueryClient } from '@tanstack/react-query';
import type { PaintAnswer } from 'contracts';
import { answerRequests, callAddress } from 'shared-auth/host';
import type { PaintedQuery } from 'shared-ui/remote';
import { callOf } from './page-calls.ts';

/** The thing that the call names does not exist, or its name is not one. */
const MISSING_STATUSES = [400, 404];

export type FirstAnswers = { queryClient: QueryClient; isMissing: boolean };

/**
 * The cache of the page as it is once these answers have come. A query whose call was not answered, or
 * answered by a failure of the server, is left as it is while it loads.
 */
export async function firstAnswers(
  queries: readonly PaintedQuery[],
  answers: readonly PaintAnswer[],
): Promise<FirstAnswers> {
  const queryClient = new QueryClient({
    // A read that was refused shows its refusal: nothing is asked again while the page is drawn.
    defaultOptions: { queries: { retry: false, retryOnMount: false, staleTime: Infinity } },
  });
  const answerTo = (call: string) => answers.find((answer) => answer.call === call);
  let isMissing = false;
  for (const query of queries) {
    const call = await callOf(query);
    const answer = call === null ? undefined : answerTo(call);
    if (answer === undefined || answer.status >= 500) continue;
    isMissing ||= MISSING_STATUSES.includes(answer.status);
    answerRequests(async ({ path, query: params }) => {
      const found = answerTo(callAddress({ url: path, params }));
      if (found === undefined) throw new Error('not among the answers');
      return { status: found.status, body: found.body };
    });
    await queryClient.prefetchQuery(query);
    answerRequests(null);
  }
  return { queryClient, isMissing };
}
