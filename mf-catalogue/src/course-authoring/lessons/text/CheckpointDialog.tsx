import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Glyph, IconButton } from 'shared-ui';
import {
  array,
  CheckboxField,
  ChoiceBox,
  describedBy,
  FieldNotes,
  object,
  TextField,
  useFormField,
  useFormikContext,
  validators,
} from 'shared-ui/forms';
import { useId } from 'react';
import { DialogForm } from './DialogForm.tsx';
import { messages } from './messages.ts';
import type { CheckpointAttributes } from './schema.ts';

const { required, text } = validators;

const MIN_OPTIONS = 2;
const MAX_OPTIONS = 8;

type Option = { key: string; text: string; isRight: boolean; feedback: string };

type CheckpointForm = {
  question: string;
  several: boolean;
  options: Option[];
  /** Carries the error of all options together. */
  right: string;
};

const Options = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { ...theme.typography.label, padding: 0, marginBottom: theme.spacing(2) },
  '& > button': { justifySelf: 'start' },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: theme.spacing(2),
  '& > :last-child': { gridColumn: '2' },
}));

const newOption = (): Option => ({
  key: crypto.randomUUID(),
  text: '',
  isRight: false,
  feedback: '',
});

const formOf = (stored: CheckpointAttributes | null): CheckpointForm => ({
  question: stored?.question ?? '',
  several: stored?.several ?? false,
  options: stored?.options.map((option) => ({ ...newOption(), ...option })) ?? [
    newOption(),
    newOption(),
  ],
  right: '',
});

/** A question within the text: its options, what is right, and what is told to who chose each. */
export function CheckpointDialog({
  stored,
  onClose,
  onDone,
}: {
  stored: CheckpointAttributes | null;
  onClose: () => void;
  onDone: (checkpoint: CheckpointAttributes) => void;
}) {
  const intl = useIntl();
  const schema = object({
    question: required(text()),
    options: array().of(object({ text: required(text()) })),
    right: text().test('right', (_value, context) => {
      const { several, options } = context.parent as CheckpointForm;
      const count = options.filter(({ isRight }) => isRight).length;
      if (several ? count > 0 : count === 1) return true;
      const message = several ? messages.someRight : messages.oneRight;
      return context.createError({ message: intl.formatMessage(message) });
    }),
  });
  return (
    <DialogForm<CheckpointForm>
      title={messages.checkpoint}
      initialValues={formOf(stored)}
      schema={schema}
      isNew={stored === null}
      onClose={onClose}
      onDone={({ question, several, options }) =>
        onDone({
          question: question.trim(),
          several,
          options: options.map((option) => ({
            text: option.text.trim(),
            isRight: option.isRight,
            feedback: option.feedback.trim(),
          })),
        })
      }
    >
      <TextField
        name="question"
        isMultiline
        rows={2}
        maxLength={1000}
        label={<FormattedMessage {...messages.question} />}
      />
      <CheckboxField name="several" label={<FormattedMessage {...messages.several} />} />
      <OptionFields />
    </DialogForm>
  );
}

function OptionFields() {
  const intl = useIntl();
  const id = useId();
  const { values, setFieldValue } = useFormikContext<CheckpointForm>();
  const { error } = useFormField<string>('right');
  const { options, several } = values;
  const help = <FormattedMessage {...messages.optionsHelp} />;
  const set = (next: Option[]) => void setFieldValue('options', next);
  const choose = (chosen: Option, isRight: boolean) =>
    set(
      options.map((option) => {
        if (option.key === chosen.key) return { ...option, isRight };
        return several ? option : { ...option, isRight: false };
      }),
    );
  return (
    <Options {...describedBy(id, { error, help })}>
      <legend>
        <FormattedMessage {...messages.options} />
      </legend>
      {options.map((option, place) => {
        const number = place + 1;
        return (
          <Row key={option.key}>
            <ChoiceBox
              type={several ? 'checkbox' : 'radio'}
              name={`${id}-right`}
              checked={option.isRight}
              aria-label={intl.formatMessage(messages.isRight, { number })}
              onChange={({ target }) => choose(option, target.checked)}
            />
            <TextField
              name={`options.${place}.text`}
              maxLength={500}
              label={<FormattedMessage {...messages.option} values={{ number }} />}
            />
            <IconButton
              type="button"
              label={intl.formatMessage(messages.removeOption, { number })}
              disabled={options.length <= MIN_OPTIONS}
              onClick={() => set(options.filter(({ key }) => key !== option.key))}
            >
              <Glyph name="trash" />
            </IconButton>
            <TextField
              name={`options.${place}.feedback`}
              maxLength={1000}
              isOptional
              label={<FormattedMessage {...messages.feedback} values={{ number }} />}
            />
          </Row>
        );
      })}
      {options.length < MAX_OPTIONS && (
        <Button
          variant="text"
          startIcon={<Glyph name="plus" size={18} />}
          onClick={() => set([...options, newOption()])}
        >
          <FormattedMessage {...messages.addOption} />
        </Button>
      )}
      <FieldNotes id={id} error={error} help={help} />
    </Options>
  );
}
