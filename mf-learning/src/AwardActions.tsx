import { DownloadSimple } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { ShareNetwork } from '@phosphor-icons/react/dist/csr/ShareNetwork';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, toast } from 'shared-ui';
import { awardMessages } from './award-messages.ts';
import { badgePictureUrl, type AwardedBadge } from './awarded-badge.ts';
import { shareBadge } from './share-badge.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: theme.spacing(3),
}));

/** What a learner does with a badge that was just won, on the band. */
export function AwardActions({
  badge,
  children,
}: {
  badge: AwardedBadge;
  /** A further action. */
  children?: ReactNode;
}) {
  const intl = useIntl();
  const share = async () => {
    const shared = await shareBadge(badge);
    if (shared.how === 'copied') toast.notify(intl.formatMessage(awardMessages.copied));
    if (shared.how === 'shown') {
      toast.warning(intl.formatMessage(awardMessages.copyFailed, { url: shared.url }));
    }
  };
  return (
    <Root>
      <Button
        onBand
        startIcon={<ShareNetwork size={20} aria-hidden />}
        onClick={() => void share()}
        {...(badge.isPublic
          ? {}
          : { disabledReason: <FormattedMessage {...awardMessages.hidden} /> })}
      >
        <FormattedMessage {...awardMessages.share} />
      </Button>
      <Button
        onBand
        variant="outlined"
        href={badgePictureUrl(badge.id)}
        download={`WB-${badge.code}.svg`}
        startIcon={<DownloadSimple size={20} aria-hidden />}
      >
        <FormattedMessage {...awardMessages.download} />
      </Button>
      {children}
    </Root>
  );
}
