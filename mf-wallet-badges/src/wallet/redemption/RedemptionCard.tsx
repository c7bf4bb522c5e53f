import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { PaddedCard, SectionHead, Skeleton, SkeletonGroup, StateView } from 'shared-ui';
import { termsQuery, uploadLimitsQuery } from './api.ts';
import { messages } from './messages.ts';
import { RedemptionForm } from './RedemptionForm.tsx';

/** The redemption form (WALLET-02) with all its rules in words, before anything is sent. */
export function RedemptionCard() {
  const { formatMessage } = useIntl();
  const terms = useQuery(termsQuery);
  const limits = useQuery(uploadLimitsQuery);
  const title = formatMessage(messages.title);
  return (
    <PaddedCard as="section" aria-label={title}>
      <SectionHead title={title} size="small" />
      <StateView
        query={terms}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="40rem" radius={10} />
          </SkeletonGroup>
        }
      >
        {(data) => (
          <StateView
            query={limits}
            skeleton={
              <SkeletonGroup>
                <Skeleton height="40rem" radius={10} />
              </SkeletonGroup>
            }
          >
            {({ maxDocumentBytes }) => <RedemptionForm terms={data} maxBytes={maxDocumentBytes} />}
          </StateView>
        )}
      </StateView>
    </PaddedCard>
  );
}
