import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Alert } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { messages } from './messages.ts';

/** After the lessons comes the certification exam: where it is bought and taken. */
export const ExamOffer = ({ courseId }: { courseId: number }) => (
  <Alert
    tone="info"
    action={
      <Link to={paths.course(courseId, { tab: 'esami' })}>
        <FormattedMessage {...messages.toExams} />
      </Link>
    }
  >
    <FormattedMessage {...messages.examLeft} />
  </Alert>
);
