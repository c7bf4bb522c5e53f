import { ArrowCounterClockwise } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from 'shared-ui';
import { completedCount, lessonsOf, type Course } from '../course.ts';
import { playerMessages } from '../player-messages.ts';
import { messages } from './messages.ts';

/** Asks before the course starts afresh, and says what that costs (LEARN-13, E60). */
export function ResetDialog({
  course,
  isOpen,
  onClose,
  onReset,
}: {
  course: Course;
  isOpen: boolean;
  onClose: () => void;
  onReset: () => Promise<void>;
}) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={onReset}
      icon={<ArrowCounterClockwise size={24} aria-hidden />}
      title={<FormattedMessage {...messages.resetTitle} />}
      confirmLabel={<FormattedMessage {...playerMessages.reset} />}
      busyLabel={<FormattedMessage {...messages.resetBusy} />}
    >
      <FormattedMessage
        {...messages.resetText}
        values={{ title: course.title, count: completedCount(lessonsOf(course)) }}
      />
    </ConfirmDialog>
  );
}
