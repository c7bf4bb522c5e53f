import { Link as LinkIcon } from '@phosphor-icons/react/dist/csr/Link';
import { FormattedMessage } from 'react-intl';
import { Button, type ButtonProps } from 'shared-ui';
import { useCopyLink } from '../../use-copy-link.ts';
import { publicAddressOf } from '../public-address.ts';
import { messages } from './messages.ts';

/** Copies the public address of a badge, whole (BADGE-07). */
export function ShareButton({
  badgeId,
  ...look
}: { badgeId: string } & Pick<ButtonProps, 'onBand' | 'variant' | 'disabledReason' | 'size'>) {
  const copyLink = useCopyLink();
  const copy = async () => {
    await copyLink(publicAddressOf(badgeId), {
      copied: messages.copied,
      failed: messages.copyFailed,
    });
  };
  return (
    <Button {...look} startIcon={<LinkIcon size={18} aria-hidden />} onClick={() => void copy()}>
      <FormattedMessage {...messages.copyLink} />
    </Button>
  );
}
