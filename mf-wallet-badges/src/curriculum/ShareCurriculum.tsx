import { styled } from '@mui/material/styles';
import { ArrowSquareOut } from '@phosphor-icons/react/dist/csr/ArrowSquareOut';
import { Link as LinkIcon } from '@phosphor-icons/react/dist/csr/Link';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import {
  Button,
  ConfirmDialog,
  PaddedCard,
  Skeleton,
  SkeletonGroup,
  SlotError,
  StateView,
  toast,
  VisuallyHidden,
} from 'shared-ui';
import { Checkbox } from 'shared-ui/forms';
import { paths } from 'shared-ui/paths';
import { useCopyLink } from '../use-copy-link.ts';
import {
  curriculumShareQuery,
  endCurriculumShare,
  shareCurriculum,
  type CurriculumShare,
} from './api.ts';
import { shareMessages as messages } from './share-messages.ts';

const Root = styled('section')(({ theme }) => ({ marginBottom: theme.spacing(10) }));

const Card = styled(PaddedCard)(({ theme }) => ({ display: 'grid', gap: theme.spacing(4) }));

const Address = styled('p')(({ theme }) => ({
  ...theme.typography.mono,
  margin: 0,
  padding: theme.spacing(2.5, 3),
  borderRadius: theme.radius.md,
  backgroundColor: theme.vars.palette.background.sunken,
  // It has no place of its own to break at.
  overflowWrap: 'anywhere',
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
}));

/** Whether strangers see this curriculum by a link, and which (decision 0105). */
export function ShareCurriculum() {
  const intl = useIntl();
  const query = useQuery(curriculumShareQuery);
  return (
    <Root aria-label={intl.formatMessage(messages.heading)}>
      <StateView
        query={query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="6.5rem" radius={16} />
          </SkeletonGroup>
        }
        error={({ retry }) => (
          <SlotError title={<FormattedMessage {...messages.heading} />} onRetry={retry} />
        )}
      >
        {(share) => <Sharing share={share} />}
      </StateView>
    </Root>
  );
}

function Sharing({ share }: { share: CurriculumShare | null }) {
  const intl = useIntl();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const change = useMutation({
    mutationFn: async (isShared: boolean) => {
      if (isShared) return shareCurriculum();
      await endCurriculumShare();
      return null;
    },
    onSuccess: (stored) => {
      queries.setQueryData(curriculumShareQuery.queryKey, stored);
      toast.success(intl.formatMessage(stored ? messages.shared : messages.ended));
    },
    onError: (error) => {
      toast.error(toApiError(error).message);
    },
  });
  return (
    <Card>
      <Checkbox
        isSwitch
        label={<FormattedMessage {...messages.byLink} />}
        detail={<FormattedMessage {...messages.byLinkDetail} />}
        checked={change.isPending ? change.variables : share !== null}
        onChange={(isShared) => {
          if (change.isPending) return;
          // A link that was given away does not come back: that is asked first.
          if (isShared) change.mutate(true);
          else setAsking(true);
        }}
      />
      {share && <SharedLink sharedId={share.sharedId} />}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => change.mutateAsync(false)}
        title={<FormattedMessage {...messages.endTitle} />}
        confirmLabel={<FormattedMessage {...messages.end} />}
      >
        <FormattedMessage {...messages.endText} />
      </ConfirmDialog>
    </Card>
  );
}

function SharedLink({ sharedId }: { sharedId: string }) {
  const copyLink = useCopyLink();
  const path = paths.publicCurriculum(sharedId);
  const url = new URL(path, window.location.href).href;
  return (
    <>
      <Address>
        <VisuallyHidden>
          <FormattedMessage {...messages.address} />{' '}
        </VisuallyHidden>
        {url}
      </Address>
      <Actions>
        <Button
          variant="tonal"
          startIcon={<LinkIcon size={18} aria-hidden />}
          onClick={() =>
            void copyLink(url, { copied: messages.copied, failed: messages.copyFailed })
          }
        >
          <FormattedMessage {...messages.copy} />
        </Button>
        <Button
          variant="outlined"
          href={path}
          target="_blank"
          rel="noopener"
          startIcon={<ArrowSquareOut size={18} aria-hidden />}
        >
          <FormattedMessage {...messages.open} />
        </Button>
      </Actions>
    </>
  );
}
