import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Glyph, IconButton } from 'shared-ui';
import { TextField, useFormField, useFormikContext } from 'shared-ui/forms';
import { FieldGroup, FieldRow } from './FieldGroup.tsx';
import { answerMessages } from './answer-messages.ts';
import { freshKey, MAX_ROWS, type PairForm, type QuestionForm } from './question-form.ts';
import { TextRows } from './TextRows.tsx';

const MIN_PAIRS = 2;

/** Entries, each with its answer, and answers that fit none. */
export function MatchFields() {
  const intl = useIntl();
  const { values, setFieldValue } = useFormikContext<QuestionForm>();
  const { error } = useFormField<''>('partners');
  const { pairs } = values;
  const set = (next: PairForm[]) => void setFieldValue('pairs', next);
  const nameOf = ({ prompt }: PairForm, place: number) =>
    prompt.trim() || intl.formatMessage(answerMessages.prompt, { number: place + 1 });
  return (
    <>
      <FieldGroup
        label={<FormattedMessage {...answerMessages.pairs} />}
        help={<FormattedMessage {...answerMessages.pairsHelp} />}
        error={error}
      >
        {pairs.map((pair, place) => (
          <FieldRow key={pair.key}>
            <TextField
              name={`pairs.${place}.prompt`}
              label={<FormattedMessage {...answerMessages.prompt} values={{ number: place + 1 }} />}
            />
            <TextField
              name={`pairs.${place}.option`}
              label={
                <FormattedMessage {...answerMessages.partner} values={{ number: place + 1 }} />
              }
            />
            <IconButton
              type="button"
              label={intl.formatMessage(answerMessages.removeRow, { name: nameOf(pair, place) })}
              disabled={pairs.length <= MIN_PAIRS}
              onClick={() => set(pairs.filter(({ key }) => key !== pair.key))}
            >
              <Glyph name="trash" />
            </IconButton>
          </FieldRow>
        ))}
        {pairs.length < MAX_ROWS && (
          <Button
            variant="text"
            startIcon={<Glyph name="plus" size={18} />}
            onClick={() => set([...pairs, { key: freshKey(pairs), prompt: '', option: '' }])}
          >
            <FormattedMessage {...answerMessages.addPair} />
          </Button>
        )}
      </FieldGroup>
      <FieldGroup label={<FormattedMessage {...answerMessages.extras} />}>
        <TextRows name="extras" label={answerMessages.extra} addLabel={answerMessages.addExtra} />
      </FieldGroup>
    </>
  );
}
