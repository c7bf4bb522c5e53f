import { styled } from '@mui/material/styles';
import type { Question } from '../survey.ts';
import { RadioAnswer } from './RadioAnswer.tsx';
import { sanitisedHtml } from './sanitise-html.ts';

const Html = styled('span')(({ theme }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& strong, & b': { fontWeight: 650 },
  '& p': { margin: theme.spacing(1, 0, 0) },
  '& ul, & ol': { margin: theme.spacing(1, 0, 0), paddingLeft: theme.spacing(5) },
}));

/** Options whose words are a fragment of HTML, sanitised (E71); their text is their name. */
export function HtmlAnswer({ question }: { question: Question }) {
  return (
    <RadioAnswer
      question={question}
      words={({ label }) => (
        // oxlint-disable-next-line react/no-danger -- sanitised in this very place
        <Html dangerouslySetInnerHTML={{ __html: sanitisedHtml(label) }} />
      )}
    />
  );
}
