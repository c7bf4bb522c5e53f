import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf, type OptionsOf } from 'shared-auth';
import { openDownload } from '../open-download.ts';

export type OrderExport = NonNullable<AnswerOf<'/api/List/OrdersExport', 'get'>>;

type Wish = NonNullable<OptionsOf<'/api/List/OrdersExport', 'post'>['query']>;

const POLL_MS = 1000;

export const isUnderWay = ({ stato }: OrderExport) => stato === 'waiting' || stato === 'running';

/** The newest export that this person has not downloaded; asked again while it is made. */
export const exportQuery = queryOptions({
  queryKey: endpointKey('/api/List/OrdersExport'),
  queryFn: ({ signal }) => api.get('/api/List/OrdersExport', { signal }),
  refetchInterval: ({ state }) => (state.data != null && isUnderWay(state.data) ? POLL_MS : false),
});

/** Orders with these filters as a file: a small one is ready, a large one is made meanwhile. */
export const askExport = (query: Wish) => api.post('/api/List/OrdersExport', { query });

/** The server notes each download. */
export async function downloadExport(exportId: string): Promise<void> {
  const { url, fileName } = await api.post('/api/List/OrdersExportFile', { query: { exportId } });
  openDownload(url, fileName);
}
