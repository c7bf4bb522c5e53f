import { useCallback, useMemo } from 'react';
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
import { isNotFound } from '../is-not-found.ts';
import { useNoIndex } from '../use-no-index.ts';
import { certificationMessages } from './certification-messages.ts';
import { CurrentVerification } from './current-verification.ts';
import { ProofSection } from './proof/ProofSection.tsx';
import { useVerification } from './use-verification.ts';
import { VerdictBand } from './verdict/VerdictBand.tsx';

/** `/public/certification/{id}` (BADGE-06): the verdict first, then whose, what and when, then the proof. */
export function PublicCertificationPage() {
  const intl = useIntl();
  const { badgeId = '' } = useParams();
  // An id is the same in capitals; the credential has it without.
  const { row, verification } = useVerification(badgeId.toLowerCase());
  const { refetch } = row;
  useNoIndex();
  const state = viewStateOf(row);
  const isGone = row.isError && isNotFound(row.error);
  const badge = state.status === 'success' && !isGone ? state.data : null;
  // A double click reads the badge once.
  const checkAgain = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);
  // The same element until the badge is another: what is found draws its own parts alone.
  const page = useMemo(
    () =>
      badge && (
        <Page title={badge.title} width="full">
          <VerdictBand badge={badge} onCheck={checkAgain} />
          <ProofSection badge={badge} />
        </Page>
      ),
    [badge, checkAgain],
  );
  if (page !== null) return <CurrentVerification value={verification}>{page}</CurrentVerification>;
  return (
    <Page title={intl.formatMessage(certificationMessages.title)} width="public">
      {isGone ? (
        <Missing />
      ) : state.status === 'failure' ? (
        <LoadError error={state.error} retry={state.retry} />
      ) : (
        <SkeletonGroup>
          <Skeleton height="26rem" radius={24} />
        </SkeletonGroup>
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
