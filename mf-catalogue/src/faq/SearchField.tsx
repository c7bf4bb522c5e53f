import { MagnifyingGlass } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { styled } from '@mui/material/styles';
import type { RefObject, SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2.5),
  maxWidth: '32rem',
  minHeight: theme.spacing(11.5),
  paddingInline: theme.spacing(4),
  border: `1.5px solid ${theme.vars.palette.border.strong}`,
  borderRadius: theme.radius.md,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:focus-within': {
    outline: `3px solid ${theme.vars.palette.focus.ring}`,
    outlineOffset: 2,
  },
  '& > svg': { flex: 'none' },
  '& > input': {
    flex: 1,
    minWidth: 0,
    alignSelf: 'stretch',
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    '&::placeholder': { color: theme.vars.palette.text.tertiary, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
}));

/** Searches while people type. Not a field of `shared-ui/forms`, which this page would load for it alone. */
export function SearchField({
  ref,
  text,
  onType,
  onEnter,
}: {
  ref: RefObject<HTMLInputElement | null>;
  text: string;
  onType: (text: string) => void;
  onEnter: () => void;
}) {
  const intl = useIntl();
  const label = intl.formatMessage(messages.search);
  return (
    <Form
      role="search"
      aria-label={label}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <MagnifyingGlass size={20} aria-hidden />
      <input
        ref={ref}
        type="search"
        name="q"
        value={text}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => onType(target.value)}
      />
    </Form>
  );
}
