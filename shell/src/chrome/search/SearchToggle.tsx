import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { IconButton } from 'shared-ui';
import { icons } from '../icons.ts';
import { messages } from '../messages.ts';
import { PathIcon } from '../PathIcon.tsx';
import { SearchBar } from './SearchBar.tsx';

const Over = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(4, 1),
  backgroundColor: theme.vars.palette.background.paper,
  '& form': { maxWidth: 'none' },
}));

/** On phones the search field opens over the bar. */
export function SearchToggle() {
  const intl = useIntl();
  const { key } = useLocation();
  // Open for the page where it was opened: a search leads to another one.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  return (
    <>
      <IconButton
        label={intl.formatMessage(messages.search)}
        aria-expanded={isOpen}
        onClick={() => setOpenAt(key)}
      >
        <PathIcon path={icons.search} size={22} />
      </IconButton>
      {isOpen && (
        <Over
          onKeyDown={(event) => {
            if (event.key === 'Escape') setOpenAt(null);
          }}
        >
          <SearchBar hasFocus />
          <IconButton
            label={intl.formatMessage(messages.closeSearch)}
            onClick={() => setOpenAt(null)}
          >
            <PathIcon path={icons.close} />
          </IconButton>
        </Over>
      )}
    </>
  );
}
