import { isTransient, toApiError } from 'shared-auth';

/** How often the provider's answer is asked for while it is open, and how many times. */
const POLL_MS = 2000;
const MOST_POLLS = 15;

type State<Answer> = { state: { data: Answer | undefined; dataUpdateCount: number } };

/** Of a query for what became of a payment: asked again while the provider has not decided. */
export const pollWhile = <Answer>(isOpen: (answer: Answer) => boolean) => ({
  retry: (failures: number, error: Error) => failures < 3 && isTransient(toApiError(error)),
  refetchInterval: ({ state: { data, dataUpdateCount } }: State<Answer>) =>
    data !== undefined && isOpen(data) && dataUpdateCount < MOST_POLLS ? POLL_MS : false,
});
