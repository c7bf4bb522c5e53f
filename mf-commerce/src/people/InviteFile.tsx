import { styled } from '@mui/material/styles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { newIdempotencyKey, toApiError } from 'shared-auth';
import { Alert, PaddedCard, SectionHead } from 'shared-ui';
import { DropZone } from 'shared-ui/upload';
import { useMailLanguage } from '../mail-language.ts';
import {
  checkInvites,
  confirmInvites,
  freeVouchersQuery,
  peopleKey,
  summaryQuery,
  type Confirmation,
  type InvitePreview,
} from './api.ts';
import { csvText } from './csv-text.ts';
import { deadlinesKey } from './deadlines/api.ts';
import { InvitePreviewCard } from './InvitePreviewCard.tsx';
import { inviteMessages as messages } from './invite-messages.ts';

const Root = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  '& > [data-size]': { marginBottom: 0 },
}));

const Free = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: theme.spacing(1),
  color: theme.vars.palette.text.secondary,
}));

/** A file that was checked. One confirmation of it has one id, however often it is sent. */
type Checked = { id: string; csv: string; preview: InvitePreview };

async function check(source: File | string): Promise<Checked> {
  const csv = typeof source === 'string' ? source : await csvText(source);
  return { id: newIdempotencyKey(), csv, preview: await checkInvites(csv) };
}

/** A file that the page wrote itself; each time that it is asked for has another id. */
export type PreparedInvites = { id: string; csv: string };

/**
 * Invites many at once: a file is chosen or was prepared, what would be sent is shown, and only a confirmation sends
 * it.
 */
export function InviteFile({
  prepared,
  ref,
}: {
  prepared: PreparedInvites | null;
  ref?: Ref<HTMLDivElement>;
}) {
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const language = useMailLanguage();
  const free = useQuery(freeVouchersQuery());
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  /** The field is drawn again when a file is done with; then it has the focus. */
  const isDone = useRef(false);

  const checking = useMutation({ mutationFn: check, onSuccess: setChecked });
  const sending = useMutation({
    mutationFn: (confirmation: Confirmation) => confirmInvites(confirmation),
    onSuccess: () => {
      setChecked(null);
      isDone.current = true;
    },
    onError: (error, { csv }) => {
      // Something has changed since the check: what is shown does not hold any more.
      if (toApiError(error).status === 409) checking.mutate(csv);
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: peopleKey }),
        client.invalidateQueries({ queryKey: deadlinesKey }),
        client.invalidateQueries({ queryKey: freeVouchersQuery().queryKey }),
        client.invalidateQueries({ queryKey: summaryQuery().queryKey }),
      ]),
  });

  useEffect(() => {
    if (checked !== null || !isDone.current) return;
    isDone.current = false;
    input.current?.focus();
  }, [checked]);

  const checkAnew = (source: File | string) => {
    sending.reset();
    checking.mutate(source);
  };
  const checkPrepared = useEffectEvent(checkAnew);
  useEffect(() => {
    if (prepared !== null) checkPrepared(prepared.csv);
  }, [prepared]);
  const forget = () => {
    setChecked(null);
    sending.reset();
    isDone.current = true;
  };

  const error = sending.error ?? checking.error;
  return (
    <Root as="section" ref={ref} aria-labelledby={`${id}-title`}>
      <SectionHead id={`${id}-title`} title={formatMessage(messages.invite)} size="small" />
      <p id={`${id}-text`}>{formatMessage(messages.inviteText)}</p>
      {free.data !== undefined && free.data.length > 0 && (
        <Free>
          {free.data.map(({ corsoId, titoloCorso, liberi }) => (
            <li key={corsoId}>
              {formatMessage(messages.free, { title: titoloCorso, count: liberi })}
            </li>
          ))}
        </Free>
      )}
      {error !== null && (
        <Alert tone="danger" announce="alert">
          {toApiError(error).info ?? formatMessage(messages.failed)}
        </Alert>
      )}
      {sending.data !== undefined && (
        <Alert tone="success" announce="status">
          {formatMessage(messages.sent, { count: sending.data.inviati })}
        </Alert>
      )}
      {checked === null ? (
        <DropZone
          field={{
            id,
            accept: '.csv,text/csv',
            multiple: false,
            disabled: checking.isPending,
            'aria-label': formatMessage(messages.file),
            'aria-describedby': `${id}-text`,
          }}
          inputRef={input}
          onFiles={([file]) => {
            if (file !== undefined) checkAnew(file);
          }}
        >
          <b>{formatMessage(checking.isPending ? messages.checking : messages.file)}</b>
        </DropZone>
      ) : (
        <InvitePreviewCard
          // A file that is checked again is announced again.
          key={checked.id}
          preview={checked.preview}
          isBusy={sending.isPending || checking.isPending}
          onConfirm={() =>
            sending.mutate({
              id: checked.id,
              csv: checked.csv,
              impronta: checked.preview.impronta,
              lingua: language,
            })
          }
          onCancel={forget}
        />
      )}
    </Root>
  );
}
