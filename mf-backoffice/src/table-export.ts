import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey, type AnswerOf, type OptionsOf } from 'shared-auth';
import { tableKinds } from 'shared-ui/paths';
import { openDownload } from './open-download.ts';

export type TableExport = NonNullable<AnswerOf<'/api/List/OrdersExport', 'get'>>;

/** By its number of 2§3. */
export type ExportedKind = TableExport['tipoTabella'];

type ExportPath =
  | '/api/List/OrdersExport'
  | '/api/Users/UsersExport'
  | '/api/Algorand/RichiesteRiscattoExport'
  | '/api/Audit/EntriesExport'
  | '/api/List/BadgesExport'
  | '/api/List/CreditMovementsExport'
  | '/api/NewsletterRegistration/Export';

type Wish<P extends ExportPath> = NonNullable<OptionsOf<P, 'post'>['query']>;

const POLL_MS = 1000;

export const isUnderWay = ({ stato }: TableExport) => stato === 'waiting' || stato === 'running';

/** The newest export of a table that this person has not downloaded; asked again while it is made. */
export const exportQuery = (tipoTabella: ExportedKind) => {
  const query = { tipoTabella };
  return queryOptions({
    queryKey: endpointKey('/api/List/OrdersExport', { query }),
    queryFn: ({ signal }) => api.get('/api/List/OrdersExport', { query, signal }),
    refetchInterval: ({ state }) =>
      state.data != null && isUnderWay(state.data) ? POLL_MS : false,
  });
};

/** Orders with these filters as a file. */
export const askOrders = (query: Wish<'/api/List/OrdersExport'>) =>
  api.post('/api/List/OrdersExport', { query });

/** People with these filters as a file. */
export const askUsers = (query: Wish<'/api/Users/UsersExport'>) =>
  api.post('/api/Users/UsersExport', { query });

/** Redemption requests with these filters as a file. */
export const askRedemptions = (query: Wish<'/api/Algorand/RichiesteRiscattoExport'>) =>
  api.post('/api/Algorand/RichiesteRiscattoExport', { query });

/** Entries of the audit with these filters as a file. */
export const askEntries = (query: Wish<'/api/Audit/EntriesExport'>) =>
  api.post('/api/Audit/EntriesExport', { query });

/** Badges with these words as a file. */
export const askBadges = (query: Wish<'/api/List/BadgesExport'>) =>
  api.post('/api/List/BadgesExport', { query });

/** Movements of credits with these filters as a file. */
export const askCredits = (query: Wish<'/api/List/CreditMovementsExport'>) =>
  api.post('/api/List/CreditMovementsExport', { query });

/** Who receives a newsletter, as a file. */
export const askSubscribers = (query: Wish<'/api/NewsletterRegistration/Export'>) =>
  api.post('/api/NewsletterRegistration/Export', { query });

export const { users: usersKind, invoice: ordersKind, notarization: redemptionsKind } = tableKinds;

/** Tables that the documents do not number. */
export const [auditKind, badgesKind, creditsKind, subscribersKind] = [10, 11, 12, 13] as const;

/** The server notes each download. */
export async function downloadExport(exportId: string): Promise<void> {
  const { url, fileName } = await api.post('/api/List/OrdersExportFile', { query: { exportId } });
  openDownload(url, fileName);
}
