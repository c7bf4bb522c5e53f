import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Cover, useFormats } from 'shared-ui';
import type { CartLine } from '../../server-cart.ts';
import { useLineTitle } from '../cart/use-line-title.ts';
import { orderMessages } from './messages.ts';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(3),
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    gap: theme.spacing(3),
    alignItems: 'center',
  },
  '& strong': { ...theme.typography.label, display: 'block', overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** The courses of the order, small, above its totals. */
export function OrderedCourses({ lines }: { lines: readonly CartLine[] }) {
  const { formatMessage } = useIntl();
  const { duration } = useFormats();
  const titleOf = useLineTitle();
  return (
    <List aria-label={formatMessage(orderMessages.orderedCourses)}>
      {lines.map((line) => (
        <li key={`${line.courseId}-${line.kind}`}>
          <Cover category={line.category} seed={line.courseId} imageUrl={line.imageUrl} />
          <span>
            <strong>{titleOf(line)}</strong>
            <small>
              {[
                formatMessage(orderMessages.copies, { count: line.quantity }),
                line.kind === 1 && duration(line.durationMinutes),
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
          </span>
        </li>
      ))}
    </List>
  );
}
