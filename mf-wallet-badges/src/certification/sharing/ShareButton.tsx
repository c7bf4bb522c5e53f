import { Link as LinkIcon } from '@phosphor-icons/react/dist/csr/Link';
import { FormattedMessage } from 'react-intl';
import { Button, type ButtonProps } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { useCopyLink } from '../../use-copy-link.ts';
import { messages } from './messages.ts';

/** Copies the public address of a badge, whole (BADGE-07). */
export function ShareButton({
  badgeId,
  ...look
}: { badgeId: string } & Pick<ButtonProps, 'onBand' | 'variant' | 'disabledReason' | 'size'>) {
  const copyLink = useCopyLink();
  const copy = async () => {
    const url = new URL(paths.publicCertification(badgeId), window.location.href).href;
    await copyLink(url, { copied: messages.copied, failed: messages.copyFailed });
  };
  return (
    <Button {...look} startIcon={<LinkIcon size={18} aria-hidden />} onClick={() => void copy()}>
      <FormattedMessage {...messages.copyLink} />
    </Button>
  );
}
