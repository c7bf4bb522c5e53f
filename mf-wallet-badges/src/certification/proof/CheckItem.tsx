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
  // What a check shows while it runs stays there, hidden: less is drawn for a verdict, and phones lay nothing out anew
  // for a repetition.
  '& > li > span > span': { display: 'grid' },
  '& > li > span > span > *': { gridArea: '1 / 1' },
  '& > li > svg + svg': { position: 'absolute' },
  '& > li:not([data-state=running]) [data-meanwhile]': { visibility: 'hidden' },
  '[data-again] & > li': { color: theme.vars.palette.text.tertiary },
  '[data-again] & > li [data-meanwhile]': { visibility: 'visible' },
  '[data-again] & > li > svg:not([data-meanwhile]), [data-again] & small:not([data-meanwhile])': {
    visibility: 'hidden',
  },
  '& strong': { display: 'block', fontWeight: 600, color: theme.vars.palette.text.primary },
  '& small': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const marks = {
  passed: { Icon: CheckCircle, message: checkMessages.passed },
  failed: { Icon: XCircle, message: checkMessages.failed },
  unchecked: { Icon: MinusCircle, message: checkMessages.unchecked },
  absent: { Icon: CircleDashed, message: checkMessages.absent },
} as const;

/** One check by name: its state as sign and word, and what it found. */
export function CheckItem({
  id,
  state,
  name,
  isRepeatable = false,
  children,
}: {
  id: string;
  /** One that runs is repeatable. */
  state: keyof typeof marks | 'running';
  name: ReactNode;
  /** As it runs, and again within `data-again`, it shows that, and not what it found. */
  isRepeatable?: boolean;
  children: ReactNode;
}) {
  const mark = state === 'running' ? null : marks[state];
  return (
    <li data-check={id} data-state={state}>
      {mark && <mark.Icon size={22} weight={state === 'absent' ? 'regular' : 'fill'} aria-hidden />}
      {isRepeatable && runningMark}
      <span>
        <strong>{name}</strong>
        <span>
          {mark && (
            <small>
              <StateWord message={mark.message} />
              {children}
            </small>
          )}
          {isRepeatable && runningText}
        </span>
      </span>
    </li>
  );
}

const StateWord = ({ message }: { message: MessageDescriptor }) => (
  <VisuallyHidden>
    <FormattedMessage {...message} />:{' '}
  </VisuallyHidden>
);

const runningMark = <CircleDashed size={22} aria-hidden data-meanwhile />;

const runningText = (
  <small data-meanwhile>
    <StateWord message={checkMessages.running} />
    <FormattedMessage {...checkMessages.runningText} />
  </small>
);
