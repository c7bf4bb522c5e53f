import { FormattedMessage } from 'react-intl';
import { useFormats } from 'shared-ui';
import type { Verification } from '../verification/verification.ts';
import { checkMessages } from './check-messages.ts';

type Log = NonNullable<Verification['log']>;

/** Where the public log has the credential, and who else saw that. */
export function LogExplanation({ log }: { log: Log }) {
  const { integer } = useFormats();
  const { name, index, size, witnesses } = log;
  return (
    <>
      <FormattedMessage
        {...checkMessages.logText}
        values={{ name, index: integer(index), size: integer(size) }}
      />{' '}
      {witnesses.known === 0 ? (
        <FormattedMessage {...checkMessages.noWitnesses} />
      ) : (
        <FormattedMessage
          {...checkMessages.witnesses}
          values={{ signed: integer(witnesses.signed), known: integer(witnesses.known) }}
        />
      )}
    </>
  );
}

/** What the log goes on from. */
export function PastExplanation({ before }: { before: Log['before'] }) {
  const { dateTime, integer } = useFormats();
  switch (before) {
    case null:
      return null;
    case 'firstVisit':
      return <FormattedMessage {...checkMessages.pastFirst} />;
    case 'noMemory':
      return <FormattedMessage {...checkMessages.pastNoMemory} />;
    default:
      return (
        <FormattedMessage
          {...checkMessages.pastText}
          values={{ size: integer(before.size), at: dateTime(before.at) }}
        />
      );
  }
}
