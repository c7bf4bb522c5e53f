import IconButton from '@mui/material/IconButton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Glyph } from 'shared-ui';
import { Combobox } from 'shared-ui/combobox';
import { describedBy, FieldFrame, Input, useFormField, useFormikContext } from 'shared-ui/forms';
import { publishedCoursesQuery, type PublishedCourse } from '../api.ts';
import type { CourseForm } from '../course/course-form.ts';
import { useAuthoring } from '../use-authoring.ts';
import { messages } from './messages.ts';

/** The published course that renews an attestation, sought by a part of its title. */
export function RefresherField({ lockedReason }: { lockedReason?: string }) {
  const intl = useIntl();
  const { courseId } = useAuthoring();
  const { values, setValues } = useFormikContext<CourseForm>();
  const { id, error } = useFormField<string>('refresher');
  const { refresher, refresherTitle, validity } = values;
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const text = useDeferredValue(typed).trim();
  const found = useQuery({
    ...publishedCoursesQuery(text),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const options = (found.data ?? []).filter((course) => course.id !== courseId);
  const chosen = useMemo<PublishedCourse | null>(
    () =>
      refresher === '' ? null : { id: Number(refresher), title: refresherTitle, category: '' },
    [refresher, refresherTitle],
  );
  const choose = (course: PublishedCourse | null) =>
    void setValues({
      ...values,
      refresher: course === null ? '' : String(course.id),
      refresherTitle: course?.title ?? '',
    });

  const label = <FormattedMessage {...messages.refresher} />;
  const reason =
    lockedReason ??
    (validity.trim() === '' ? intl.formatMessage(messages.refresherNeedsMonths) : undefined);
  if (reason !== undefined) {
    return (
      <FieldFrame id={id} label={label} help={reason} isOptional>
        <Input
          id={id}
          readOnly
          value={refresherTitle}
          {...describedBy(id, { help: reason })}
          end={<Glyph name="lock" size={18} />}
        />
      </FieldFrame>
    );
  }
  const help = <FormattedMessage {...messages.refresherHelp} />;
  return (
    <FieldFrame id={id} label={label} help={help} error={error} isOptional>
      <Combobox
        options={options}
        value={chosen}
        keyOf={(course) => course.id}
        labelOf={({ title }) => title}
        detailOf={({ category }) => category}
        onChoose={choose}
        onType={setTyped}
        onOpenChange={(opens) => {
          setOpen(opens);
          if (!opens) setTyped('');
        }}
        listLabel={intl.formatMessage(messages.refresher)}
        empty={
          !found.isPending && (
            <FormattedMessage
              {...(found.isError ? messages.refresherFailed : messages.refresherNone)}
            />
          )
        }
        announcement={
          found.isSuccess && (
            <FormattedMessage {...messages.refresherCount} values={{ count: options.length }} />
          )
        }
      >
        {(field) => (
          <Input
            {...field}
            {...describedBy(id, { error, help })}
            id={id}
            name="refresher"
            end={
              chosen === null ? (
                <Glyph name="down" size={18} />
              ) : (
                <IconButton
                  size="small"
                  aria-label={intl.formatMessage(messages.refresherRemove)}
                  onClick={() => choose(null)}
                >
                  <Glyph name="close" size={18} />
                </IconButton>
              )
            }
          />
        )}
      </Combobox>
    </FieldFrame>
  );
}
