import { useId } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Dialog, today } from 'shared-ui';
import {
  Checkbox,
  CheckboxField,
  DateField,
  Form,
  Formik,
  SelectField,
  useFormikContext,
} from 'shared-ui/forms';
import type { Experience } from '../../survey.ts';
import {
  experienceComplaints,
  experienceFromForm,
  experienceToForm,
  type ExperienceForm,
} from './check-experience.ts';
import { messages } from './messages.ts';

type Named = { id: number; name: string };

/** One entry of work or study (1§3). */
export function ExperienceDialog({
  keyLabel,
  names,
  entry,
  onSave,
  onClose,
}: {
  /** Label of the field that is chosen by name: profession, study. */
  keyLabel: string;
  names: readonly Named[];
  /** Null for a new one. */
  entry: Experience | null;
  onSave: (entry: Experience) => void;
  onClose: () => void;
}) {
  const intl = useIntl();
  const formId = useId();
  // A portal, because forms cannot be nested.
  return createPortal(
    <Dialog
      isOpen
      onClose={onClose}
      title={<FormattedMessage {...(entry === null ? messages.titleNew : messages.titleChange)} />}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button type="submit" form={formId}>
            <FormattedMessage {...messages.save} />
          </Button>
        </>
      }
    >
      <Formik
        initialValues={experienceToForm(entry)}
        validate={(form) =>
          Object.fromEntries(
            Object.entries(experienceComplaints(form)).map(([name, complaint]) => [
              name,
              intl.formatMessage(complaint),
            ]),
          )
        }
        onSubmit={(form) => onSave(experienceFromForm(form))}
      >
        <Fields formId={formId} keyLabel={keyLabel} names={names} />
      </Formik>
    </Dialog>,
    document.body,
  );
}

function Fields({
  formId,
  keyLabel,
  names,
}: {
  formId: string;
  keyLabel: string;
  names: readonly Named[];
}) {
  const { values, setValues } = useFormikContext<ExperienceForm>();
  return (
    <Form id={formId}>
      <SelectField
        name="keyId"
        label={keyLabel}
        options={names.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <DateField name="dateFrom" label={<FormattedMessage {...messages.from} />} max={today()} />
      <Checkbox
        name="currently"
        label={<FormattedMessage {...messages.currently} />}
        checked={values.currently}
        // A current experience has no last day (E72).
        onChange={(currently) =>
          void setValues({ ...values, currently, dateTo: currently ? '' : values.dateTo })
        }
      />
      <DateField
        name="dateTo"
        label={<FormattedMessage {...messages.to} />}
        min={values.dateFrom}
        max={today()}
        disabled={values.currently}
      />
      <CheckboxField name="online" label={<FormattedMessage {...messages.online} />} />
    </Form>
  );
}
