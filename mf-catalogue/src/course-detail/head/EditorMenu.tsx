import { FormattedMessage, useIntl } from 'react-intl';
import { Access } from 'shared-auth';
import { ActionMenu, Button, Glyph } from 'shared-ui';
import { paths } from 'shared-ui/paths';
import { courseMessages } from '../../course-messages.ts';
import { messages } from './messages.ts';

/** Actions of editors and administrators (CAT-19). */
export function EditorMenu({ courseId }: { courseId: number }) {
  const intl = useIntl();
  return (
    <Access roles={['RedattoreCorsiA', 'AdminWorkerBadge']}>
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
          {
            key: 'edit',
            label: <FormattedMessage {...courseMessages.edit} />,
            to: paths.courseEdit(courseId),
          },
        ]}
        trigger={(props) => (
          <Button {...props} onBand variant="outlined" endIcon={<Glyph name="down" size={16} />}>
            <FormattedMessage {...messages.actions} />
          </Button>
        )}
      />
    </Access>
  );
}
