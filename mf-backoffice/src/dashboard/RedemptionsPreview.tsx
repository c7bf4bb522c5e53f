import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import {
  EmptyState,
  PaddedCard,
  SectionHead,
  Skeleton,
  SkeletonGroup,
  StateView,
  useFormats,
} from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { redemptionMessages } from '../redemption-messages.ts';
import { redemptionsQuery, type RedemptionRow } from '../redemption-requests.ts';
import { RedemptionPill } from '../RedemptionPill.tsx';
import { messages } from './messages.ts';
import { PreviewAmount, PreviewList, PreviewRow } from './PreviewList.tsx';

const PREVIEW_SIZE = 5;

/** The five newest redemption requests (BACK-01), each leading to its detail. */
export function RedemptionsPreview() {
  const intl = useIntl();
  const query = useQuery(redemptionsQuery({ page: 1, pageSize: PREVIEW_SIZE }));
  return (
    <PaddedCard>
      <SectionHead
        title={intl.formatMessage(redemptionMessages.title)}
        to={paths.table('notarization')}
        size="small"
      />
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="10rem" radius={10} />
          </SkeletonGroup>
        }
        isEmpty={(data) => data.items.length === 0}
        empty={
          <EmptyState titleLevel={3} title={<FormattedMessage {...redemptionMessages.none} />} />
        }
      >
        {(data) => (
          <PreviewList>
            {data.items.map((request) => (
              <RedemptionLine key={request.id} request={request} />
            ))}
          </PreviewList>
        )}
      </StateView>
    </PaddedCard>
  );
}

function RedemptionLine({ request }: { request: RedemptionRow }) {
  const { euro, date } = useFormats();
  const { id, number, holder, requestedAt, state, cents } = request;
  return (
    <PreviewRow>
      <span>
        <Link to={paths.detail('notarization', id)}>{holder || number}</Link>
        <small>
          <FormattedMessage {...messages.orderLine} values={{ number, date: date(requestedAt) }} />
        </small>
      </span>
      <RedemptionPill state={state} />
      <PreviewAmount>{euro(cents)}</PreviewAmount>
    </PreviewRow>
  );
}
