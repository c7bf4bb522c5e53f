import { FormattedMessage, useIntl } from 'react-intl';
import { can, useSession } from 'shared-auth';
import { ActionMenu, Button, Glyph } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { courseMessages } from '../../course-messages.ts';
import { messages } from './messages.ts';

/** Actions of editors and administrators (CAT-19), and of the teachers of the course. */
export function EditorMenu({ courseId, isTaught }: { courseId: number; isTaught: boolean }) {
  const intl = useIntl();
  const isEditor = can({ roles: ['RedattoreCorsiA', 'AdminWorkerBadge'] }, useSession());
  if (!isEditor && !isTaught) return null;
  const edit = {
    key: 'edit',
    label: <FormattedMessage {...courseMessages.edit} />,
    to: paths.courseEdit(courseId),
  };
  return (
    <ActionMenu
      label={intl.formatMessage(messages.actions)}
      actions={[
        {
          key: 'view',
          label: <FormattedMessage {...messages.actionView} />,
          to: paths.course(courseId),
          isCurrent: true,
        },
        {
          key: 'use',
          label: <FormattedMessage {...messages.actionUse} />,
          to: paths.coursePlayer(courseId),
        },
        ...(isEditor ? [edit] : []),
        {
          key: 'teaching',
          label: <FormattedMessage {...messages.actionTeaching} />,
          to: paths.courseTeaching(courseId),
        },
      ]}
      trigger={(props) => (
        <Button {...props} onBand variant="outlined" endIcon={<Glyph name="down" size={16} />}>
          <FormattedMessage {...messages.actions} />
        </Button>
      )}
    />
  );
}
