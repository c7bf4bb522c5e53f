import { Faders } from '@phosphor-icons/react/dist/csr/Faders';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Dialog, useBottomInset } from 'shared-ui';
import { messages } from './messages.ts';

/** Below the button, in px. */
const FLOATING_GAP = 16;

const Floating = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: FLOATING_GAP,
  zIndex: theme.zIndex.fab,
  display: 'flex',
  justifyContent: 'center',
  marginTop: theme.spacing(6),
  '& > *': {
    borderRadius: theme.radius.full,
    boxShadow: theme.vars.palette.elevation.dialog,
  },
}));

/** The sheet rises once: the filters take the whole screen. */
const Room = styled('div')({ height: '100vh' });

/** The filters on phones: a sheet behind a button that floats over the results, and draws nothing of them. */
export function FilterSheet({
  chosen,
  count,
  onReset,
  children,
}: {
  /** Filters that are set. */
  chosen: number;
  /** Courses found. */
  count: number;
  onReset: () => void;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const floating = useRef<HTMLDivElement>(null);
  useBottomInset(floating, { gap: FLOATING_GAP });
  // The sheet answers the press; the filters, drawn long before, are laid out right behind.
  const hasContent = useDeferredValue(isOpen);
  return (
    <>
      <Floating ref={floating}>
        <Button
          aria-haspopup="dialog"
          startIcon={<Faders size={20} />}
          onClick={() => setOpen(true)}
        >
          <FormattedMessage {...messages.filtersCount} values={{ count: chosen }} />
        </Button>
      </Floating>
      <Dialog
        isOpen={isOpen}
        isPrepared
        onClose={() => setOpen(false)}
        title={<FormattedMessage {...messages.filters} />}
        actions={
          <>
            {chosen > 0 && (
              <Button variant="outlined" onClick={onReset}>
                <FormattedMessage {...messages.resetAll} />
              </Button>
            )}
            <Button onClick={() => setOpen(false)}>
              <FormattedMessage {...messages.show} values={{ count }} />
            </Button>
          </>
        }
      >
        {!hasContent && <Room />}
        <div hidden={!hasContent}>{children}</div>
      </Dialog>
    </>
  );
}
