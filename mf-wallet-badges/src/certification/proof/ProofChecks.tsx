import { Fragment, memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { checkIds, type CheckId, type CheckResult } from '../verification/checks.ts';
import type { PublicBadge } from '../api.ts';
import { AnchorItem } from './AnchorItem.tsx';
import { CheckExplanation } from './CheckExplanation.tsx';
import { CheckItem, Checks } from './CheckItem.tsx';
import { checkMessages } from './check-messages.ts';
import { useFound } from './last-found.ts';
import type { Found } from './use-last-found.ts';

/** Each check by name: passed, failed, or what kept it from being made. */
export function ProofChecks({ badge }: { badge: PublicBadge }) {
  const found = useFound();
  return (
    <Checks>
      {checkIds.map((id) => (
        <Fragment key={id}>
          <Check
            {...{ id, badge }}
            result={found?.checks.find((check) => check.id === id)}
            log={found?.log ?? null}
            validUntil={found?.validUntil ?? null}
          />
          {id === 'past' && found?.anchor && <AnchorItem anchor={found.anchor} />}
        </Fragment>
      ))}
    </Checks>
  );
}

/** Drawn again when it has found something else. */
const Check = memo(function Check({
  id,
  badge,
  result,
  log,
  validUntil,
}: {
  id: CheckId;
  badge: PublicBadge;
  /** Undefined while it runs for the first time. */
  result: CheckResult | undefined;
} & Pick<Found, 'log' | 'validUntil'>) {
  return (
    <CheckItem
      id={id}
      state={result?.state ?? 'running'}
      name={<FormattedMessage {...checkMessages[id]} />}
      isRepeatable
    >
      {result && <CheckExplanation {...{ badge, result, log, validUntil }} />}
    </CheckItem>
  );
});
