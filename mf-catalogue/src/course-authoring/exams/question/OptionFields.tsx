import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Glyph, IconButton } from 'shared-ui';
import { ChoiceBox, TextField, useFormField, useFormikContext } from 'shared-ui/forms';
import { moved, SortableList } from 'shared-ui/sortable';
import { FieldGroup, FieldRow } from './FieldGroup.tsx';
import { answerMessages } from './answer-messages.ts';
import { freshKey, MAX_ROWS, type OptionForm, type QuestionForm } from './question-form.ts';

const MIN_OPTIONS = 2;

const help = {
  single: answerMessages.singleHelp,
  multiple: answerMessages.multipleHelp,
  order: answerMessages.orderHelp,
} as const;

/** Options to choose from, with what is right; or things in their right order. */
export function OptionFields({ kind }: { kind: keyof typeof help }) {
  const intl = useIntl();
  const { values, setFieldValue } = useFormikContext<QuestionForm>();
  const { error } = useFormField<''>('rightOption');
  const { options } = values;
  const set = (next: OptionForm[]) => void setFieldValue('options', next);
  const nameOf = ({ text }: OptionForm, place: number) =>
    text.trim() || intl.formatMessage(answerMessages.option, { number: place + 1 });
  const choose = (chosen: OptionForm, isRight: boolean) =>
    set(
      options.map((option) => {
        if (option.key === chosen.key) return { ...option, isRight };
        return kind === 'single' ? { ...option, isRight: false } : option;
      }),
    );
  return (
    <FieldGroup
      label={<FormattedMessage {...answerMessages.options} />}
      help={<FormattedMessage {...help[kind]} />}
      {...(kind === 'order' ? {} : { error })}
    >
      <SortableList
        items={options}
        nameOf={nameOf}
        onMove={(from, to) => set(moved(options, from, to))}
      >
        {(option, place, { handle }) => (
          <FieldRow>
            {handle}
            {kind !== 'order' && (
              <ChoiceBox
                type={kind === 'single' ? 'radio' : 'checkbox'}
                checked={option.isRight}
                aria-label={intl.formatMessage(answerMessages.isRight, {
                  name: nameOf(option, place),
                })}
                onChange={({ target }) => choose(option, target.checked)}
              />
            )}
            <TextField
              name={`options.${place}.text`}
              label={<FormattedMessage {...answerMessages.option} values={{ number: place + 1 }} />}
            />
            <IconButton
              type="button"
              label={intl.formatMessage(answerMessages.removeRow, { name: nameOf(option, place) })}
              disabled={options.length <= MIN_OPTIONS}
              onClick={() => set(options.filter(({ key }) => key !== option.key))}
            >
              <Glyph name="trash" />
            </IconButton>
          </FieldRow>
        )}
      </SortableList>
      {options.length < MAX_ROWS && (
        <Button
          variant="text"
          startIcon={<Glyph name="plus" size={18} />}
          onClick={() => set([...options, { key: freshKey(options), text: '', isRight: false }])}
        >
          <FormattedMessage {...answerMessages.addOption} />
        </Button>
      )}
    </FieldGroup>
  );
}
