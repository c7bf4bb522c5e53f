import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LiveRegion } from 'shared-ui';
import { FieldFrame, Input, Select } from 'shared-ui/forms';
import type { Course, Lesson } from '../course.ts';
import { messages } from './messages.ts';
import { filteredNotes, shownKinds, type Note, type NoteFilter, type ShownKind } from './note.ts';
import { NoteRow } from './NoteRow.tsx';
import type { Notes } from './use-notes.ts';

const Filter = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
}));

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

/** One's own notes of the whole course, in its order, with a filter. */
export function NoteList({
  course,
  lesson,
  stored,
  notes,
}: {
  course: Course;
  lesson: Lesson;
  stored: readonly Note[];
  notes: Notes;
}) {
  const intl = useIntl();
  const id = useId();
  const [filter, setFilter] = useState<NoteFilter>({ show: 'all', text: '' });
  const shown = filteredNotes(course, stored, filter, lesson.id);
  const label = {
    all: messages.showAll,
    lesson: messages.showLesson,
    notes: messages.showNotes,
    bookmarks: messages.showBookmarks,
  };
  return (
    <>
      <Filter>
        <Select
          id={`${id}-show`}
          label={intl.formatMessage(messages.show)}
          value={filter.show}
          options={shownKinds.map((value) => ({ value, label: intl.formatMessage(label[value]) }))}
          onChange={(show) => setFilter({ ...filter, show: show as ShownKind })}
        />
        <FieldFrame id={`${id}-text`} label={<FormattedMessage {...messages.filterText} />}>
          <Input
            id={`${id}-text`}
            type="search"
            value={filter.text}
            onChange={({ target }) => setFilter({ ...filter, text: target.value })}
          />
        </FieldFrame>
      </Filter>
      <List>
        {shown.map((note) => (
          <NoteRow key={note.id} course={course} note={note} notes={notes} />
        ))}
      </List>
      {shown.length === 0 && (
        <p>
          <FormattedMessage {...messages.noneFound} />
        </p>
      )}
      <LiveRegion>
        {(filter.text !== '' || filter.show !== 'all') && (
          <FormattedMessage {...messages.found} values={{ count: shown.length }} />
        )}
      </LiveRegion>
    </>
  );
}
