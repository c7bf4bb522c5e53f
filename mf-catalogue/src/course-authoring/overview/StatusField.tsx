import { FormattedMessage, useIntl } from 'react-intl';
import { SelectField, useFormikContext } from 'shared-ui/forms';
import { courseStatus } from '../../course-items.ts';
import type { CourseForm } from '../course/course-form.ts';
import { possibleStatuses } from '../course/life-cycle.ts';
import { useAuthoring } from '../use-authoring.ts';
import { messages } from './messages.ts';
import { statusMessage } from './status-message.ts';

/** The saved status and those that may follow it (E42). */
export function StatusField() {
  const intl = useIntl();
  const { savedStatus } = useAuthoring();
  const { values } = useFormikContext<CourseForm>();
  const possible = possibleStatuses(savedStatus);
  return (
    <SelectField
      name="status"
      label={<FormattedMessage {...messages.status} />}
      options={possible.map((status) => ({
        value: String(status),
        label: intl.formatMessage(statusMessage(status)),
      }))}
      {...(possible.length === 1
        ? { lockedReason: <FormattedMessage {...messages.statusEnd} /> }
        : {})}
      {...(values.status === String(courseStatus.draft)
        ? { help: <FormattedMessage {...messages.statusHelp} /> }
        : {})}
    />
  );
}
