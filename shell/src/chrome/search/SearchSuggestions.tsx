import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useSession } from 'shared-auth';
import { LiveRegion } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { messages } from '../messages.ts';
import { suggestionsQuery, type Suggestion } from './suggestions.ts';

/** After the last key: a word is typed in less. */
const pauseMs = 180;

const List = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.modal,
  top: `calc(100% + ${theme.spacing(2)})`,
  left: 0,
  right: 0,
  minWidth: 'min(22rem, 92vw)',
  padding: theme.spacing(2),
  borderRadius: theme.radius.md,
  backgroundColor: theme.vars.palette.background.raised,
  boxShadow: theme.vars.palette.elevation.menu,
  '& > button': {
    display: 'grid',
    width: '100%',
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'left',
    minHeight: 44,
    gap: theme.spacing(0.5),
    padding: theme.spacing(2, 3),
    borderRadius: theme.radius.sm,
    font: 'inherit',
    fontSize: '0.9375rem',
    lineHeight: 1.35,
    cursor: 'pointer',
    '&[aria-selected=true], &:hover': { backgroundColor: theme.vars.palette.background.sunken },
  },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

/**
 * Courses for what is being typed, as the list of the field's combobox: arrows choose, Enter opens the
 * chosen one. Without a choice Enter searches, as always (SHELL-13): typing alone leads nowhere.
 */
export function SearchSuggestions({
  id,
  field,
  text,
  onClose,
}: {
  /** Of the list, as the field names it. */
  id: string;
  field: HTMLInputElement;
  text: string;
  onClose: () => void;
}) {
  const intl = useIntl();
  const navigate = useNavigate();
  const isIn = useSession(({ status }) => status === 'authenticated');
  const [asked, setAsked] = useState('');
  const [choice, setChoice] = useState({ of: '', index: -1 });
  // A choice among other courses is none.
  const chosen = choice.of === asked ? choice.index : -1;
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { data: courses = [] } = useQuery(suggestionsQuery(asked));
  const isOpen = courses.length > 0;

  const open = ({ id: courseId }: Suggestion) => {
    onClose();
    void navigate(isIn ? paths.course(courseId) : paths.publicCourse(courseId));
  };

  useEffect(() => {
    field.setAttribute('aria-expanded', String(isOpen));
    if (isOpen && chosen >= 0) field.setAttribute('aria-activedescendant', `${id}-${chosen}`);
    else field.removeAttribute('aria-activedescendant');
    return () => {
      field.setAttribute('aria-expanded', 'false');
      field.removeAttribute('aria-activedescendant');
    };
  }, [field, id, isOpen, chosen]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const count = courses.length;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined && count > 0) {
        event.preventDefault();
        // One place more than there are courses: none is chosen, and Enter searches.
        setChoice({ of: asked, index: ((chosen + 1 + step + count + 1) % (count + 1)) - 1 });
        return;
      }
      const course = courses[chosen];
      if (event.key === 'Enter' && course) {
        event.preventDefault();
        open(course);
      }
      if (event.key === 'Escape' && count > 0) {
        event.preventDefault();
        // On phones Escape would close the field with its list.
        event.stopPropagation();
        onClose();
      }
    };
    field.addEventListener('keydown', press);
    field.addEventListener('blur', onClose);
    return () => {
      field.removeEventListener('keydown', press);
      field.removeEventListener('blur', onClose);
    };
  });

  if (!isOpen) return null;
  return (
    <>
      <List id={id} role="listbox" aria-label={intl.formatMessage(messages.suggestions)}>
        {courses.map((course, index) => (
          <button
            key={course.id}
            type="button"
            tabIndex={-1}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            // The field keeps the focus: its blur would close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => open(course)}
          >
            {course.title}
            <small>{course.category}</small>
          </button>
        ))}
      </List>
      <LiveRegion>
        {intl.formatMessage(messages.suggestionCount, { count: courses.length })}
      </LiveRegion>
    </>
  );
}
