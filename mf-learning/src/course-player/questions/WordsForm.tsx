import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { isTransient, toApiError } from 'shared-auth';
import { Alert, Button } from 'shared-ui';
import { describedBy, FieldFrame } from 'shared-ui/forms';
import { messages } from './messages.ts';

const Root = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  width: '100%',
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: theme.spacing(3),
}));

/** A text that is sent to somebody: what was typed stays until the server has it. */
export function WordsForm({
  text,
  onType,
  onSend,
  onCancel,
  maxLength,
  label,
  help,
  submit,
  emptyReason,
  isFocused = false,
  children,
}: {
  text: string;
  onType: (text: string) => void;
  /** Gets the words without the spaces around them; throws what the server refused. */
  onSend: (words: string) => Promise<void>;
  onCancel?: () => void;
  maxLength: number;
  label: ReactNode;
  help?: ReactNode;
  submit: ReactNode;
  emptyReason: ReactNode;
  /** The field opens with the focus in it. */
  isFocused?: boolean;
  /** Before the buttons. */
  children?: ReactNode;
}) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ReactNode>(null);
  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);

  const words = text.trim();
  const isTooLong = words.length > maxLength;
  const send = async () => {
    if (words === '' || isTooLong || isSending) return;
    setSending(true);
    setFailure(null);
    try {
      await onSend(words);
    } catch (raw) {
      const error = toApiError(raw);
      // Too often is the server's own answer, with its reason.
      const isAway = isTransient(error) && error.status !== 429;
      setFailure((!isAway && error.info) || <FormattedMessage {...messages.notSent} />);
    } finally {
      setSending(false);
    }
  };

  const error = isTooLong && (
    <FormattedMessage {...messages.tooLong} values={{ count: words.length, limit: maxLength }} />
  );
  return (
    <Root
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FieldFrame id={id} label={label} help={help} error={error}>
        <OutlinedInput
          multiline
          inputComponent="textarea"
          rows={3}
          readOnly={isSending}
          inputRef={field}
          slotProps={{
            input: {
              id,
              value: text,
              onChange: ({ target }) => onType(target.value),
              ...describedBy(id, { error, help }),
            },
          }}
        />
      </FieldFrame>
      {failure !== null && (
        <Alert tone="warning" announce="alert">
          {failure}
        </Alert>
      )}
      <Actions>
        {children}
        <Button
          type="submit"
          variant="tonal"
          busy={isSending}
          {...(words === '' && !isSending ? { disabledReason: emptyReason } : {})}
        >
          {submit}
        </Button>
        {onCancel && (
          <Button variant="outlined" onClick={onCancel} disabled={isSending}>
            <FormattedMessage {...messages.cancel} />
          </Button>
        )}
      </Actions>
    </Root>
  );
}
