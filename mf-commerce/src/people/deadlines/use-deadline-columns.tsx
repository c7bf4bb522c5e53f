import Checkbox from '@mui/material/Checkbox';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Button, Pill, saveFile, useFormats } from 'shared-ui';
import type { Column } from 'shared-ui/table';
import { readAttestation, type Deadline } from './api.ts';
import { needsRefresher } from './invite-csv.ts';
import { messages } from './messages.ts';

/** A column with a box for who can be chosen, then who, what, until when, and what renews it. */
export function useDeadlineColumns(
  chosenIds: ReadonlySet<string>,
  onChoose: (row: Deadline, isChosen: boolean) => void,
): Column<Deadline>[] {
  const { formatMessage } = useIntl();
  return [
    {
      key: 'select',
      label: formatMessage(messages.select),
      cell: (row) =>
        needsRefresher(row) ? (
          <Checkbox
            checked={chosenIds.has(row.id)}
            onChange={(_event, isChosen) => onChoose(row, isChosen)}
            slotProps={{
              input: {
                'aria-label': formatMessage(messages.selectRow, {
                  name: row.nome,
                  course: row.titoloCorso,
                }),
              },
            }}
          />
        ) : (
          '–'
        ),
    },
    {
      key: 'person',
      label: formatMessage(messages.person),
      onCard: 'title',
      cell: ({ nome }) => nome,
    },
    {
      key: 'attestation',
      label: formatMessage(messages.attestation),
      cell: ({ titoloCorso, tipo }) =>
        tipo === 0 ? titoloCorso : formatMessage(messages.attestationExam, { title: titoloCorso }),
    },
    {
      key: 'end',
      label: formatMessage(messages.end),
      cell: (row) => <End row={row} />,
    },
    {
      key: 'renewal',
      label: formatMessage(messages.renewal),
      cell: ({ aggiornamento, rinnovo, stato }) => {
        if (rinnovo !== 'none') return formatMessage(messages[rinnovo]);
        if (aggiornamento !== null) return aggiornamento.titolo;
        return stato === 'senzaScadenza' ? '–' : formatMessage(messages.noRefresher);
      },
    },
    {
      key: 'file',
      label: formatMessage(messages.file),
      cell: (row) => <PdfButton row={row} />,
    },
  ];
}

function End({ row: { scadeIl, stato } }: { row: Deadline }) {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  if (scadeIl === null) return formatMessage(messages.endless);
  if (stato === 'scaduto') {
    return <Pill tone="danger">{formatMessage(messages.ended, { date: date(scadeIl) })}</Pill>;
  }
  if (stato === 'inScadenza') {
    return <Pill tone="warning">{formatMessage(messages.ends, { date: date(scadeIl) })}</Pill>;
  }
  return date(scadeIl);
}

function PdfButton({ row }: { row: Deadline }) {
  const { formatMessage } = useIntl();
  const reading = useMutation({
    mutationFn: () => readAttestation(row.id),
    onSuccess: ({ fileName, content }) => {
      const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
      saveFile(fileName, new Blob([bytes], { type: 'application/pdf' }));
    },
  });
  return (
    <Button
      variant="outlined"
      size="small"
      busy={reading.isPending}
      aria-label={formatMessage(messages.pdfNamed, { name: row.nome, course: row.titoloCorso })}
      onClick={() => reading.mutate()}
    >
      {formatMessage(messages.pdf)}
    </Button>
  );
}
