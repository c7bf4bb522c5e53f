import { paths } from 'shared-ui/paths';
import { cancellationMessages } from './cancellation-messages.ts';
import { ordersQuery, type OrderState } from './orders.ts';

const asked: OrderState = 'Richiesta Annullamento';

/** How many orders wait for an answer to their cancellation; the rows themselves are not read. */
export const openCancellationsQuery = ordersQuery({ page: 1, pageSize: 1, orderState: asked });

export const openCancellationsTable = paths.table('invoice', { orderState: asked });

/** What says how many; takes `count`. */
export const openCancellationsMessage = ({ hasMore }: { hasMore?: boolean }) =>
  hasMore === true ? cancellationMessages.manyOpenRequests : cancellationMessages.openRequests;
