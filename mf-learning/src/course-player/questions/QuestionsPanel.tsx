import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { Skeleton, SkeletonGroup, StateView } from 'shared-ui';
import type { Course, Lesson } from '../course.ts';
import { useQuestions } from './api.ts';
import { messages } from './messages.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { QuestionRow } from './QuestionRow.tsx';

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  minWidth: 0,
  '& > *': { minWidth: 0 },
  '& > h2': theme.typography.h4,
}));

const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

/** A learner asks the teacher from the lesson and finds the answers; who teaches the course answers. */
export function QuestionsPanel({ course, lesson }: { course: Course; lesson: Lesson }) {
  const questions = useQuestions(course.id);
  return (
    <Root aria-labelledby="lesson-questions">
      <h2 id="lesson-questions">
        <FormattedMessage {...messages.title} />
      </h2>
      <StateView
        query={questions.query}
        skeleton={
          <SkeletonGroup>
            <Skeleton height="4em" />
          </SkeletonGroup>
        }
      >
        {({ items, mayAsk, mayAnswer, teachers }) => {
          const names = teachers.find(({ lessonId }) => lessonId === lesson.id)?.names ?? [];
          return (
            <>
              {mayAsk && lesson.lock === null && names.length > 0 && (
                <QuestionForm
                  key={lesson.id}
                  course={course}
                  lesson={lesson}
                  teachers={names}
                  questions={questions}
                />
              )}
              {mayAsk && names.length === 0 && (
                <Quiet>
                  <FormattedMessage {...messages.noTeacher} />
                </Quiet>
              )}
              {items.length === 0 ? (
                <Quiet>
                  <FormattedMessage {...(mayAnswer ? messages.noneToAnswer : messages.none)} />
                </Quiet>
              ) : (
                <List>
                  {items.map((question) => (
                    <QuestionRow
                      key={question.id}
                      course={course}
                      question={question}
                      mayAnswer={mayAnswer}
                      questions={questions}
                    />
                  ))}
                </List>
              )}
            </>
          );
        }}
      </StateView>
    </Root>
  );
}
