import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../buttons/Button.tsx';
import { Glyph } from '../../icons/Glyph.tsx';
import { formMessages } from '../messages.ts';
import { useFilterCounts } from './filter-counts.ts';

/** So many fields leave room for the list on a phone; more of them stand behind a button. */
const FEW = 3;

const Bar = styled('search')(({ theme }) => ({ display: 'block', marginBottom: theme.spacing(6) }));

const Fold = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.down('sm')]: { display: 'block' },
}));

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  // Few fields keep the width of a field.
  [theme.breakpoints.up('sm')]: { '& > *': { maxWidth: '20rem' } },
  [theme.breakpoints.down('sm')]: {
    '&[data-fold=open]': { marginTop: theme.spacing(4) },
    '&[data-fold=closed]': { display: 'none' },
  },
}));

// In a row of fields it is beside their controls, not beside their labels.
const Reset = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { paddingTop: theme.spacing(7) },
}));

/**
 * The fields that filter a list, side by side as the width allows, on phones behind a button that says how many are
 * set; `reset` clears them when there is something to clear.
 */
export function FilterBar({
  label,
  reset,
  children,
}: {
  label: string;
  reset?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { all, set } = useFilterCounts();
  const isFolding = all > FEW;
  return (
    <Bar aria-label={label}>
      {isFolding && (
        <Fold>
          <Button
            variant="outlined"
            fullWidth
            aria-expanded={isOpen}
            aria-controls={id}
            endIcon={<Glyph name={isOpen ? 'up' : 'down'} />}
            onClick={() => setOpen(!isOpen)}
          >
            <FormattedMessage {...formMessages.filterCount} values={{ count: set }} />
          </Button>
        </Fold>
      )}
      <Fields id={id} {...(isFolding && { 'data-fold': isOpen ? 'open' : 'closed' })}>
        {children}
        {reset && <Reset>{reset}</Reset>}
      </Fields>
    </Bar>
  );
}
