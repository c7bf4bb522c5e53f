import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { useFormats } from 'shared-ui';
import { Checkbox, QuantityInput, useFormikContext } from 'shared-ui/forms';
import type { Order } from '../api.ts';
import { cancellationMessages as messages } from '../../cancellation-messages.ts';
import type { RefundChoice } from './refund-choice.ts';

const Group = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& > legend': { ...theme.typography.label, marginBottom: theme.spacing(2) },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: theme.spacing(4),
    padding: theme.spacing(3, 0),
  },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& strong': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('sm')]: {
    '& > div': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    '& > div > :first-of-type': { gridColumn: '1 / -1' },
  },
}));

/** The refund, line by line; used lines are unticked and marked as used. */
export function RefundLines({ parts }: { parts: Order['parts'] }) {
  const { formatMessage } = useIntl();
  const { euro } = useFormats();
  const { values, setFieldValue } = useFormikContext<RefundChoice>();
  const choose = (lineId: number, seats: number) =>
    void setFieldValue('seats', { ...values.seats, [lineId]: seats });
  return (
    <Group>
      <legend>{formatMessage(messages.parts)}</legend>
      {parts.map(({ lineId, title, seats, freeCents }) => {
        const chosen = values.seats[lineId] ?? 0;
        const free = freeCents.length;
        const state = formatMessage(messages.seatsFree, { free, seats });
        return (
          <div key={lineId}>
            <Checkbox
              label={title}
              {...(free === 0 ? { disabledReason: state } : { detail: state })}
              checked={chosen > 0}
              onChange={(isChosen) => choose(lineId, isChosen ? free : 0)}
            />
            {chosen > 0 && free > 1 && (
              <QuantityInput
                label={formatMessage(messages.seatsOf, { title })}
                value={chosen}
                max={free}
                onChange={(value) => choose(lineId, value)}
              />
            )}
            <strong>{euro(freeCents[(chosen || free) - 1] ?? 0)}</strong>
          </div>
        );
      })}
    </Group>
  );
}
