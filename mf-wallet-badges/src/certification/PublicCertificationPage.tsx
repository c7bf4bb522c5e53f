import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import {
  Button,
  EmptyState,
  LoadError,
  Page,
  Skeleton,
  SkeletonGroup,
  viewStateOf,
} from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { publicBadgeQuery } from './api.ts';
import { isNotFound } from './is-not-found.ts';
import { certificationMessages } from './certification-messages.ts';
import { ProofSection } from './proof/ProofSection.tsx';
import { VerdictBand } from './verdict/VerdictBand.tsx';

/** `/public/certification/{id}` (BADGE-06): the verdict first, then whose, what and when, then the proof. */
export function PublicCertificationPage() {
  const intl = useIntl();
  const { badgeId = '' } = useParams();
  const query = useQuery(publicBadgeQuery(badgeId));
  useNoIndex();
  const state = viewStateOf(query);
  if (state.status === 'success') {
    return (
      <Page title={state.data.title} width="full">
        <VerdictBand
          badge={state.data}
          isChecking={query.isFetching}
          onCheck={() => void query.refetch()}
        />
        <ProofSection badge={state.data} />
      </Page>
    );
  }
  return (
    <Page title={intl.formatMessage(certificationMessages.title)} width="public">
      {state.status === 'loading' ? (
        <SkeletonGroup>
          <Skeleton height="26rem" radius={24} />
        </SkeletonGroup>
      ) : isNotFound(state.error) ? (
        <Missing />
      ) : (
        <LoadError error={state.error} retry={state.retry} />
      )}
    </Page>
  );
}

const Missing = () => (
  <EmptyState
    illustration="badge"
    title={<FormattedMessage {...certificationMessages.notFound} />}
    text={<FormattedMessage {...certificationMessages.notFoundText} />}
    action={
      <Button to={paths.publicCatalogue()}>
        <FormattedMessage {...certificationMessages.toCatalogue} />
      </Button>
    }
  />
);

/** Certificates name people: they are reached by their link, not by a search (E121). */
function useNoIndex() {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}
