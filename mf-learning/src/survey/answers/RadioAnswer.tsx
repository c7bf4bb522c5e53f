import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ChoiceBox } from 'shared-ui/forms';
import type { Option, Question } from '../survey.ts';
import { ChoiceCard } from './choice-card.ts';
import { OptionList } from './OptionList.tsx';
import { useChoices } from './use-choices.ts';

const Rows = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5) }));

/** Options below one another, with radios, or checkboxes where several may be chosen. */
export function RadioAnswer({
  question,
  words = ({ label }) => <span>{label}</span>,
}: {
  question: Question;
  words?: (option: Option) => ReactNode;
}) {
  const { chosen, inputOf } = useChoices(question);
  return (
    <OptionList question={question} chosen={chosen}>
      {(options) => (
        <Rows>
          {options.map((option) => (
            <ChoiceCard key={option.id}>
              <ChoiceBox {...inputOf(option)} />
              {words(option)}
            </ChoiceCard>
          ))}
        </Rows>
      )}
    </OptionList>
  );
}
