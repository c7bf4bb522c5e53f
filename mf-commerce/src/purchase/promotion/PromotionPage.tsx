import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { isApiError, useSession } from 'shared-auth';
import { Button, EmptyState, ErrorState, Page, StateView } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import {
  AboveBottomBar,
  PurchaseAside,
  PurchaseColumn,
  PurchaseLayout,
  SummaryActions,
} from '../../PurchaseLayout.tsx';
import { PurchaseSkeleton } from '../../PurchaseSkeleton.tsx';
import type { Cart } from '../../server-cart.ts';
import { CartLines } from '../cart/CartLines.tsx';
import { CopiesInput } from '../cart/CopiesInput.tsx';
import { CartSummary } from '../cart/CartSummary.tsx';
import { ExamOptions, offeredExams } from '../cart/ExamOptions.tsx';
import { MultiVoucherBanner } from '../cart/MultiVoucherBanner.tsx';
import { shownLines } from '../cart/shown-lines.ts';
import { TotalBar } from '../cart/TotalBar.tsx';
import { PurchaseSteps } from '../PurchaseSteps.tsx';
import { promotionLink, promotionQuery, type PromotionLink } from './api.ts';
import { messages } from './messages.ts';
import { PromotionAction } from './PromotionAction.tsx';
import { ReplacePromotionDialog } from './ReplacePromotionDialog.tsx';
import { useGuestOrderPromoted, useOrderPromoted } from './use-order-promoted.ts';
import { usePromotionChoice } from './use-promotion-choice.ts';

/** `/promotion?courseId&promo`: what a course costs through the link that somebody sent (PUB-12, E113). */
export function PromotionPage() {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const named = promotionLink(params);
  const isWhole = named !== null;
  const link = named ?? { courseId: 0, promo: '' };
  const quote = useQuery({ ...promotionQuery(link), retry: false, enabled: isWhole });
  const refusal = isWhole ? refusalOf(quote.error) : null;
  return (
    <Page
      width="public"
      title={formatMessage(messages.title)}
      // Nothing is promised above a link that gives nothing.
      {...(isWhole && refusal === null
        ? { lead: formatMessage(messages.lead), actions: <PurchaseSteps current={0} /> }
        : { heading: formatMessage(messages.refused) })}
    >
      {isWhole ? (
        <StateView
          query={quote}
          skeleton={<PurchaseSkeleton />}
          error={({ error, retry }) =>
            refusal === null ? (
              <ErrorState error={error} onRetry={retry} />
            ) : (
              <Refused
                text={refusal.info}
                link={refusal.code === 'COURSE_ALREADY_OWNED' ? link : null}
              />
            )
          }
        >
          {(cart) => <Quote link={link} quote={cart} />}
        </StateView>
      ) : (
        <Refused text={formatMessage(messages.unknown)} link={null} />
      )}
    </Page>
  );
}

/** The server's message for a link without discount; null when something else failed. */
function refusalOf(error: unknown): { info: string; code: string | null } | null {
  if (!isApiError(error) || error.info === null) return null;
  if (error.status === null || error.status >= 500) return null;
  return { info: error.info, code: error.code };
}

function Quote({ link, quote }: { link: PromotionLink; quote: Cart }) {
  const { formatMessage } = useIntl();
  const isIn = useSession(({ status }) => status === 'authenticated');
  const { choice, cart, toggle, setCopies, setExams } = usePromotionChoice(link, quote);
  const own = useOrderPromoted(link, choice);
  const asGuest = useGuestOrderPromoted(link, quote, choice);
  const order = isIn ? own : asGuest;
  const offered = offeredExams(quote.lines);
  return (
    <PurchaseLayout>
      <PurchaseColumn>
        <MultiVoucherBanner isOn={choice.isMultiVoucher} codes={choice.copies} onChange={toggle} />
        <CartLines
          lines={shownLines(cart)}
          {...(choice.isMultiVoucher
            ? {
                quantityOf: ({ title }) => (
                  <CopiesInput title={title} copies={choice.copies} onChange={setCopies} />
                ),
              }
            : {})}
        >
          {(offered.hasSimulation || offered.hasCertification) && (
            <ExamOptions offered={offered} chosen={choice} onChange={setExams} />
          )}
        </CartLines>
      </PurchaseColumn>
      <PurchaseAside>
        <CartSummary
          totals={cart.totals}
          hasTiers={false}
          action={
            <SummaryActions>
              <AboveBottomBar>
                <PromotionAction link={link} order={own} fullWidth />
              </AboveBottomBar>
              {!isIn && (
                <Button variant="outlined" fullWidth onClick={asGuest.submit}>
                  {formatMessage(messages.buyAsGuest)}
                </Button>
              )}
            </SummaryActions>
          }
        />
      </PurchaseAside>
      <TotalBar
        totalCents={cart.totals.totalCents}
        action={<PromotionAction link={link} order={own} />}
      />
      <ReplacePromotionDialog
        isOpen={order.isAsking}
        onClose={order.stopAsking}
        onConfirm={order.replace}
      />
    </PurchaseLayout>
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
