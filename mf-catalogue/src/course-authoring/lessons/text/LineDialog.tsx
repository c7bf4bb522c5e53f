import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { object, string, TextField } from 'shared-ui/forms';
import { isSafeLink } from 'shared-ui/lesson-text';
import { DialogForm } from './DialogForm.tsx';
import { messages } from './messages.ts';

/** One line of text. */
export function LineDialog({
  title,
  label,
  help,
  value,
  isAddress = false,
  maxLength = 2000,
  onClose,
  onDone,
}: {
  title: MessageDescriptor;
  label: MessageDescriptor;
  help?: MessageDescriptor;
  value: string;
  isAddress?: boolean;
  maxLength?: number;
  onClose: () => void;
  onDone: (value: string) => void;
}) {
  const intl = useIntl();
  const schema = object({
    line: string().test(
      'address',
      intl.formatMessage(messages.addressInvalid),
      (typed) => !isAddress || !typed?.trim() || isSafeLink(typed.trim()),
    ),
  });
  return (
    <DialogForm
      title={title}
      initialValues={{ line: value }}
      schema={schema}
      isNew={value === ''}
      onClose={onClose}
      onDone={({ line }) => onDone(line.trim())}
    >
      <TextField
        name="line"
        maxLength={maxLength}
        label={<FormattedMessage {...label} />}
        {...(help === undefined ? {} : { help: <FormattedMessage {...help} /> })}
        {...(isAddress ? { inputMode: 'url' as const } : {})}
      />
    </DialogForm>
  );
}
