import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from 'shared-ui';
import { describedBy, FieldFrame, Input } from 'shared-ui/forms';
import type { AnswerProps } from '../question.ts';
import { messages } from './messages.ts';
import { typedNumber } from './typed-number.ts';

const MAX_TEXT = 200;

const Narrow = styled('div')({ maxWidth: '24rem' });

/** A number, with its unit. What is no number is not given as an answer, and says so. */
export function NumberAnswer({ question, answer, onAnswer }: AnswerProps<'number'>) {
  const intl = useIntl();
  const id = useId();
  const mark = useFormats().decimal(1.5).includes(',') ? ',' : '.';
  const [typed, setTyped] = useState(() => (answer ? String(answer.value).replace('.', mark) : ''));
  const [isLeft, setLeft] = useState(false);
  const isWrong = isLeft && typed.trim() !== '' && typedNumber(typed) === null;
  const error = isWrong ? intl.formatMessage(messages.notNumber) : undefined;
  return (
    <Narrow>
      <FieldFrame id={id} label={intl.formatMessage(messages.yourAnswer)} error={error}>
        <Input
          {...describedBy(id, { error })}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={typed}
          end={question.content.unit}
          onBlur={() => setLeft(true)}
          onChange={({ target }) => {
            setTyped(target.value);
            setLeft(false);
            const value = typedNumber(target.value);
            onAnswer(value === null ? null : { value });
          }}
        />
      </FieldFrame>
    </Narrow>
  );
}

/** A few words. */
export function TextAnswer({ answer, onAnswer }: AnswerProps<'text'>) {
  const intl = useIntl();
  const id = useId();
  return (
    <Narrow>
      <FieldFrame id={id} label={intl.formatMessage(messages.yourAnswer)}>
        <Input
          id={id}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_TEXT}
          value={answer?.text ?? ''}
          onChange={({ target }) =>
            onAnswer(target.value.trim() === '' ? null : { text: target.value })
          }
        />
      </FieldFrame>
    </Narrow>
  );
}
