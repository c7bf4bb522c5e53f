import { styled } from '@mui/material/styles';
import { Trash } from '@phosphor-icons/react/dist/csr/Trash';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Card, Cover, IconButton, useFormats } from 'shared-ui';
import { isExamGone } from '../../server-cart.ts';
import { cartMessages } from './messages.ts';
import { useLineTitle } from './use-line-title.ts';

/** A line as both carts show it; amounts in integer cents. */
export type ShownLine = {
  key: string;
  courseId: number;
  kind: 1 | 2 | 3;
  /** Of the course. */
  title: string;
  category: string;
  imageUrl: string | null;
  durationMinutes: number;
  courseCents: number;
  /** Null when the exam is not part of the purchase. */
  simulationCents: number | null;
  certificationCents: number | null;
  /** Chosen for all courses, but not on sale for this one. */
  missingExams: readonly ('simulation' | 'certification')[];
  quantity: number;
};

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0, 1fr) auto',
    gridTemplateAreas: '"cover words remove" "amount amount amount"',
    gap: theme.spacing(2, 3),
    alignItems: 'start',
    padding: theme.spacing(5),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('sm')]: {
      gridTemplateColumns: '7.5rem minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"cover words amount remove"',
      gap: theme.spacing(2, 4),
      alignItems: 'center',
    },
  },
  '& > li:last-of-type': { borderBottom: 0 },
  '& > li[data-counted]': {
    '& > strong': { alignSelf: 'center' },
    [theme.breakpoints.up('sm')]: {
      gridTemplateColumns: '7.5rem minmax(0, 1fr) auto minmax(6.5rem, auto) auto',
      gridTemplateAreas: '"cover words quantity amount remove"',
    },
  },
}));

const Picture = styled('div')(({ theme }) => ({
  gridArea: 'cover',
  '& > span': { borderRadius: theme.radius.sm },
  [theme.breakpoints.up('sm')]: { '& > span': { borderRadius: theme.radius.md } },
}));

const Words = styled('div')(({ theme }) => ({
  gridArea: 'words',
  minWidth: 0,
  '& h2': {
    ...theme.typography.h4,
    overflowWrap: 'anywhere',
    // Beside the cover there is little room on phones.
    [theme.breakpoints.down('sm')]: { fontSize: theme.typography.body1.fontSize },
  },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, margin: 0 },
}));

// On phones in the row of the sum, at its other end.
const Quantity = styled('div')(({ theme }) => ({
  gridArea: 'amount',
  justifySelf: 'start',
  [theme.breakpoints.up('sm')]: { gridArea: 'quantity' },
}));

const Amount = styled('strong')(({ theme }) => ({
  gridArea: 'amount',
  justifySelf: 'end',
  ...theme.typography.h4,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
}));

// The target is larger than the icon: its padding is outside of the row's edge.
const Remove = styled('div')(({ theme }) => ({
  gridArea: 'remove',
  margin: theme.spacing(-2.5, -2.5, -2.5, 0),
}));

const Options = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  padding: theme.spacing(5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

const missingExam = {
  simulation: cartMessages.simulationMissing,
  certification: cartMessages.certificationMissing,
};

/** Unit cost of a line: the course and the exams that go with it. */
export const lineUnitCents = (line: ShownLine) =>
  line.courseCents + (line.simulationCents ?? 0) + (line.certificationCents ?? 0);

/** The lines of a cart, with the options for all lines below. */
export function CartLines({
  lines,
  onRemove,
  quantityOf,
  children,
}: {
  lines: readonly ShownLine[];
  /** Absent where nothing can be taken out. */
  onRemove?: (line: ShownLine) => void;
  /** Where copies are counted, their field. */
  quantityOf?: (line: ShownLine) => ReactNode;
  children?: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const { euro, duration } = useFormats();
  const titleOf = useLineTitle();
  const detailOf = (line: ShownLine) =>
    line.kind === 1
      ? courseDetailOf(line)
      : formatMessage(isExamGone(line) ? cartMessages.examGone : cartMessages.ofOwnCourse);
  const courseDetailOf = (line: ShownLine) =>
    [
      duration(line.durationMinutes),
      [
        formatMessage(cartMessages.courseCost, { amount: euro(line.courseCents) }),
        line.simulationCents !== null &&
          formatMessage(cartMessages.simulationCost, { amount: euro(line.simulationCents) }),
        line.certificationCents !== null &&
          formatMessage(cartMessages.certificationCost, { amount: euro(line.certificationCents) }),
      ]
        .filter((part) => part !== false)
        .join(' + '),
      ...line.missingExams.map((exam) => formatMessage(missingExam[exam])),
    ].join(', ');
  return (
    <Card>
      <List aria-label={formatMessage(cartMessages.lines)}>
        {lines.map((line) => (
          <li key={line.key} {...(quantityOf ? { 'data-counted': '' } : {})}>
            <Picture>
              <Cover category={line.category} seed={line.courseId} imageUrl={line.imageUrl} />
            </Picture>
            <Words>
              <h2>{titleOf(line)}</h2>
              <p>{detailOf(line)}</p>
            </Words>
            {quantityOf && <Quantity>{quantityOf(line)}</Quantity>}
            <Amount>{euro(lineUnitCents(line) * line.quantity)}</Amount>
            {onRemove && (
              <Remove>
                <IconButton
                  label={formatMessage(cartMessages.remove, { title: titleOf(line) })}
                  onClick={() => onRemove(line)}
                >
                  <Trash size={20} />
                </IconButton>
              </Remove>
            )}
          </li>
        ))}
      </List>
      {Boolean(children) && <Options>{children}</Options>}
    </Card>
  );
}
