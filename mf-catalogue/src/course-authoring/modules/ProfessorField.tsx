import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Glyph } from 'shared-ui';
import { Combobox } from 'shared-ui/combobox';
import { describedBy, FieldFrame, Input, useFormField, useFormikContext } from 'shared-ui/forms';
import { professorsQuery, type Professor } from '../api.ts';
import type { CourseForm } from '../course/course-form.ts';
import { messages } from './messages.ts';

/** The teacher of a module, sought by a part of the name while typing (EDIT-10, API-29). */
export function ProfessorField({ path, lockedReason }: { path: string; lockedReason?: string }) {
  const intl = useIntl();
  const { values, setValues, setFieldTouched } = useFormikContext<CourseForm>();
  const { id, error } = useFormField<string>(`${path}.professor`);
  const place = Number(path.split('.')[1]);
  const { professor = '', professorName = '' } = values.modules[place] ?? {};
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const name = useDeferredValue(typed).trim();
  const found = useQuery({
    ...professorsQuery(name),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const chosen = useMemo<Professor | null>(
    () =>
      professor === '' ? null : { value: Number(professor), label: professorName, specialty: '' },
    [professor, professorName],
  );

  const choose = ({ value, label }: Professor) =>
    void setValues({
      ...values,
      modules: values.modules.map((module, index) =>
        index === place ? { ...module, professor: String(value), professorName: label } : module,
      ),
    });

  const label = <FormattedMessage {...messages.professor} />;
  if (lockedReason !== undefined) {
    return (
      <FieldFrame id={id} label={label} help={lockedReason}>
        <Input
          id={id}
          readOnly
          value={professorName}
          {...describedBy(id, { help: lockedReason })}
          end={<Glyph name="lock" size={18} />}
        />
      </FieldFrame>
    );
  }
  const help = <FormattedMessage {...messages.professorHelp} />;
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <Combobox
        options={found.data ?? []}
        value={chosen}
        keyOf={({ value }) => value}
        labelOf={(option) => option.label}
        detailOf={({ specialty }) => specialty}
        onChoose={choose}
        onType={setTyped}
        onOpenChange={(opens) => {
          setOpen(opens);
          if (!opens) setTyped('');
        }}
        listLabel={intl.formatMessage(messages.professor)}
        empty={
          !found.isPending && (
            <FormattedMessage
              {...(found.isError ? messages.professorFailed : messages.professorNone)}
            />
          )
        }
        announcement={
          found.isSuccess && (
            <FormattedMessage {...messages.professorCount} values={{ count: found.data.length }} />
          )
        }
      >
        {(field) => (
          <Input
            {...field}
            {...describedBy(id, { error, help })}
            id={id}
            name={`${path}.professor`}
            end={<Glyph name="down" size={18} />}
            onBlur={(event) => {
              field.onBlur?.(event);
              void setFieldTouched(`${path}.professor`);
            }}
          />
        )}
      </Combobox>
    </FieldFrame>
  );
}
