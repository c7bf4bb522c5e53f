import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Glyph, LiveRegion } from 'shared-ui';
import { describedBy, FieldFrame, Input, useFormField, useFormikContext } from 'shared-ui/forms';
import { professorsQuery, type Professor } from '../api.ts';
import type { CourseForm } from '../course/course-form.ts';
import { messages } from './messages.ts';

const Holder = styled('div')(({ theme }) => ({
  position: 'relative',
  '& > svg': {
    position: 'absolute',
    right: theme.spacing(3.5),
    top: theme.spacing(3.5),
    pointerEvents: 'none',
    color: theme.vars.palette.text.secondary,
  },
}));

const Options = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.modal,
  insetInline: 0,
  top: `calc(100% + ${theme.spacing(1)})`,
  maxHeight: 280,
  overflowY: 'auto',
  padding: theme.spacing(1.5),
  borderRadius: theme.radius.lg,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.raised,
  boxShadow: theme.vars.palette.elevation.menu,
}));

const Option = styled('div')(({ theme }) => ({
  minHeight: 44,
  padding: theme.spacing(1.5, 3),
  borderRadius: theme.radius.md,
  cursor: 'pointer',
  '& small': {
    display: 'block',
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
  '&[data-current], &:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '&[aria-disabled]': { cursor: 'default', color: theme.vars.palette.text.secondary },
}));

/** The teacher of a module, sought by a part of the name while typing (EDIT-10, API-29). */
export function ProfessorField({ path, lockedReason }: { path: string; lockedReason?: string }) {
  const listId = useId();
  const { values, setValues, setFieldTouched } = useFormikContext<CourseForm>();
  const { id, error } = useFormField<string>(`${path}.professor`);
  const place = Number(path.split('.')[1]);
  const module = values.modules[place];
  const [typed, setTyped] = useState<string | null>(null);
  const [current, setCurrent] = useState(0);
  const isOpen = typed !== null;
  const asked = useDeferredValue(typed ?? '').trim();
  const found = useQuery({
    ...professorsQuery(asked),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const options = found.data ?? [];
  const optionId = (index: number) => `${listId}-${index}`;

  const choose = (professor: Professor | undefined) => {
    setTyped(null);
    if (professor === undefined) return;
    void setValues({
      ...values,
      modules: values.modules.map((each, index) =>
        index === place
          ? { ...each, professor: String(professor.value), professorName: professor.label }
          : each,
      ),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) setTyped('');
      else if (options.length > 0) {
        const step = event.key === 'ArrowDown' ? 1 : -1;
        setCurrent((current + step + options.length) % options.length);
      }
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(options[current]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setTyped(null);
    }
  };

  const label = <FormattedMessage {...messages.professor} />;
  if (lockedReason !== undefined) {
    return (
      <FieldFrame id={id} label={label} help={lockedReason}>
        <Holder>
          <Input
            id={id}
            readOnly
            value={module?.professorName ?? ''}
            {...describedBy(id, { help: lockedReason })}
          />
          <Glyph name="lock" size={18} />
        </Holder>
      </FieldFrame>
    );
  }
  const help = <FormattedMessage {...messages.professorHelp} />;
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <Holder>
        <Input
          id={id}
          name={`${path}.professor`}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && options.length > 0 ? optionId(current) : undefined}
          {...describedBy(id, { error, help })}
          value={typed ?? module?.professorName ?? ''}
          onChange={(event) => {
            setTyped(event.target.value);
            setCurrent(0);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            setTyped(null);
            void setFieldTouched(`${path}.professor`);
          }}
        />
        <Glyph name="down" size={18} />
        {isOpen && (
          <Options id={listId} role="listbox" aria-labelledby={id}>
            {options.map((professor, index) => (
              <Option
                key={professor.value}
                id={optionId(index)}
                role="option"
                aria-selected={String(professor.value) === module?.professor}
                {...(index === current ? { 'data-current': '' } : {})}
                // The field keeps the focus: a blur would close the list before the click.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(professor)}
              >
                {professor.label}
                <small>{professor.specialty}</small>
              </Option>
            ))}
            {options.length === 0 && !found.isPending && (
              <Option role="option" aria-disabled="true" aria-selected="false">
                <FormattedMessage
                  {...(found.isError ? messages.professorFailed : messages.professorNone)}
                />
              </Option>
            )}
          </Options>
        )}
      </Holder>
      <LiveRegion>
        {isOpen && found.isSuccess && (
          <FormattedMessage {...messages.professorCount} values={{ count: options.length }} />
        )}
      </LiveRegion>
    </FieldFrame>
  );
}
