import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { CheckCircle } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { CircleDashed } from '@phosphor-icons/react/dist/csr/CircleDashed';
import { MinusCircle } from '@phosphor-icons/react/dist/csr/MinusCircle';
import { XCircle } from '@phosphor-icons/react/dist/csr/XCircle';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from 'shared-ui';
import { checkMessages } from './check-messages.ts';

export const Checks = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    gap: theme.spacing(4),
    padding: theme.spacing(4, 0),
    color: theme.vars.palette.text.tertiary,
  },
  '& > li[data-state=passed]': { color: theme.vars.palette.success.main },
  '& > li[data-state=failed]': { color: theme.vars.palette.error.main },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& svg': { flex: 'none', marginTop: 1 },
  '& strong': { display: 'block', fontWeight: 600, color: theme.vars.palette.text.primary },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const marks = {
  passed: { Icon: CheckCircle, message: checkMessages.passed },
  failed: { Icon: XCircle, message: checkMessages.failed },
  unchecked: { Icon: MinusCircle, message: checkMessages.unchecked },
  absent: { Icon: CircleDashed, message: checkMessages.absent },
  running: { Icon: CircleDashed, message: checkMessages.running },
} as const;

/** One check by name: its state as sign and word, and what it found. */
export function CheckItem({
  id,
  state,
  name,
  children,
}: {
  id: string;
  state: keyof typeof marks;
  name: ReactNode;
  children: ReactNode;
}) {
  const { Icon, message } = marks[state];
  const isOpen = state === 'running' || state === 'absent';
  return (
    <li data-check={id} data-state={state}>
      <Icon size={22} weight={isOpen ? 'regular' : 'fill'} aria-hidden />
      <span>
        <strong>{name}</strong>
        <VisuallyHidden>
          <FormattedMessage {...message} />:{' '}
        </VisuallyHidden>
        <small>{children}</small>
      </span>
    </li>
  );
}
