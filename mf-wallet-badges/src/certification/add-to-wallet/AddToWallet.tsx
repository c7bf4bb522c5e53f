import { Wallet } from '@phosphor-icons/react/dist/csr/Wallet';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Dialog, Skeleton, SkeletonGroup } from 'shared-ui';
import { messages } from './messages.ts';

/** With the code that draws QR codes; most who see their badge do not ask for one. */
const OfferToWallet = lazy(async () => ({
  default: (await import('./OfferToWallet.tsx')).OfferToWallet,
}));

/** Puts the badge into the holder's wallet (OpenID4VCI). */
export function AddToWallet({ badgeId }: { badgeId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Wallet size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <FormattedMessage {...messages.add} />
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        width="wide"
        title={<FormattedMessage {...messages.add} />}
      >
        <Suspense
          fallback={
            <SkeletonGroup>
              <Skeleton height="16rem" />
            </SkeletonGroup>
          }
        >
          <OfferToWallet badgeId={badgeId} onDone={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
