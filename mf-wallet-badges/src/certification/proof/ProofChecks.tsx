import { FormattedMessage } from 'react-intl';
import { checkIds } from '../verification/checks.ts';
import type { Verification } from '../verification/verification.ts';
import type { PublicBadge } from '../api.ts';
import { CheckExplanation } from './CheckExplanation.tsx';
import { CheckItem, Checks } from './CheckItem.tsx';
import { checkMessages } from './check-messages.ts';

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
        return (
          <CheckItem key={id} {...{ id, state }} name={<FormattedMessage {...checkMessages[id]} />}>
            {verification === null || result === undefined ? (
              <FormattedMessage {...checkMessages.runningText} />
            ) : (
              <CheckExplanation {...{ badge, result, verification }} />
            )}
          </CheckItem>
        );
      })}
    </Checks>
  );
}
