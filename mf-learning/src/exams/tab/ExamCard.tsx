import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert, Button, PaddedCard, Pill, useFormats } from 'shared-ui';
import { Slot } from 'shared-ui/remote';
import type { CourseExam, ExamAction, ExamKind, ExamView } from './course-exams.ts';
import { messages } from './messages.ts';
import { DocumentButton } from './DocumentButton.tsx';

const Root = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  justifyItems: 'start',
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  width: '100%',
  '& h3': { ...theme.typography.h4, margin: 0 },
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(3) },
  '& strong': { fontVariantNumeric: 'tabular-nums' },
}));

const looks = {
  passed: { tone: 'success', glyph: 'check' },
  failed: { tone: 'danger', glyph: 'close' },
  pending: { tone: 'info', glyph: 'infoFill' },
} as const;

/** An exam with its outcome, and the one thing that can be done with it now. */
export function ExamCard({
  courseId,
  exam,
  view,
}: {
  courseId: number;
  exam: CourseExam;
  view: ExamView;
}) {
  const { euro, date } = useFormats();
  const { kind, best } = exam;
  const isSold = view.action.kind === 'buy' || view.action.kind === 'with-course';
  return (
    <Root>
      <Head>
        <h3>
          <FormattedMessage {...messages[kind]} />
        </h3>
        <span>
          {isSold && <strong>{euro(exam.priceCents)}</strong>}
          {!view.isAvailable && (
            <Pill>
              <FormattedMessage {...messages.unavailable} />
            </Pill>
          )}
          {view.outcome !== null && (view.isAvailable || view.outcome !== 'pending') && (
            <Pill {...looks[view.outcome]}>
              <FormattedMessage {...messages[view.outcome]} />
            </Pill>
          )}
        </span>
      </Head>
      <p>
        <FormattedMessage
          {...(kind === 'certification' ? messages.certificationText : messages.simulationText)}
        />
      </p>
      {best !== null && (
        <p>
          <FormattedMessage
            {...(best.date === null ? messages.result : messages.resultOn)}
            values={{ percent: best.percent, date: best.date === null ? '' : date(best.date) }}
          />
        </p>
      )}
      {exam.hasReport && best !== null && (
        <DocumentButton
          courseId={courseId}
          kind={kind}
          document={best.isPassed ? 'attestation' : 'report'}
        />
      )}
      <Action action={view.action} courseId={courseId} kind={kind} />
    </Root>
  );
}

function Action({
  action,
  courseId,
  kind,
}: {
  action: ExamAction;
  courseId: number;
  kind: ExamKind;
}) {
  const { formatMessage } = useIntl();
  const label = formatMessage(
    kind === 'certification' ? messages.takeCertification : messages.takeSimulation,
  );
  switch (action.kind) {
    case 'take':
      return action.link.startsWith('/') ? (
        <Button to={action.link}>{label}</Button>
      ) : (
        <Button href={action.link} target="_blank" rel="noopener">
          {formatMessage(messages.newTab, { label })}
        </Button>
      );
    case 'locked':
      return (
        <Button
          disabledReason={
            <FormattedMessage {...messages.locked} values={{ percentage: action.percentage }} />
          }
        >
          {label}
        </Button>
      );
    case 'buy':
      return <Slot id="learning.exam-actions.v1" props={{ courseId, kind }} />;
    case 'with-course':
      return (
        <p>
          <FormattedMessage {...messages.withCourse} />
        </p>
      );
    case 'taught':
      return (
        <Alert tone="info">
          <FormattedMessage {...messages.taught} />
        </Alert>
      );
    case 'none':
      return null;
  }
}
