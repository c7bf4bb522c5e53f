import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog, Glyph } from 'shared-ui';
import { courseStatus } from '../../course-items.ts';
import type { CourseForm } from '../course/course-form.ts';
import { statusMessage } from '../overview/status-message.ts';
import { useAuthoring } from '../use-authoring.ts';
import { messages } from './messages.ts';
import { statusActs } from './status-acts.ts';

/** What is to be saved, and as what. */
export type Asked = { form: CourseForm; status: number };

/** Before what is no draft is saved: there is no way back to draft (EDIT-18, E40). */
export function SaveWarning({
  asked,
  confirm,
  close,
}: {
  /** Null while there is nothing to confirm. */
  asked: Asked | null;
  confirm: () => Promise<void>;
  close: () => void;
}) {
  const intl = useIntl();
  const { savedStatus, locks } = useAuthoring();
  const status = asked?.status ?? courseStatus.draft;
  // What stays what it is is saved; all else is an act with a name.
  const act = status === savedStatus ? undefined : statusActs[status];
  // What is locked already is no news.
  const effect = status === courseStatus.published && locks.content ? undefined : act?.effect;
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      onClose={close}
      onConfirm={confirm}
      tone={status === courseStatus.deleted ? 'danger' : 'primary'}
      icon={<Glyph name="warningFill" size={24} />}
      title={
        <FormattedMessage
          {...(act?.question ?? messages.confirmTitle)}
          values={{
            name: asked?.form.title ?? '',
            status: intl.formatMessage(statusMessage(status)),
          }}
        />
      }
      confirmLabel={<FormattedMessage {...(act?.verb ?? messages.save)} />}
      busyLabel={<FormattedMessage {...messages.saving} />}
    >
      <FormattedMessage {...messages.confirmText} />
      {effect && (
        <>
          {' '}
          <FormattedMessage {...effect} />
        </>
      )}
    </ConfirmDialog>
  );
}
