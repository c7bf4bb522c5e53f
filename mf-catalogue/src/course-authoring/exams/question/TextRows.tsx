import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Button, Glyph, IconButton } from 'shared-ui';
import { TextField, useFormikContext } from 'shared-ui/forms';
import { FieldRow } from './FieldGroup.tsx';
import { answerMessages } from './answer-messages.ts';
import { freshKey, MAX_ROWS, type QuestionForm } from './question-form.ts';

/** A list of texts that grows and shrinks. */
export function TextRows({
  name,
  label,
  addLabel,
  minRows = 0,
}: {
  name: 'accepted' | 'extras';
  /** With the place as `number`. */
  label: MessageDescriptor;
  addLabel: MessageDescriptor;
  minRows?: number;
}) {
  const intl = useIntl();
  const { values, setFieldValue } = useFormikContext<QuestionForm>();
  const rows = values[name];
  const labelOf = (place: number) => intl.formatMessage(label, { number: place + 1 });
  return (
    <>
      {rows.map(({ key, text }, place) => (
        <FieldRow key={key}>
          <TextField name={`${name}.${place}.text`} label={labelOf(place)} />
          <IconButton
            type="button"
            label={intl.formatMessage(answerMessages.removeRow, {
              name: text.trim() || labelOf(place),
            })}
            disabled={rows.length <= minRows}
            onClick={() =>
              void setFieldValue(
                name,
                rows.filter((row) => row.key !== key),
              )
            }
          >
            <Glyph name="trash" />
          </IconButton>
        </FieldRow>
      ))}
      {rows.length < MAX_ROWS && (
        <Button
          variant="text"
          startIcon={<Glyph name="plus" size={18} />}
          onClick={() => void setFieldValue(name, [...rows, { key: freshKey(rows), text: '' }])}
        >
          <FormattedMessage {...addLabel} />
        </Button>
      )}
    </>
  );
}
