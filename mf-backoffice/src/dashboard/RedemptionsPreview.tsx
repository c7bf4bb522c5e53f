import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from 'shared-auth';
import { Button } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { redemptionMessages } from '../redemption-messages.ts';
import { redemptionsQuery, type RedemptionRow } from '../redemption-requests.ts';
import { RedemptionPill } from '../RedemptionPill.tsx';
import { messages } from './messages.ts';
import { PREVIEW_SIZE, PreviewCard } from './PreviewCard.tsx';

/** The five newest redemption requests. */
export function RedemptionsPreview() {
  const query = useQuery(redemptionsQuery({ page: 1, pageSize: PREVIEW_SIZE }));
  return (
    <PreviewCard
      query={query}
      type="notarization"
      title={redemptionMessages.title}
      empty={redemptionMessages.none}
      skeletonHeight="10rem"
      lineOf={({ id, holder, number, requestedAt, cents }) => ({
        id,
        to: paths.detail('notarization', id),
        who: holder || number,
        number,
        at: requestedAt,
        cents,
      })}
      pillOf={(row) => <StateOrAct row={row} />}
    />
  );
}

/** Administrators answer a request that waits (E18); its state says the same to others. */
function StateOrAct({ row: { id, number, state } }: { row: RedemptionRow }) {
  const intl = useIntl();
  const { role } = useSession();
  if (state !== 'open' || role !== 'AdminWorkerBadge') return <RedemptionPill state={state} />;
  return (
    <Button
      size="small"
      variant="tonal"
      to={paths.detail('notarization', id)}
      aria-label={intl.formatMessage(messages.processOf, { number })}
    >
      <FormattedMessage {...messages.process} />
    </Button>
  );
}
