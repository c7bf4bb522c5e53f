import { styled } from '@mui/material/styles';
import { CheckCircle } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { CircleDashed } from '@phosphor-icons/react/dist/csr/CircleDashed';
import { MinusCircle } from '@phosphor-icons/react/dist/csr/MinusCircle';
import { XCircle } from '@phosphor-icons/react/dist/csr/XCircle';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from 'shared-ui';
import { checkIds } from '../verification/checks.ts';
import type { Verification } from '../verification/verification.ts';
import type { PublicBadge } from '../api.ts';
import { CheckExplanation } from './CheckExplanation.tsx';
import { checkMessages } from './check-messages.ts';

const Checks = styled('ul')(({ theme }) => ({
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
  running: { Icon: CircleDashed, message: checkMessages.running },
} as const;

/** Each check by name: passed, failed, or what kept it from being made. */
export function ProofChecks({
  badge,
  verification,
}: {
  badge: PublicBadge;
  /** Null while the check runs. */
  verification: Verification | null;
}) {
  return (
    <Checks aria-busy={verification === null}>
      {checkIds.map((id) => {
        const result = verification?.checks.find((check) => check.id === id);
        const state = result?.state ?? 'running';
        const { Icon, message } = marks[state];
        return (
          <li key={id} data-check={id} data-state={state}>
            <Icon size={22} weight={state === 'running' ? 'regular' : 'fill'} aria-hidden />
            <span>
              <strong>
                <FormattedMessage {...checkMessages[id]} />
              </strong>
              <VisuallyHidden>
                <FormattedMessage {...message} />:{' '}
              </VisuallyHidden>
              <small>
                {verification === null || result === undefined ? (
                  <FormattedMessage {...checkMessages.runningText} />
                ) : (
                  <CheckExplanation {...{ badge, result, verification }} />
                )}
              </small>
            </span>
          </li>
        );
      })}
    </Checks>
  );
}
