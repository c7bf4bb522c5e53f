import { Faders } from '@phosphor-icons/react/dist/csr/Faders';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Dialog } from 'shared-ui';
import { messages } from './messages.ts';

const Floating = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: theme.spacing(4),
  zIndex: theme.zIndex.fab,
  display: 'flex',
  justifyContent: 'center',
  marginTop: theme.spacing(6),
  '& > *': {
    borderRadius: theme.radius.full,
    boxShadow: theme.vars.palette.elevation.dialog,
  },
  [theme.breakpoints.up('md')]: { display: 'none' },
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
  // The sheet answers the press; the filters are drawn right behind, without holding it up.
  const hasContent = useDeferredValue(isOpen);
  return (
    <>
      <Floating>
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
        {hasContent ? children : <Room />}
      </Dialog>
    </>
  );
}
