import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { formMessages, Select } from 'shared-ui/forms';
import type { AnswerProps } from '../question.ts';
import { rowLook } from './answer-row.ts';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(2.5),
}));

const Row = styled('li')(({ theme }) => ({
  ...rowLook(theme),
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
  },
}));

/** For each prompt one of the options; the same may fit several. */
export function MatchAnswer({ question, answer, onAnswer }: AnswerProps<'match'>) {
  const intl = useIntl();
  const id = useId();
  const { prompts, options } = question.content;
  const chosen = answer?.optionOf ?? {};
  const choose = (promptId: string, optionId: string) => {
    const { [promptId]: _former, ...others } = chosen;
    const optionOf = optionId === '' ? others : { ...others, [promptId]: optionId };
    onAnswer(Object.keys(optionOf).length === 0 ? null : { optionOf });
  };
  return (
    <List>
      {prompts.map((prompt) => (
        <Row key={prompt.id}>
          <span aria-hidden="true">{prompt.text}</span>
          <Select
            id={`${id}-${prompt.id}`}
            label={prompt.text}
            hasHiddenLabel
            value={chosen[prompt.id] ?? ''}
            onChange={(optionId) => choose(prompt.id, optionId)}
            options={[
              { value: '', label: intl.formatMessage(formMessages.choose) },
              ...options.map((option) => ({ value: option.id, label: option.text })),
            ]}
          />
        </Row>
      ))}
    </List>
  );
}
