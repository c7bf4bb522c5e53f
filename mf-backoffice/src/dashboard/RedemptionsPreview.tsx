import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-ui/paths';
import { redemptionMessages } from '../redemption-messages.ts';
import { redemptionsQuery } from '../redemption-requests.ts';
import { RedemptionPill } from '../RedemptionPill.tsx';
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
      pillOf={({ state }) => <RedemptionPill state={state} />}
    />
  );
}
