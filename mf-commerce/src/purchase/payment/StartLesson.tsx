import { useIntl } from 'react-intl';
import { Button } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { paymentMessages } from './messages.ts';

/**
 * After the payment straight to the lessons, of the first course where there are several.
 * @param courses undefined until they are known: the button keeps its place
 */
export function StartLesson({ courses }: { courses: readonly { id: number }[] | undefined }) {
  const { formatMessage } = useIntl();
  if (courses === undefined) {
    return <Button busy>{formatMessage(paymentMessages.firstLesson)}</Button>;
  }
  const [course] = courses;
  if (course === undefined) return null;
  return (
    <Button to={paths.coursePlayer(course.id)}>{formatMessage(paymentMessages.firstLesson)}</Button>
  );
}
