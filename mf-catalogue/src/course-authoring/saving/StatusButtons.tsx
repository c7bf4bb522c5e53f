import { FormattedMessage } from 'react-intl';
import { Button } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { courseStatus } from '../../course-items.ts';
import type { CourseForm } from '../course/course-form.ts';
import { nextStatuses } from '../course/life-cycle.ts';
import { useAuthoring } from '../use-authoring.ts';
import { messages } from './messages.ts';
import { statusActs } from './status-acts.ts';

/** What the course may become next, each with a question before it (E42). */
export function StatusButtons({
  saveAs,
  remove,
}: {
  saveAs: (status: number) => void;
  remove: () => void;
}) {
  const { savedStatus, uploading } = useAuthoring();
  const { isSubmitting } = useFormikContext<CourseForm>();
  return nextStatuses(savedStatus).map((status) => {
    const act = statusActs[status];
    if (act === undefined) return null;
    const isDelete = status === courseStatus.deleted;
    return (
      <Button
        key={status}
        variant={isDelete ? 'text' : 'outlined'}
        disabled={isSubmitting}
        onClick={() => (isDelete ? remove() : saveAs(status))}
        {...(uploading.size > 0
          ? { disabledReason: <FormattedMessage {...messages.uploading} /> }
          : {})}
      >
        <FormattedMessage {...act.verb} />
      </Button>
    );
  });
}
