import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { CheckCircle } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { CircleDashed } from '@phosphor-icons/react/dist/csr/CircleDashed';
import { MinusCircle } from '@phosphor-icons/react/dist/csr/MinusCircle';
import { XCircle } from '@phosphor-icons/react/dist/csr/XCircle';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
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
  // A check that runs again keeps the room of what it found: phones lay nothing out anew for it.
  '& > li > span > span': { display: 'grid' },
  '& > li > span > span > *': { gridArea: '1 / 1' },
  '& > li[data-again] > svg': { visibility: 'hidden' },
  '& > li[data-again] > svg + svg': { visibility: 'visible', position: 'absolute' },
  '& > li[data-again] > span > span > :first-of-type': { visibility: 'hidden' },
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

/** One check by name: its state as sign and word, and what it found; while it runs again, not that. */
export function CheckItem({
  id,
  state,
  name,
  isAgain = false,
  children,
}: {
  id: string;
  state: keyof typeof marks;
  name: ReactNode;
  isAgain?: boolean;
  children: ReactNode;
}) {
  const { Icon, message } = marks[state];
  const isOpen = state === 'running' || state === 'absent';
  return (
    <li data-check={id} data-state={isAgain ? 'running' : state} data-again={isAgain || undefined}>
      <Icon size={22} weight={isOpen ? 'regular' : 'fill'} aria-hidden />
      {isAgain && <CircleDashed size={22} aria-hidden />}
      <span>
        <strong>{name}</strong>
        <span>
          <Words message={message}>{children}</Words>
          {isAgain && (
            <Words message={checkMessages.running}>
              <FormattedMessage {...checkMessages.runningText} />
            </Words>
          )}
        </span>
      </span>
    </li>
  );
}

const Words = ({ message, children }: { message: MessageDescriptor; children: ReactNode }) => (
  <small>
    <VisuallyHidden>
      <FormattedMessage {...message} />:{' '}
    </VisuallyHidden>
    {children}
  </small>
);
