import { isTransient, toApiError } from 'shared-auth';

/** Interval and number of polls while the provider has not decided. */
const POLL_MS = 2000;
const MOST_POLLS = 15;

type State<Answer> = { state: { data: Answer | undefined; dataUpdateCount: number } };

/** `refetchInterval` of a query for a payment's result: polls while the provider has not decided. */
export const pollWhile = <Answer>(isOpen: (answer: Answer) => boolean) => ({
  retry: (failures: number, error: Error) => failures < 3 && isTransient(toApiError(error)),
  refetchInterval: ({ state: { data, dataUpdateCount } }: State<Answer>) =>
    data !== undefined && isOpen(data) && dataUpdateCount < MOST_POLLS ? POLL_MS : false,
});
