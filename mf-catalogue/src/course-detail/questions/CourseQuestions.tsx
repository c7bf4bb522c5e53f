import { FormattedMessage } from 'react-intl';
import { Button, EmptyState } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { QuestionList } from '../../QuestionList.tsx';
import type { Course } from '../api.ts';
import type { Surface } from '../surface.ts';
import { Part } from '../layout.ts';
import { messages } from './messages.ts';

/** The course's own questions (CAT-27). */
export function CourseQuestions({ course, surface }: { course: Course; surface: Surface }) {
  return (
    <Part>
      {course.questions.length > 0 ? (
        <QuestionList questions={course.questions} />
      ) : (
        <EmptyState
          title={<FormattedMessage {...messages.faqEmpty} />}
          text={<FormattedMessage {...messages.faqEmptyText} />}
          action={
            <Button variant="outlined" to={surface === 'public' ? paths.publicFaq() : paths.faq()}>
              <FormattedMessage {...messages.toFaq} />
            </Button>
          }
        />
      )}
    </Part>
  );
}
