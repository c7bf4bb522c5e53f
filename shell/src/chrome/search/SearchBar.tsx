import { styled } from '@mui/material/styles';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type SubmitEvent,
} from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from 'shared-auth';
import { paths } from 'shared-ui/paths';
import { icons } from '../icons.ts';
import { messages } from '../messages.ts';
import { PathIcon } from '../PathIcon.tsx';

/** Its code comes with the second letter that is typed. */
const Suggestions = lazy(async () => ({
  default: (await import('./SearchSuggestions.tsx')).SearchSuggestions,
}));

const Form = styled('form')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  maxWidth: '25rem',
  height: 44,
  paddingLeft: theme.spacing(4.5),
  paddingRight: theme.spacing(1),
  border: `1.5px solid ${theme.vars.palette.border.strong}`,
  borderRadius: theme.radius.full,
  backgroundColor: theme.vars.palette.background.paper,
  '&:focus-within': {
    outline: `3px solid ${theme.vars.palette.focus.ring}`,
    outlineOffset: 2,
  },
  '& input': {
    flex: 1,
    minWidth: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    color: theme.vars.palette.text.primary,
    font: 'inherit',
    fontSize: '0.9375rem',
    '&::placeholder': { color: theme.vars.palette.text.tertiary, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  // Not those of the suggestions within.
  '& > button': {
    display: 'inline-grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    flex: 'none',
    padding: 0,
    border: 0,
    borderRadius: theme.radius.full,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  },
}));

/** Searches on Enter or on the magnifier (SHELL-13); an empty text lists all (E51). */
export function SearchBar({ hasFocus = false }: { hasFocus?: boolean }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isIn = useSession(({ status }) => status === 'authenticated');
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<{ text: string; field: HTMLInputElement } | null>(null);
  const closeSuggestions = useCallback(() => setTyped(null), []);
  const listId = useId();
  const searched = new URLSearchParams(search).get('searchText') ?? '';

  useEffect(() => {
    if (field.current !== null) field.current.value = searched;
  }, [searched]);
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    closeSuggestions();
    const searchText = field.current?.value.trim() ?? '';
    const query = searchText === '' ? {} : { searchText };
    void navigate(isIn ? paths.search(query) : paths.publicCatalogue(query));
  };

  const label = intl.formatMessage(messages.searchLabel);
  return (
    <Form role="search" onSubmit={submit}>
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-expanded={false}
        aria-controls={listId}
        aria-autocomplete="list"
        name="searchText"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        defaultValue={searched}
        onInput={({ currentTarget }) =>
          setTyped({ text: currentTarget.value.trim(), field: currentTarget })
        }
      />
      <button type="submit" aria-label={intl.formatMessage(messages.search)}>
        <PathIcon path={icons.search} />
      </button>
      {typed !== null && typed.text.length > 1 && (
        <Suspense fallback={null}>
          <Suggestions id={listId} {...typed} onClose={closeSuggestions} />
        </Suspense>
      )}
    </Form>
  );
}
