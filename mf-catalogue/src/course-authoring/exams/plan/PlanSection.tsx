import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Alert, Button, toast } from 'shared-ui';
import {
  CheckboxField,
  Form,
  Formik,
  RadioGroupField,
  TextField,
  refuseFields,
  useFormikContext,
  useSaveNotices,
  type FormikHelpers,
} from 'shared-ui/forms';
import { FieldCard } from '../../field-layout.ts';
import { plansQuery, savePlan, type ExamKind, type WirePlans } from '../api.ts';
import { PreviewDialog } from '../preview/PreviewDialog.tsx';
import { messages as previewMessages } from '../preview/messages.ts';
import { AreaRows } from './AreaRows.tsx';
import { ExtraTime, ExtraTimeDialog } from './ExtraTime.tsx';
import { messages } from './messages.ts';
import {
  bodyOfPlan,
  formOfPlan,
  planSchema,
  tooFewActive,
  type Host,
  type PlanForm,
} from './plan-form.ts';

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  minWidth: 0,
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
}));

const Side = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(4),
}));

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
}));

const Hosts = styled('div')(({ theme }) => ({
  '& fieldset': {
    display: 'flex',
    flexFlow: 'row wrap',
    alignItems: 'center',
    gap: theme.spacing(2, 5),
  },
  '& legend': { float: 'left', margin: 0 },
}));

const Ends = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
}));

const hosts = [
  ['ours', messages.hostOurs],
  ['external', messages.hostExternal],
  ['none', messages.hostNone],
] as const satisfies readonly (readonly [Host, object])[];

const wholeNumber = { type: 'number', min: 0, step: 1, inputMode: 'numeric' } as const;

/** Who holds an exam, and what it is made of (E156, E157). Kept for itself, apart from the course's form. */
export function PlanSection({
  courseId,
  kind,
  plans,
}: {
  courseId: number;
  kind: ExamKind;
  plans: WirePlans;
}) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const notices = useSaveNotices();
  const [hasConflict, setConflict] = useState(false);
  const [reloads, setReloads] = useState(0);
  const [dialog, setDialog] = useState<'extraTime' | 'preview' | null>(null);
  const stored = plans[kind];
  const reload = async () => {
    await queryClient.invalidateQueries({ queryKey: plansQuery(courseId).queryKey });
    setConflict(false);
    setReloads((count) => count + 1);
  };

  async function save(form: PlanForm, helpers: FormikHelpers<PlanForm>) {
    const isShort = form.areas.some((row) => tooFewActive(row, plans.areas) !== null);
    // The rows say which.
    if (form.host === 'ours' && isShort) return;
    if (form.host === 'ours' && !form.areas.some(({ drawn }) => drawn > 0)) {
      toast.error(intl.formatMessage(messages.noneDrawn));
      return;
    }
    try {
      const saved = await savePlan(courseId, kind, bodyOfPlan(form, stored));
      toast.success(intl.formatMessage(messages.saved));
      queryClient.setQueryData(plansQuery(courseId).queryKey, saved);
      helpers.resetForm({ values: formOfPlan(saved, kind) });
    } catch (error) {
      const { code, info, fields } = toApiError(error);
      if (code === 'PLAN_CHANGED') setConflict(true);
      else if (!refuseFields({ values: form, setStatus: helpers.setStatus }, fields ?? {})) {
        notices.failed(info);
      }
      // The bank has changed since it was read; the rows say so.
      if (code === 'PLAN_NEEDS_QUESTIONS') {
        await queryClient.invalidateQueries({ queryKey: plansQuery(courseId).queryKey });
      }
    }
  }

  const close = () => setDialog(null);
  // Dialogs are outside of the form: React would take their submits for its own.
  return (
    <>
      <Formik<PlanForm>
        key={`${kind} ${reloads}`}
        initialValues={formOfPlan(plans, kind)}
        validationSchema={planSchema(intl)}
        onSubmit={save}
      >
        <Form>
          {hasConflict && (
            <Alert
              tone="warning"
              announce="alert"
              action={
                <Button variant="outlined" size="small" onClick={() => void reload()}>
                  <FormattedMessage {...messages.reload} />
                </Button>
              }
            >
              <b>
                <FormattedMessage {...messages.changedTitle} />
              </b>{' '}
              <FormattedMessage {...messages.changedText} />
            </Alert>
          )}
          <PlanFields plans={plans} onOpen={setDialog} />
        </Form>
      </Formik>
      {dialog === 'extraTime' && <ExtraTimeDialog courseId={courseId} onClose={close} />}
      {dialog === 'preview' && <PreviewDialog courseId={courseId} kind={kind} onClose={close} />}
    </>
  );
}

function PlanFields({
  plans,
  onOpen,
}: {
  plans: WirePlans;
  onOpen: (dialog: 'extraTime' | 'preview') => void;
}) {
  const { values, dirty, isSubmitting } = useFormikContext<PlanForm>();
  const isOurs = values.host === 'ours';
  return (
    <FieldCard as="section" aria-labelledby="exam-plan">
      <h2 id="exam-plan">
        <FormattedMessage {...messages.title} />
      </h2>
      <p>
        <FormattedMessage {...messages.lead} />
      </p>
      <Hosts>
        <RadioGroupField
          name="host"
          label={<FormattedMessage {...messages.host} />}
          options={hosts.map(([value, label]) => ({
            value,
            label: <FormattedMessage {...label} />,
          }))}
        />
      </Hosts>
      {values.host === 'none' ? (
        <p>
          <FormattedMessage {...messages.noneText} />
        </p>
      ) : (
        <Layout>
          {isOurs ? (
            <AreaRows bank={plans.areas} />
          ) : (
            <TextField
              name="externalUrl"
              type="url"
              label={<FormattedMessage {...messages.url} />}
              help={<FormattedMessage {...messages.urlHelp} />}
            />
          )}
          <Side>
            <PlanNumbers isOurs={isOurs} />
            {isOurs && (
              <ExtraTime percents={plans.extraTimes} onManage={() => onOpen('extraTime')} />
            )}
          </Side>
        </Layout>
      )}
      <Ends>
        {isOurs && (
          <Button
            variant="outlined"
            onClick={() => onOpen('preview')}
            {...(dirty
              ? { disabledReason: <FormattedMessage {...previewMessages.unsaved} /> }
              : {})}
          >
            <FormattedMessage {...previewMessages.open} />
          </Button>
        )}
        <Button type="submit" busy={isSubmitting}>
          <FormattedMessage {...messages.save} />
        </Button>
      </Ends>
    </FieldCard>
  );
}

function PlanNumbers({ isOurs }: { isOurs: boolean }) {
  return (
    <>
      {isOurs && (
        <Pair>
          <TextField
            {...wholeNumber}
            name="thresholdPercent"
            label={<Measure label={messages.threshold} unit="%" />}
          />
          <TextField
            {...wholeNumber}
            name="minutes"
            label={
              <Measure
                label={messages.minutes}
                unit={<FormattedMessage {...messages.minutesUnit} />}
              />
            }
          />
        </Pair>
      )}
      <Pair>
        <TextField
          {...wholeNumber}
          name="attempts"
          label={<FormattedMessage {...messages.attempts} />}
          help={<FormattedMessage {...messages.attemptsHelp} />}
        />
        <TextField
          {...wholeNumber}
          name="hoursBetween"
          label={
            <Measure
              label={messages.hoursBetween}
              unit={<FormattedMessage {...messages.hoursUnit} />}
            />
          }
        />
        <TextField
          {...wholeNumber}
          name="validDays"
          label={
            <Measure
              label={messages.validDays}
              unit={<FormattedMessage {...messages.daysUnit} />}
            />
          }
        />
      </Pair>
      {isOurs && (
        <>
          <CheckboxField
            isSwitch
            name="shufflesQuestions"
            label={<FormattedMessage {...messages.shufflesQuestions} />}
          />
          <CheckboxField
            isSwitch
            name="shufflesOptions"
            label={<FormattedMessage {...messages.shufflesOptions} />}
          />
        </>
      )}
    </>
  );
}

function Measure({ label, unit }: { label: MessageDescriptor; unit: ReactNode }) {
  return (
    <>
      <FormattedMessage {...label} /> ({unit})
    </>
  );
}
