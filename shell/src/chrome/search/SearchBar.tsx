import { styled } from '@mui/material/styles';
import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type SubmitEvent,
} from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from 'shared-auth';
import { useFrameField } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { icons } from '../icons.ts';
import { messages } from '../messages.ts';
import { PathIcon } from '../PathIcon.tsx';
import type { SuggestingFieldProps } from './SuggestingField.tsx';

/** Searches without suggestions: until their code has loaded, or if it fails to. */
function PlainField({
  attributes,
  text,
  onType,
  onFocusChange,
}: Pick<SuggestingFieldProps, 'attributes' | 'text' | 'onType'> & {
  onFocusChange?: (hasFocus: boolean) => void;
}) {
  const listId = useId();
  return (
    <input
      {...attributes}
      role="combobox"
      aria-controls={listId}
      aria-expanded={false}
      value={text}
      onChange={({ target }) => onType(target.value)}
      onFocus={() => onFocusChange?.(true)}
      onBlur={() => onFocusChange?.(false)}
    />
  );
}

/** MUI's combobox is not in the first load. */
const SuggestingField = lazy(() =>
  import('./SuggestingField.tsx').then(
    (loaded) => ({ default: loaded.SuggestingField as ComponentType<SuggestingFieldProps> }),
    () => ({ default: PlainField as ComponentType<SuggestingFieldProps> }),
  ),
);

const Form = styled('form')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  // As wide as its words need, before the room beside it grows.
  flex: '100 1 0',
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
    textOverflow: 'ellipsis',
    '&::placeholder': { color: theme.vars.palette.text.tertiary, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  // The list is as wide as the bar, not as its field.
  '& > [data-part=combobox]': { position: 'static', display: 'flex', flex: 1 },
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

/**
 * Searches on Enter or on the magnifier (SHELL-13); an empty text lists all (E51). Courses are suggested
 * while a word is typed: without a choice Enter searches, typing alone leads nowhere.
 */
export function SearchBar({ hasFocus = false }: { hasFocus?: boolean }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isLoggedIn = useSession(({ status }) => status === 'authenticated');
  const form = useRef<HTMLFormElement>(null);
  const [hadFocus, setHadFocus] = useState(hasFocus);
  const searched = new URLSearchParams(search).get('searchText') ?? '';
  const [text, setText] = useState(searched);
  const [textOf, setTextOf] = useState(searched);
  // The address has another search: its words replace the typed ones.
  if (textOf !== searched) {
    setTextOf(searched);
    setText(searched);
  }

  useEffect(() => {
    if (hasFocus) form.current?.querySelector('input')?.focus();
  }, [hasFocus]);

  const searchTyped = () => {
    const searchText = text.trim();
    const query = searchText === '' ? {} : { searchText };
    void navigate(isLoggedIn ? paths.search(query) : paths.publicCatalogue(query));
  };

  const label = intl.formatMessage(messages.searchLabel);
  const attributes = {
    type: 'search',
    name: 'searchText',
    'aria-label': label,
    placeholder: intl.formatMessage(messages.searchPlaceholder),
    autoComplete: 'off',
    enterKeyHint: 'search',
  } as const;
  return (
    <Form
      ref={form}
      {...useFrameField()}
      role="search"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        searchTyped();
      }}
    >
      <Suspense
        fallback={
          <PlainField
            attributes={attributes}
            text={text}
            onType={setText}
            onFocusChange={setHadFocus}
          />
        }
      >
        <SuggestingField
          attributes={attributes}
          text={text}
          onType={setText}
          onChoose={(id) => void navigate(isLoggedIn ? paths.course(id) : paths.publicCourse(id))}
          onSearch={searchTyped}
          hadFocus={hadFocus}
        />
      </Suspense>
      <button type="submit" aria-label={intl.formatMessage(messages.search)}>
        <PathIcon path={icons.search} />
      </button>
    </Form>
  );
}
