import { styled } from '@mui/material/styles';
import type { Question } from '../survey.ts';
import { ChoiceCard } from './choice-card.ts';
import { OptionList } from './OptionList.tsx';
import { sanitisedHtml } from './sanitise-html.ts';
import { useChoices } from './use-choices.ts';

const Rows = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

const Html = styled('span')(({ theme }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& strong, & b': { fontWeight: 650 },
  '& p': { margin: theme.spacing(1, 0, 0) },
  '& ul, & ol': { margin: theme.spacing(1, 0, 0), paddingLeft: theme.spacing(5) },
}));

/** Options whose words are a fragment of HTML, sanitised (E71); their text is their name. */
export function HtmlAnswer({ question }: { question: Question }) {
  const { chosen, inputOf } = useChoices(question);
  return (
    <OptionList question={question} chosen={chosen}>
      {(options) => (
        <Rows>
          {options.map((option) => (
            <ChoiceCard key={option.id}>
              <input {...inputOf(option)} />
              {/* oxlint-disable-next-line react/no-danger -- sanitised in this very place */}
              <Html dangerouslySetInnerHTML={{ __html: sanitisedHtml(option.label) }} />
            </ChoiceCard>
          ))}
        </Rows>
      )}
    </OptionList>
  );
}
