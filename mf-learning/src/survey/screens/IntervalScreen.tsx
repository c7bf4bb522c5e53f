import { ArrowRight } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { styled } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import { Button, CategoryTile, ProgressRing } from 'shared-ui';
import { Actions } from '../frame/Actions.tsx';
import { areaLook } from '../frame/area-look.ts';
import { areaMessages } from '../frame/area-messages.ts';
import { Column } from '../frame/survey-layout.ts';
import type { Position } from '../position/survey-position.ts';
import { surveyMessages } from '../survey-messages.ts';
import type { Survey } from '../survey.ts';
import { messages } from './messages.ts';
import { ScreenHeading } from './ScreenHeading.tsx';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(5),
  '& p': { color: theme.vars.palette.text.secondary, marginTop: theme.spacing(2) },
}));

const Next = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(4),
  padding: theme.spacing(4),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.lg,
  '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& h2': theme.typography.h4,
  '& p': { color: theme.vars.palette.text.secondary, marginTop: theme.spacing(1) },
}));

/** After each area: completed and coming areas, and the choice to continue or stop (1§4). */
export function IntervalScreen({
  survey,
  at,
  answered,
  onContinue,
  onSkip,
}: {
  survey: Survey;
  at: Position;
  answered: number;
  onContinue: () => void;
  onSkip: () => void;
}) {
  const done = at.area + 1;
  const total = survey.areas.length;
  const next = survey.areas[done];
  return (
    <Column>
      <Head>
        <ProgressRing percentage={Math.round((done * 100) / total)} size={72} hasNumber={false} />
        <div>
          <ScreenHeading>
            <FormattedMessage {...messages.intervalTitle} values={{ done, total }} />
          </ScreenHeading>
          <p>
            <FormattedMessage {...messages.intervalLead} values={{ answered }} />
          </p>
        </div>
      </Head>
      {next !== undefined && (
        <Next>
          <CategoryTile category={areaLook[next.kind].category} size={64} />
          <div>
            <small>
              <FormattedMessage {...messages.intervalNext} />
            </small>
            <h2>
              <FormattedMessage {...areaMessages[next.kind]} />
            </h2>
            <p>{next.description}</p>
          </div>
        </Next>
      )}
      <Actions>
        <Button variant="text" size="large" onClick={onSkip}>
          <FormattedMessage {...(answered > 0 ? surveyMessages.finish : surveyMessages.later)} />
        </Button>
        <span data-grow="">
          <Button
            size="large"
            onClick={onContinue}
            endIcon={<ArrowRight size={18} weight="bold" aria-hidden />}
          >
            <FormattedMessage {...messages.continue} />
          </Button>
        </span>
      </Actions>
    </Column>
  );
}
