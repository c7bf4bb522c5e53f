import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, PaddedCard, useFormats } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { waitingQuestionsQuery, type TaughtCourse, type WaitingQuestion } from '../api.ts';
import { CardList, TeachingSection } from '../TeachingSection.tsx';
import { messages } from './messages.ts';

/** Who has waited longest comes first; the others are one after the other in the player. */
const MAX_SHOWN = 10;

const List = styled(CardList)(({ theme }) => ({
  '& + p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Question = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  '& > small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > p': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& > a': { justifySelf: 'start' },
}));

/** The questions of learners without an answer, each with the way to the place where it is answered. */
export function WaitingQuestions({ course }: { course: TaughtCourse }) {
  const intl = useIntl();
  const query = useQuery(waitingQuestionsQuery(course.id));
  return (
    <TeachingSection
      head={{ title: intl.formatMessage(messages.title) }}
      query={query}
      isEmpty={(questions) => questions.length === 0}
      emptyTitle={<FormattedMessage {...messages.none} />}
    >
      {(questions) => (
        <>
          <List>
            {questions.slice(0, MAX_SHOWN).map((question) => (
              <li key={question.id}>
                <Waiting course={course} question={question} />
              </li>
            ))}
          </List>
          {questions.length > MAX_SHOWN && (
            <p>
              <FormattedMessage
                {...messages.more}
                values={{ count: questions.length - MAX_SHOWN }}
              />
            </p>
          )}
        </>
      )}
    </TeachingSection>
  );
}

function Waiting({ course, question }: { course: TaughtCourse; question: WaitingQuestion }) {
  const { dateTime } = useFormats();
  const { text, askedAt, askerName: name, lessonId, second, paragraph } = question;
  const lesson = course.modules.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId);
  const place =
    lesson === undefined
      ? paths.coursePlayer(course.id)
      : paths.lesson({ courseId: course.id, lessonId: lesson.id, second, paragraph });
  return (
    <Question>
      <small>{lesson?.name ?? <FormattedMessage {...messages.lessonGone} />}</small>
      <p>{text}</p>
      <small>
        <FormattedMessage {...messages.askedBy} values={{ name, date: dateTime(askedAt) }} />
      </small>
      <Button variant="outlined" size="small" to={place}>
        <FormattedMessage {...messages.answer} values={{ name }} />
      </Button>
    </Question>
  );
}
