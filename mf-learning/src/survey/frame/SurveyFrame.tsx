import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button, Cover, Logo, MAIN_ID, SkipLink } from 'shared-ui';
import { ProgressBar } from 'shared-ui/details';
import { paths } from 'shared-ui/paths';
import { LeaveNotice, type Leaving } from '../leaving/LeaveNotice.tsx';
import { isMidWay } from '../position/survey-machine.ts';
import { areaAt, questionNumber, type Position } from '../position/survey-position.ts';
import { surveyMessages } from '../survey-messages.ts';
import { questionsOf, type Survey } from '../survey.ts';
import { areaLook } from './area-look.ts';
import { areaMessages } from './area-messages.ts';
import { AreaList } from './AreaList.tsx';
import { messages } from './messages.ts';
import { Halves, Pictures, Place, Side, TopBar } from './survey-layout.ts';

/** The window of the survey: picture and areas, progress, the way out, and the screen of now. */
export function SurveyFrame({
  survey,
  at,
  hasAnswers,
  onSkip,
  leaving,
  children,
}: {
  survey: Survey;
  at: Position;
  hasAnswers: boolean;
  onSkip: () => void;
  leaving: Leaving | null;
  children: ReactNode;
}) {
  const intl = useIntl();
  const area = areaAt(survey, at);
  const isMid = isMidWay(at.state);
  const total = questionsOf(survey).length;
  const number = questionNumber(survey, at);
  const behind = at.state === 'interval' ? number : number - 1;
  const pictured = isMid && area !== undefined ? [area] : survey.areas;
  return (
    <Halves>
      <SkipLink />
      <Side data-part={at.state === 'questions' ? 'question' : 'picture'}>
        <Link to={paths.dashboard()}>
          <Logo />
        </Link>
        <Pictures>
          {pictured.map(({ id, kind, imageUrl }) => (
            <div key={id}>
              <Cover {...areaLook[kind]} imageUrl={imageUrl} isFilling />
            </div>
          ))}
        </Pictures>
        {isMid && area !== undefined && (
          <div data-wide="">
            <h2>
              <FormattedMessage {...areaMessages[area.kind]} />
            </h2>
            <p>{area.description}</p>
            <AreaList survey={survey} at={at} />
          </div>
        )}
      </Side>
      <Place id={MAIN_ID} tabIndex={-1}>
        {isMid && (
          <TopBar>
            <div>
              <p>
                <FormattedMessage
                  {...messages.progress}
                  values={{ number: Math.min(number, total), total }}
                />
              </p>
              {at.state === 'questions' && (
                <Button variant="text" size="small" onClick={onSkip}>
                  <FormattedMessage
                    {...(hasAnswers ? surveyMessages.finish : surveyMessages.later)}
                  />
                </Button>
              )}
            </div>
            <ProgressBar
              value={(behind * 100) / total}
              label={intl.formatMessage(messages.progressName)}
            />
          </TopBar>
        )}
        {leaving && <LeaveNotice leaving={leaving} />}
        {children}
      </Place>
    </Halves>
  );
}
