import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { Glyph } from 'shared-ui';
import { QuantityInput, useFormikContext } from 'shared-ui/forms';
import type { WirePlans } from '../api.ts';
import { messages } from './messages.ts';
import {
  pointsOf,
  tooFewActive,
  withBankAreas,
  type PlanForm,
  type PointRange,
} from './plan-form.ts';

/** The server's limit. */
const MAX_DRAWN = 200;

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: theme.spacing(3),
    textAlign: 'left',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& thead th': {
    ...theme.typography.caption,
    backgroundColor: theme.vars.palette.background.sunken,
  },
  '& tbody th': { fontWeight: 600 },
  '& tfoot :is(th, td)': { fontWeight: 700, borderBottom: 0 },
  '& [data-number]': { textAlign: 'right' },
  // On a phone the name of an area has a row of its own, above its numbers.
  [theme.breakpoints.down('sm')]: {
    '& thead tr, & tbody tr, & tfoot tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      alignItems: 'center',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    '& th, & td': { borderBottom: 0 },
    '& :is(thead, tbody, tfoot) th:first-of-type': { gridColumn: '1 / -1', paddingBottom: 0 },
  },
}));

const Scroller = styled('div')({ overflowX: 'auto' });

const Fault = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(1),
  fontWeight: 600,
  color: theme.vars.palette.error.main,
}));

/** How many questions of each area an exam draws; an area that has too few says so at once. */
export function AreaRows({ bank }: { bank: WirePlans['areas'] }) {
  const intl = useIntl();
  const { values, setFieldValue } = useFormikContext<PlanForm>();
  const rows = withBankAreas(values.areas, bank);
  const points = rows.map((row) => pointsOf(row, bank));
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  const activeOf = (area: string) => bank.find((each) => each.area === area)?.active ?? 0;
  if (rows.length === 0) {
    return (
      <p>
        <FormattedMessage {...messages.noAreas} />
      </p>
    );
  }
  return (
    <Scroller>
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage {...messages.area} />
            </th>
            <th scope="col" data-number="">
              <FormattedMessage {...messages.inBank} />
            </th>
            <th scope="col">
              <FormattedMessage {...messages.drawn} />
            </th>
            <th scope="col" data-number="">
              <FormattedMessage {...messages.points} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => {
            const active = tooFewActive(row, bank);
            return (
              <tr key={row.area}>
                <th scope="row">
                  {row.area}
                  {active !== null && (
                    <Fault role="alert">
                      <Glyph name="errorFill" size={16} />
                      <FormattedMessage {...messages.tooFew} values={{ active }} />
                    </Fault>
                  )}
                </th>
                <td data-number="">{activeOf(row.area)}</td>
                <td>
                  <QuantityInput
                    label={intl.formatMessage(messages.drawnOf, { area: row.area })}
                    value={row.drawn}
                    min={0}
                    max={MAX_DRAWN}
                    onChange={(drawn) =>
                      void setFieldValue('areas', rows.with(place, { ...row, drawn }))
                    }
                  />
                </td>
                <td data-number="">
                  <Points {...(points[place] ?? { lowest: 0, highest: 0 })} />
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <FormattedMessage {...messages.total} />
            </th>
            <td data-number="">{sum(bank.map(({ active }) => active))}</td>
            <td>{sum(rows.map(({ drawn }) => drawn))}</td>
            <td data-number="">
              <Points
                lowest={sum(points.map(({ lowest }) => lowest))}
                highest={sum(points.map(({ highest }) => highest))}
              />
            </td>
          </tr>
        </tfoot>
      </Table>
    </Scroller>
  );
}

function Points({ lowest, highest }: PointRange) {
  return lowest === highest ? (
    lowest
  ) : (
    <FormattedMessage {...messages.pointRange} values={{ lowest, highest }} />
  );
}
