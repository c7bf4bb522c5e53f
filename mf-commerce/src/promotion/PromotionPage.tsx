import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { isApiError, useSession } from 'shared-auth';
import { Button, EmptyState, ErrorState, Page, StateView } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { CartLines } from '../CartLines.tsx';
import { CartSkeleton } from '../CartSkeleton.tsx';
import { CartSummary } from '../CartSummary.tsx';
import {
  AboveBottomBar,
  PurchaseAside,
  PurchaseLayout,
  SummaryActions,
} from '../PurchaseLayout.tsx';
import { shownLines } from '../shown-lines.ts';
import { TotalBar } from '../TotalBar.tsx';
import { promotionQuery, type PromotionLink } from './api.ts';
import { BuyAsGuest } from './BuyAsGuest.tsx';
import { messages } from './messages.ts';
import { PromotionAction } from './PromotionAction.tsx';

/** `/promotion?courseId&promo`: what a course costs through the link that somebody sent (PUB-12, E113). */
export function PromotionPage() {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const link = { courseId: Number(params.get('courseId')), promo: params.get('promo') ?? '' };
  const isWhole = Number.isInteger(link.courseId) && link.courseId > 0 && link.promo !== '';
  return (
    <Page width="public" title={formatMessage(messages.title)} lead={formatMessage(messages.lead)}>
      {isWhole ? (
        <Quote link={link} />
      ) : (
        <Refused text={formatMessage(messages.unknown)} link={null} />
      )}
    </Page>
  );
}

function Quote({ link }: { link: PromotionLink }) {
  const quote = useQuery({ ...promotionQuery(link), retry: false });
  return (
    <StateView
      query={quote}
      skeleton={<CartSkeleton />}
      error={({ error, retry }) =>
        isApiError(error) && error.info !== null && error.status !== null && error.status < 500 ? (
          <Refused text={error.info} link={error.code === 'COURSE_ALREADY_OWNED' ? link : null} />
        ) : (
          <ErrorState onRetry={retry} />
        )
      }
    >
      {(cart) => (
        <PurchaseLayout>
          <CartLines lines={shownLines(cart)} />
          <PurchaseAside>
            <CartSummary
              totals={cart.totals}
              action={
                <SummaryActions>
                  <AboveBottomBar>
                    <PromotionAction link={link} />
                  </AboveBottomBar>
                  <BuyAsGuest link={link} cart={cart} />
                </SummaryActions>
              }
            />
          </PurchaseAside>
          <TotalBar totalCents={cart.totals.totalCents} action={<PromotionAction link={link} />} />
        </PurchaseLayout>
      )}
    </StateView>
  );
}

/** Why there is no discount, and where to go on: to a course that is owned, else to the catalogue. */
function Refused({ text, link }: { text: string; link: PromotionLink | null }) {
  const { formatMessage } = useIntl();
  const isIn = useSession(({ status }) => status === 'authenticated');
  return (
    <EmptyState
      title={text}
      action={
        link === null ? (
          <Button to={isIn ? paths.courseTable() : paths.publicCatalogue()}>
            {formatMessage(messages.toCatalogue)}
          </Button>
        ) : (
          <Button to={paths.course(link.courseId)}>{formatMessage(messages.seeCourse)}</Button>
        )
      }
    />
  );
}
