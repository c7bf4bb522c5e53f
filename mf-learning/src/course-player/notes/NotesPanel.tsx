import { Export } from '@phosphor-icons/react/dist/csr/Export';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Skeleton, SkeletonGroup, StateView } from 'shared-ui';
import type { Course, Lesson } from '../course.ts';
import { messages } from './messages.ts';
import { NoteComposer } from './NoteComposer.tsx';
import { NoteList } from './NoteList.tsx';
import { notesAsMarkdown, saveText } from './notes-file.ts';
import { useNotes } from './use-notes.ts';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  minWidth: 0,
  '& > *': { minWidth: 0 },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  '& h2': theme.typography.h4,
}));

const None = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

/** Notes and bookmarks of the learner: a new one at this lesson, and those of the whole course. */
export function NotesPanel({ course, lesson }: { course: Course; lesson: Lesson }) {
  const intl = useIntl();
  const notes = useNotes(course.id);
  const stored = notes.query.data ?? [];
  return (
    <Root aria-labelledby="lesson-notes">
      <Head>
        <h2 id="lesson-notes">
          <FormattedMessage {...messages.title} />
        </h2>
        {stored.length > 0 && (
          <Button
            variant="text"
            startIcon={<Export size={18} aria-hidden />}
            onClick={() =>
              saveText(
                notesAsMarkdown(course, stored, intl),
                intl.formatMessage(messages.fileName, { course: course.id }),
              )
            }
          >
            <FormattedMessage {...messages.export} />
          </Button>
        )}
      </Head>
      {lesson.lock === null && (
        <NoteComposer key={lesson.id} course={course} lesson={lesson} notes={notes} />
      )}
      <StateView
        query={notes.query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="4em" />
          </SkeletonGroup>
        }
        isEmpty={(all) => all.length === 0}
        empty={
          <None>
            <FormattedMessage {...messages.none} />
          </None>
        }
      >
        {(all) => <NoteList course={course} lesson={lesson} stored={all} notes={notes} />}
      </StateView>
    </Root>
  );
}
