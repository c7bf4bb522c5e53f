import { MagnifyingGlass } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Alert } from 'shared-ui';
import { Combobox } from 'shared-ui/combobox';
import { describedBy, FieldFrame, Input } from 'shared-ui/forms';
import { paths } from 'shared-ui/paths';
import { lessonsOf, type Course, type Lesson } from '../course.ts';
import { openDocument } from '../documents/open-document.ts';
import { momentText } from '../places/place.ts';
import { MIN_LENGTH, type Find } from './api.ts';
import { MarkedText } from './MarkedText.tsx';
import { messages } from './messages.ts';
import { useFinds } from './use-finds.ts';

/** The list is drawn over what is below the field: room for some of its rows. */
const Room = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(3),
  minHeight: 'min(60dvh, 27rem)',
}));

const keyOf = ({ kind, lessonId, second, paragraph, fileName }: Find): string =>
  [kind, lessonId, second, paragraph, fileName].join(':');

/** Searches lessons, documents and transcripts of the course; a result leads to its place. */
export function SearchForm({
  course,
  lockTextOf,
  onLeave,
}: {
  course: Course;
  lockTextOf: (lesson: Lesson) => string | null;
  /** A result is somewhere else on the page. */
  onLeave: () => void;
}) {
  const intl = useIntl();
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { finds, hasFailed, retry } = useFinds(course.id, text);
  const lessons = lessonsOf(course);
  const items = finds?.items ?? [];

  const labelOf = ({ kind, lessonName, second, text: words }: Find): string => {
    if (kind === 'document' || kind === 'lesson') return words;
    return second === null
      ? lessonName
      : intl.formatMessage(messages.atMoment, { lesson: lessonName, moment: momentText(second) });
  };
  const detailOf = (find: Find) => {
    const { kind, lessonName, isOpen: isLessonOpen } = find;
    if (kind === 'text' || kind === 'transcript') return <MarkedText {...find} />;
    if (kind === 'document') {
      return lessonName === ''
        ? intl.formatMessage(messages.document)
        : intl.formatMessage(messages.documentOf, { lesson: lessonName });
    }
    const lesson = lessons.find((one) => one.id === find.lessonId);
    const lock = isLessonOpen || lesson === undefined ? null : lockTextOf(lesson);
    return lock ?? intl.formatMessage(messages.lesson);
  };
  const choose = ({ lessonId, second, paragraph, fileName }: Find) => {
    const documents = [
      ...lessons.flatMap((lesson) => lesson.documents),
      ...course.modules.flatMap((module) => module.documents),
      ...course.documents,
    ];
    const found = documents.find((one) => one.fileName === fileName);
    if (found !== undefined) void openDocument(course.id, found);
    else if (lessonId !== null) {
      onLeave();
      void navigate(paths.lesson({ courseId: course.id, lessonId, second, paragraph }));
    }
  };

  const help = <FormattedMessage {...messages.help} />;
  return (
    <Room>
      <FieldFrame id={id} label={<FormattedMessage {...messages.label} />} help={help}>
        <Combobox
          options={items}
          text={text}
          keyOf={keyOf}
          labelOf={labelOf}
          detailOf={detailOf}
          onType={setText}
          onChoose={choose}
          listLabel={intl.formatMessage(messages.list)}
          // Said below the field, also while the list is closed.
          announcement={null}
        >
          {(field) => (
            <Input
              {...field}
              {...describedBy(id, { help })}
              id={id}
              type="search"
              maxLength={100}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened for it
              autoFocus
              end={<MagnifyingGlass size={18} aria-hidden />}
            />
          )}
        </Combobox>
      </FieldFrame>
      {hasFailed && (
        <Alert
          tone="danger"
          announce="alert"
          action={
            <button
              type="button"
              onClick={() => {
                // The button goes, and the list is open only while the field has the focus.
                document.getElementById(id)?.focus();
                retry();
              }}
            >
              <FormattedMessage {...messages.retry} />
            </button>
          }
        >
          <FormattedMessage {...messages.failed} />
        </Alert>
      )}
      <p role="status">
        {finds !== null && text.trim().length >= MIN_LENGTH && (
          <Summary shown={items.length} count={finds.totalItems} />
        )}
      </p>
    </Room>
  );
}

function Summary({ shown, count }: { shown: number; count: number }) {
  if (count === 0) return <FormattedMessage {...messages.none} />;
  return count > shown ? (
    <FormattedMessage {...messages.first} values={{ shown, count }} />
  ) : (
    <FormattedMessage {...messages.count} values={{ count }} />
  );
}
