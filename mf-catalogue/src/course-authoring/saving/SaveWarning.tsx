import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog, Glyph } from 'shared-ui';
import { courseStatus } from '../../course-items.ts';
import type { CourseForm } from '../course/course-form.ts';
import { statusMessage } from '../overview/status-message.ts';
import { messages } from './messages.ts';

/** Before what is no draft is saved: there is no way back to draft (EDIT-18, E40). */
export function SaveWarning({
  form,
  confirm,
  close,
}: {
  /** What is to be saved; null while there is nothing to confirm. */
  form: CourseForm | null;
  confirm: () => Promise<void>;
  close: () => void;
}) {
  const intl = useIntl();
  const chosen = Number(form?.status ?? courseStatus.draft);
  const status = intl.formatMessage(statusMessage(chosen));
  return (
    <ConfirmDialog
      isOpen={form !== null}
      onClose={close}
      onConfirm={confirm}
      tone={chosen === courseStatus.deleted ? 'danger' : 'primary'}
      icon={<Glyph name="warningFill" size={24} />}
      title={<FormattedMessage {...messages.confirmTitle} values={{ status }} />}
      confirmLabel={<FormattedMessage {...messages.save} />}
      busyLabel={<FormattedMessage {...messages.saving} />}
    >
      <FormattedMessage {...messages.confirmText} />
      {chosen === courseStatus.deleted && (
        <>
          {' '}
          <FormattedMessage {...messages.confirmDeleted} />
        </>
      )}
    </ConfirmDialog>
  );
}
