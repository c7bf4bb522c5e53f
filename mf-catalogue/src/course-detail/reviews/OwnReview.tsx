import { styled } from '@mui/material/styles';
import { useId, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'shared-ui';
import { messages } from './messages.ts';

const MAX_LENGTH = 1000;

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  justifyItems: 'start',
  '& label': theme.typography.label,
  '& textarea': {
    width: '100%',
    minHeight: theme.spacing(24),
    padding: theme.spacing(3),
    border: `1.5px solid ${theme.vars.palette.border.strong}`,
    borderRadius: theme.radius.md,
    backgroundColor: theme.vars.palette.background.paper,
    color: 'inherit',
    font: 'inherit',
    resize: 'vertical',
  },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

/** Words beside the stars, as many as one likes and none if one likes. */
export function OwnReview({
  comment,
  isSaving,
  onSave,
}: {
  comment: string;
  isSaving: boolean;
  onSave: (comment: string) => void;
}) {
  const intl = useIntl();
  const id = useId();
  const [text, setText] = useState(comment);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave(text.trim());
  };
  return (
    <Form onSubmit={submit}>
      <label htmlFor={id}>
        <FormattedMessage {...messages.reviewLabel} />
      </label>
      <textarea
        id={id}
        value={text}
        maxLength={MAX_LENGTH}
        aria-describedby={`${id}-help`}
        placeholder={intl.formatMessage(messages.reviewPlaceholder)}
        onChange={(event) => setText(event.target.value)}
      />
      <small id={`${id}-help`}>
        <FormattedMessage
          {...messages.reviewHelp}
          values={{ count: text.length, most: MAX_LENGTH }}
        />
      </small>
      {text.trim() !== comment && (
        <Button type="submit" size="small" variant="tonal" busy={isSaving}>
          <FormattedMessage {...messages.reviewSave} />
        </Button>
      )}
    </Form>
  );
}
