import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import {
  Button,
  EmptyState,
  LoadError,
  Page,
  Pill,
  SectionHead,
  useFormats,
  viewStateOf,
} from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { BadgeGrid, BadgeGridSkeleton, BadgeTile } from '../BadgeCard.tsx';
import { CompetenceChips } from '../CompetenceChips.tsx';
import { isNotFound } from '../is-not-found.ts';
import { useNoIndex } from '../use-no-index.ts';
import { validityMessages } from '../validity-messages.ts';
import { sharedCurriculumQuery, type SharedBadge, type SharedCurriculum } from './api.ts';
import { messages } from './messages.ts';

/** `/public/curriculum/{id}`: what a holder shares by link, for anybody (decision 0105). */
export function SharedCurriculumPage() {
  const intl = useIntl();
  const { date } = useFormats();
  const { sharedId = '' } = useParams();
  const query = useQuery(sharedCurriculumQuery(sharedId));
  useNoIndex();
  const state = viewStateOf(query);
  // What was read before the link ended is gone with it.
  const isGone = query.isError && isNotFound(query.error);
  if (state.status === 'success' && !isGone) {
    const { holder, asOf, badges, competences } = state.data;
    const title =
      holder === null
        ? intl.formatMessage(messages.titleOfNobody)
        : intl.formatMessage(messages.title, { holder });
    if (badges.length === 0) {
      return (
        <Page title={title} width="public">
          <NothingToSee title={messages.empty} text={messages.emptyText} />
        </Page>
      );
    }
    return (
      <Page
        title={title}
        lead={<FormattedMessage {...messages.lead} values={{ date: date(asOf) }} />}
        width="public"
      >
        <Competences competences={competences} />
        <Badges badges={badges} />
      </Page>
    );
  }
  return (
    <Page title={intl.formatMessage(messages.titleOfNobody)} width="public">
      {isGone ? (
        <NothingToSee title={messages.notFound} text={messages.notFoundText} />
      ) : state.status === 'failure' ? (
        <LoadError error={state.error} retry={state.retry} />
      ) : (
        <BadgeGridSkeleton />
      )}
    </Page>
  );
}

function Competences({ competences }: Pick<SharedCurriculum, 'competences'>) {
  const intl = useIntl();
  if (competences.length === 0) return null;
  return (
    <section aria-labelledby="shared-competences">
      <SectionHead
        id="shared-competences"
        title={intl.formatMessage(messages.competences)}
        size="small"
      />
      <CompetenceChips>
        {competences.map(({ id, title, badges }) => (
          <li key={id}>
            <span>
              {title}
              <small>
                <FormattedMessage {...messages.proofs} values={{ count: badges }} />
              </small>
            </span>
          </li>
        ))}
      </CompetenceChips>
    </section>
  );
}

function Badges({ badges }: Pick<SharedCurriculum, 'badges'>) {
  const intl = useIntl();
  return (
    <section aria-labelledby="shared-badges">
      <SectionHead id="shared-badges" title={intl.formatMessage(messages.badges)} />
      <BadgeGrid>
        {badges.map((badge) => (
          <li key={badge.id}>
            <BadgeTile badge={badge} to={paths.publicCertification(badge.id)}>
              <Validity badge={badge} />
            </BadgeTile>
          </li>
        ))}
      </BadgeGrid>
    </section>
  );
}

/** By the server's clock, and without the warning to renew it, which is the holder's. */
function Validity({ badge: { validUntil, isExpired } }: { badge: SharedBadge }) {
  const { date } = useFormats();
  if (validUntil === null) return null;
  const message = isExpired ? validityMessages.expired : validityMessages.valid;
  const text = <FormattedMessage {...message} values={{ date: date(validUntil) }} />;
  return isExpired ? <Pill tone="danger">{text}</Pill> : <span>{text}</span>;
}

const NothingToSee = ({
  title,
  text,
}: Record<'title' | 'text', (typeof messages)[keyof typeof messages]>) => (
  <EmptyState
    illustration="badge"
    title={<FormattedMessage {...title} />}
    text={<FormattedMessage {...text} />}
    action={
      <Button to={paths.publicCatalogue()}>
        <FormattedMessage {...messages.toCatalogue} />
      </Button>
    }
  />
);
