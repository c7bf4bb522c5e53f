import { FormattedMessage } from 'react-intl';
import { RadioGroupField, TextField } from 'shared-ui/forms';
import { Columns } from '../../field-layout.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { messages } from './messages.ts';
import { TextRows } from './TextRows.tsx';

export const TrueFalseFields = () => (
  <RadioGroupField
    name="isTrue"
    label={<FormattedMessage {...messages.rightAnswer} />}
    options={[
      { value: 'true', label: <FormattedMessage {...messages.isTrue} /> },
      { value: 'false', label: <FormattedMessage {...messages.isFalse} /> },
    ]}
  />
);

const decimal = { inputMode: 'decimal' } as const;

export const NumberFields = () => (
  <Columns data-columns="3">
    <TextField {...decimal} name="value" label={<FormattedMessage {...messages.rightAnswer} />} />
    <TextField {...decimal} name="tolerance" label={<FormattedMessage {...messages.tolerance} />} />
    <TextField
      name="unit"
      isOptional
      maxLength={40}
      label={<FormattedMessage {...messages.unit} />}
    />
  </Columns>
);

export const AcceptedFields = () => (
  <FieldGroup
    label={<FormattedMessage {...messages.accepted} />}
    help={<FormattedMessage {...messages.acceptedHelp} />}
  >
    <TextRows
      name="accepted"
      label={messages.acceptedText}
      addLabel={messages.addOption}
      minRows={1}
    />
  </FieldGroup>
);
