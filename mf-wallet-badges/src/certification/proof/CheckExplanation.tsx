import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormats } from 'shared-ui';
import type { CheckResult } from '../verification/checks.ts';
import type { Verification } from '../verification/verification.ts';
import type { PublicBadge } from '../api.ts';
import { checkMessages } from './check-messages.ts';
import { LogExplanation, PastExplanation } from './LogExplanation.tsx';
import { fieldMessages, reasonMessages } from './reason-messages.ts';

/** What a passed check says, or why it did not pass. */
export function CheckExplanation({
  badge,
  result,
  log,
  validUntil,
}: {
  badge: PublicBadge;
  result: CheckResult;
  log: Verification['log'];
  validUntil: Verification['validUntil'];
}): ReactNode {
  const intl = useIntl();
  const { date, dateTime, integer } = useFormats();
  const { proof, issuer, revokedAt } = badge;
  if (result.state !== 'passed') {
    if (result.reason === 'revoked' && revokedAt !== null) {
      return <FormattedMessage {...checkMessages.revokedOn} values={{ date: date(revokedAt) }} />;
    }
    const fields = result.state === 'failed' ? (result.fields ?? []) : [];
    return (
      <FormattedMessage
        {...reasonMessages[result.reason]}
        values={{
          fields: intl.formatList(fields.map((field) => intl.formatMessage(fieldMessages[field]))),
          date: validUntil === null ? '' : date(validUntil),
        }}
      />
    );
  }
  switch (result.id) {
    case 'issuer':
      return <FormattedMessage {...checkMessages.issuerText} values={{ issuer }} />;
    case 'signature':
      return (
        <FormattedMessage
          {...checkMessages.signatureText}
          values={{ issuer, suite: proof.suite }}
        />
      );
    case 'content':
      return <FormattedMessage {...checkMessages.contentText} />;
    case 'picture':
      return <FormattedMessage {...checkMessages.pictureText} />;
    case 'ledger':
      return (
        <FormattedMessage
          {...checkMessages.ledgerText}
          values={{ round: integer(proof.round ?? 0), at: dateTime(proof.notedAt) }}
        />
      );
    case 'log':
      return log && <LogExplanation log={log} />;
    case 'past':
      return log && <PastExplanation before={log.before} />;
    case 'revocation':
      return <FormattedMessage {...checkMessages.revocationText} />;
    case 'validity':
      return validUntil === null ? (
        <FormattedMessage {...checkMessages.validityText} />
      ) : (
        <FormattedMessage {...checkMessages.validUntil} values={{ date: date(validUntil) }} />
      );
  }
}
