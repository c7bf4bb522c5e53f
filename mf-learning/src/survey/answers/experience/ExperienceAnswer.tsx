import { PencilSimple } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import { Trash } from '@phosphor-icons/react/dist/csr/Trash';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert, Button, formatDate, IconButton, LiveRegion, Pill } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { selectOptionsQuery } from '../../api.ts';
import type { Answers, Experience, Question } from '../../survey.ts';
import { useSurveyLanguage } from '../../use-survey-language.ts';
import { ExperienceDialog } from './ExperienceDialog.tsx';
import { messages } from './messages.ts';

const Entries = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  margin: theme.spacing(0, 0, 4),
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    padding: theme.spacing(3, 2, 3, 4),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.md,
  },
  '& div': { flex: 1, minWidth: 0, display: 'grid', gap: theme.spacing(1), justifyItems: 'start' },
  '& b': { fontWeight: 600 },
  '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

/** Entries made in a dialog (SURVEY-10): what, from when to when, still, at a distance. */
export function ExperienceAnswer({ question }: { question: Question }) {
  const intl = useIntl();
  const language = useSurveyLanguage();
  const { values, setFieldValue } = useFormikContext<Answers>();
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const [told, setTold] = useState('');
  const add = useRef<HTMLDivElement>(null);
  const entries = values.experiences[question.key] ?? [];
  const [option] = question.options;
  const group = Number(option?.resource ?? 0);
  const names = useQuery(selectOptionsQuery(group, language));
  const nameOf = ({ keyId }: Experience) =>
    names.data?.find(({ id }) => id === keyId)?.name ?? option?.label ?? '';
  const keep = (next: Experience[]) => void setFieldValue(`experiences.${question.key}`, next);

  const remove = (entry: Experience) => {
    keep(entries.filter((other) => other !== entry));
    setTold(intl.formatMessage(messages.removed, { name: nameOf(entry) }));
    // The button that had the focus is gone with its entry.
    add.current?.querySelector('button')?.focus();
  };
  const save = (entry: Experience) => {
    keep(
      edited === 'new'
        ? [...entries, entry]
        : entries.map((other, place) => (place === edited ? entry : other)),
    );
    setEdited(null);
  };
  return (
    <div>
      {entries.length > 0 && (
        <Entries>
          {entries.map((entry, place) => (
            <li key={place}>
              <div>
                <b>{nameOf(entry)}</b>
                <small>
                  <FormattedMessage
                    {...(entry.currently ? messages.since : messages.period)}
                    values={{ from: formatDate(entry.dateFrom), to: formatDate(entry.dateTo) }}
                  />
                </small>
                {entry.online && (
                  <Pill>
                    <FormattedMessage {...messages.isOnline} />
                  </Pill>
                )}
              </div>
              <IconButton
                label={intl.formatMessage(messages.edit, { name: nameOf(entry) })}
                onClick={() => setEdited(place)}
              >
                <PencilSimple size={20} aria-hidden />
              </IconButton>
              <IconButton
                label={intl.formatMessage(messages.remove, { name: nameOf(entry) })}
                onClick={() => remove(entry)}
              >
                <Trash size={20} aria-hidden />
              </IconButton>
            </li>
          ))}
        </Entries>
      )}
      {names.isError ? (
        <Alert
          tone="danger"
          announce="alert"
          action={
            <button type="button" onClick={() => void names.refetch()}>
              <FormattedMessage {...messages.retry} />
            </button>
          }
        >
          <FormattedMessage {...messages.namesFailed} />
        </Alert>
      ) : (
        <div ref={add}>
          <Button
            variant="tonal"
            onClick={() => setEdited('new')}
            startIcon={<Plus size={18} weight="bold" aria-hidden />}
          >
            <FormattedMessage {...messages.add} />
          </Button>
        </div>
      )}
      <LiveRegion>{told}</LiveRegion>
      {edited !== null && (
        <ExperienceDialog
          keyLabel={option?.label ?? ''}
          names={names.data ?? []}
          entry={edited === 'new' ? null : (entries[edited] ?? null)}
          onSave={save}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}
