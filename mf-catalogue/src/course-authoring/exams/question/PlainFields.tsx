import { FormattedMessage } from 'react-intl';
import { RadioGroupField, TextField } from 'shared-ui/forms';
import { Columns } from '../../field-layout.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { answerMessages } from './answer-messages.ts';
import { TextRows } from './TextRows.tsx';

export const TrueFalseFields = () => (
  <RadioGroupField
    name="isTrue"
    label={<FormattedMessage {...answerMessages.rightAnswer} />}
    options={[
      { value: 'true', label: <FormattedMessage {...answerMessages.isTrue} /> },
      { value: 'false', label: <FormattedMessage {...answerMessages.isFalse} /> },
    ]}
  />
);

const decimal = { inputMode: 'decimal' } as const;

export const NumberFields = () => (
  <Columns data-columns="3">
    <TextField
      {...decimal}
      name="value"
      label={<FormattedMessage {...answerMessages.rightAnswer} />}
    />
    <TextField
      {...decimal}
      name="tolerance"
      label={<FormattedMessage {...answerMessages.tolerance} />}
    />
    <TextField
      name="unit"
      isOptional
      maxLength={40}
      label={<FormattedMessage {...answerMessages.unit} />}
    />
  </Columns>
);

export const AcceptedFields = () => (
  <FieldGroup
    label={<FormattedMessage {...answerMessages.accepted} />}
    help={<FormattedMessage {...answerMessages.acceptedHelp} />}
  >
    <TextRows
      name="accepted"
      label={answerMessages.acceptedText}
      addLabel={answerMessages.addOption}
      minRows={1}
    />
  </FieldGroup>
);
