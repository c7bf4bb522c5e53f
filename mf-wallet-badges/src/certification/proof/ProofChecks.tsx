import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { checkIds, type CheckId } from '../verification/checks.ts';
import type { PublicBadge } from '../api.ts';
import { AnchorItem } from './AnchorItem.tsx';
import { CheckExplanation } from './CheckExplanation.tsx';
import { CheckItem, Checks } from './CheckItem.tsx';
import { checkMessages } from './check-messages.ts';
import type { LastFound } from './use-last-found.ts';

const nameOf = (id: CheckId) => <FormattedMessage {...checkMessages[id]} />;
// One element each, which React need not look at again.
const names = new Map(checkIds.map((id) => [id, nameOf(id)]));

/** Each check by name: passed, failed, or what kept it from being made. */
export function ProofChecks({ badge, found, isAgain }: LastFound & { badge: PublicBadge }) {
  return (
    <Checks aria-busy={isAgain || found === null}>
      {checkIds.map((id) => {
        const result = found?.checks.find((check) => check.id === id);
        return (
          <Fragment key={id}>
            <CheckItem {...{ id, isAgain }} state={result?.state ?? 'running'} name={names.get(id)}>
              {found === null || result === undefined ? (
                <FormattedMessage {...checkMessages.runningText} />
              ) : (
                <CheckExplanation
                  {...{ badge, result }}
                  log={found.log}
                  validUntil={found.validUntil}
                />
              )}
            </CheckItem>
            {id === 'past' && found?.anchor && (
              <AnchorItem anchor={found.anchor} isAgain={isAgain} />
            )}
          </Fragment>
        );
      })}
    </Checks>
  );
}
