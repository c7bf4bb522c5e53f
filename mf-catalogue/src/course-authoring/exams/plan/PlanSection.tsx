import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toApiError } from 'shared-auth';
import { Alert, Button, toast } from 'shared-ui';
import { Form, Formik, refuseFields, useSaveNotices, type FormikHelpers } from 'shared-ui/forms';
import { plansQuery, savePlan, type ExamKind, type WirePlans } from '../api.ts';
import { PreviewDialog } from '../preview/PreviewDialog.tsx';
import { ExtraTimeDialog } from './ExtraTime.tsx';
import { messages } from './messages.ts';
import { PlanFields, type PlanDialog } from './PlanFields.tsx';
import { bodyOfPlan, formOfPlan, planSchema, tooFewActive, type PlanForm } from './plan-form.ts';

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
  const [dialog, setDialog] = useState<PlanDialog | null>(null);
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
