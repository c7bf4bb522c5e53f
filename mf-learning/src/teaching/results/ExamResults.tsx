import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { PaddedCard, useFormats } from 'shared-ui';
import { ProgressBar } from 'shared-ui/details';
import { paths } from 'shared-ui/paths';
import { examSummariesQuery, type ExamSummary } from '../api.ts';
import { shareOf } from '../share-of.ts';
import { CardList, TeachingSection } from '../TeachingSection.tsx';
import { messages } from './messages.ts';

const Exam = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  '& > h3': { ...theme.typography.h4, margin: 0 },
}));

const Figures = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3, 8),
  margin: 0,
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.figure, margin: theme.spacing(0.5, 0, 0), fontSize: '1.5rem' },
}));

/** What the exams of the course came to. Questions and candidates one by one have a page of their own. */
export function ExamResults({ courseId }: { courseId: number }) {
  const intl = useIntl();
  const query = useQuery(examSummariesQuery(courseId));
  return (
    <TeachingSection
      head={{
        title: intl.formatMessage(messages.exams),
        to: paths.courseExams(courseId),
        linkLabel: <FormattedMessage {...messages.toQuestions} />,
      }}
      query={query}
      isEmpty={(exams) => exams.length === 0}
      emptyTitle={<FormattedMessage {...messages.noExams} />}
    >
      {(exams) => (
        <CardList>
          {exams.map((exam) => (
            <li key={exam.kind}>
              <Summary exam={exam} />
            </li>
          ))}
        </CardList>
      )}
    </TeachingSection>
  );
}

function Summary({ exam }: { exam: ExamSummary }) {
  const intl = useIntl();
  const { integer } = useFormats();
  const { kind, candidates, attempts, passed, meanBestPercent } = exam;
  const share = shareOf(passed, candidates);
  return (
    <Exam>
      <h3>
        <FormattedMessage {...messages[kind]} />
      </h3>
      <ProgressBar
        value={share}
        label={intl.formatMessage(messages.passedBar, { share })}
        isReward={kind === 'certification'}
      />
      <Figures>
        <div>
          <dt>
            <FormattedMessage {...messages.candidates} />
          </dt>
          <dd>{integer(candidates)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage {...messages.passed} />
          </dt>
          <dd>
            {integer(passed)} ({share}%)
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage {...messages.attempts} />
          </dt>
          <dd>{integer(attempts)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage {...messages.meanBest} />
          </dt>
          <dd>{meanBestPercent}%</dd>
        </div>
      </Figures>
    </Exam>
  );
}
