import { today } from 'shared-ui';
import { formMessages } from 'shared-ui/forms';
import type { Experience } from '../../survey.ts';
import { messages } from './messages.ts';

/** An experience as it is being written; dates `YYYY-MM-DD`, '' for none. */
export type ExperienceForm = {
  keyId: string;
  dateFrom: string;
  dateTo: string;
  currently: boolean;
  online: boolean;
};

type Complaint = { id: string; defaultMessage: string };

/** The error of each field, as a message; a current experience has no end (E72). */
export function experienceComplaints(
  form: ExperienceForm,
): Partial<Record<keyof ExperienceForm, Complaint>> {
  const complaints: Partial<Record<keyof ExperienceForm, Complaint>> = {};
  if (form.keyId === '') complaints.keyId = formMessages.required;
  const from = dateComplaint(form.dateFrom);
  if (from !== null) complaints.dateFrom = from;
  if (form.currently) return complaints;
  const to = dateComplaint(form.dateTo);
  if (to !== null) complaints.dateTo = to;
  else if (from === null && form.dateTo < form.dateFrom) {
    complaints.dateTo = messages.endsBefore;
  }
  return complaints;
}

function dateComplaint(value: string): Complaint | null {
  if (value.trim() === '') return formMessages.required;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return formMessages.date;
  return value > today() ? formMessages.datePast : null;
}

export const experienceToForm = (entry: Experience | null): ExperienceForm => ({
  keyId: entry === null ? '' : String(entry.keyId),
  dateFrom: entry?.dateFrom ?? '',
  dateTo: entry?.dateTo ?? '',
  currently: entry?.currently ?? false,
  online: entry?.online ?? false,
});

export const experienceFromForm = (form: ExperienceForm): Experience => ({
  keyId: Number(form.keyId),
  dateFrom: form.dateFrom,
  dateTo: form.currently ? null : form.dateTo,
  currently: form.currently,
  online: form.online,
});
