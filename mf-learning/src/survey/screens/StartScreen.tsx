import { ArrowRight } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { Button, CategoryTile } from 'shared-ui';
import { Actions } from '../frame/Actions.tsx';
import { areaLook } from '../frame/area-look.ts';
import { areaMessages } from '../frame/area-messages.ts';
import { Column } from '../frame/survey-layout.ts';
import { surveyMessages } from '../survey-messages.ts';
import { questionsOf, type Survey } from '../survey.ts';
import { messages } from './messages.ts';
import { ScreenHeading } from './ScreenHeading.tsx';

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  color: theme.vars.palette.text.secondary,
  marginTop: theme.spacing(3),
}));

const Areas = styled('ul')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(4),
    padding: theme.spacing(3, 0),
    borderTop: `1px solid ${theme.vars.palette.border.subtle}`,
    '&:first-of-type': { borderTop: 0 },
  },
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

/** Most people answer a question in less than this. */
const SECONDS_PER_QUESTION = 15;

const headings = { user: messages.startUser, company: messages.startCompany };

const headingOf = (code: string) =>
  code === 'user' || code === 'company' ? headings[code] : messages.startOther;

/** What awaits the person, and the choice to begin or not. */
export function StartScreen({
  survey,
  onStart,
  onSkip,
}: {
  survey: Survey;
  onStart: () => void;
  onSkip: () => void;
}) {
  const count = questionsOf(survey).length;
  const minutes = Math.max(1, Math.round((count * SECONDS_PER_QUESTION) / 60));
  return (
    <Column>
      <div>
        <ScreenHeading>
          <FormattedMessage {...headingOf(survey.code)} />
        </ScreenHeading>
        <Lead>
          <FormattedMessage {...messages.startLead} values={{ count, minutes }} />
        </Lead>
      </div>
      <Areas>
        {survey.areas.map(({ id, kind, questions }) => (
          <li key={id}>
            <CategoryTile category={areaLook[kind].category} size={48} />
            <span>
              <b>
                <FormattedMessage {...areaMessages[kind]} />
              </b>
              <small>
                <FormattedMessage {...messages.areaCount} values={{ count: questions.length }} />
              </small>
            </span>
          </li>
        ))}
      </Areas>
      <Actions>
        <Button variant="text" size="large" onClick={onSkip}>
          <FormattedMessage {...surveyMessages.later} />
        </Button>
        <span data-grow="">
          <Button
            size="large"
            onClick={onStart}
            endIcon={<ArrowRight size={18} weight="bold" aria-hidden />}
          >
            <FormattedMessage {...messages.start} />
          </Button>
        </span>
      </Actions>
    </Column>
  );
}
