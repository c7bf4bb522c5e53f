import Checkbox from '@mui/material/Checkbox';
import { useIntl } from 'react-intl';
import type { Column } from 'shared-ui/table';
import type { Deadline } from './api.ts';
import { AttestationEnd } from './AttestationEnd.tsx';
import { AttestationPdf } from './AttestationPdf.tsx';
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
      cell: (row) => <AttestationEnd {...row} />,
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
      cell: (row) => <AttestationPdf id={row.id} name={row.nome} course={row.titoloCorso} />,
    },
  ];
}
