import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Button, PaddedCard, SectionHead, useFormats } from 'shared-ui';
import { fact, Facts } from '../Facts.tsx';
import { LineList } from '../LineList.tsx';
import { downloadDocument, type Redemption } from '../redemption-requests.ts';
import { redemptionMessages as messages } from '../redemption-messages.ts';

/** Number, day, amounts. */
export function RequestFacts({ redemption }: { redemption: Redemption }) {
  const { dateTime, euro } = useFormats();
  const { kind, reason } = redemption;
  return (
    <Facts
      title={messages.request}
      items={[
        fact(messages.number, redemption.number),
        fact(messages.date, dateTime(redemption.requestedAt)),
        fact(messages.kind, <FormattedMessage {...messages[kind]} />),
        fact(messages.amount, euro(redemption.cents)),
        fact(messages.withheld, euro(redemption.withheldCents)),
        fact(messages.net, euro(redemption.netCents)),
        ...(reason === null ? [] : [fact(messages.reason, reason)]),
      ]}
    />
  );
}

/** Who asks, and where it is paid to: the IBAN (E164). */
export function HolderFacts({ redemption }: { redemption: Redemption }) {
  const { vatNumber, invoiceNumber, hasDeclaration } = redemption;
  return (
    <Facts
      title={messages.holderHead}
      items={[
        fact(messages.holder, redemption.holder || '-'),
        fact(messages.fiscalCode, redemption.fiscalCode || '-'),
        ...(vatNumber === null
          ? [
              fact(
                messages.declaration,
                <FormattedMessage {...(hasDeclaration ? messages.yes : messages.no)} />,
              ),
            ]
          : [fact(messages.vatNumber, vatNumber), fact(messages.invoiceNumber, invoiceNumber)]),
        fact(messages.iban, redemption.iban || '-'),
        fact(messages.email, redemption.email || '-'),
      ]}
    />
  );
}

/** Withholding tax until it is redeemed, occasional work always (BACK-15, BACK-16). */
export function Documents({ redemption }: { redemption: Redemption }) {
  const { formatMessage } = useIntl();
  const { id, documents } = redemption;
  return (
    <PaddedCard as="section">
      <SectionHead title={formatMessage(messages.documents)} size="small" />
      {documents.length === 0 && <FormattedMessage {...messages.noDocuments} />}
      <LineList>
        {documents.map(({ kind, name, canDownload }) => (
          <li key={kind}>
            <span>
              <FormattedMessage {...messages[kind]} values={{ name }} />
            </span>
            <Button
              variant="outlined"
              size="small"
              aria-label={formatMessage(messages.downloadOf, { name })}
              onClick={() => void downloadDocument(id, kind)}
              {...(canDownload ? {} : { disabledReason: formatMessage(messages.downloadPaid) })}
            >
              <FormattedMessage {...messages.download} />
            </Button>
          </li>
        ))}
      </LineList>
    </PaddedCard>
  );
}

const events: Record<string, MessageDescriptor> = {
  asked: messages.asked,
  paid: messages.paid,
  refused: messages.refused,
  withdrawn: messages.withdrawn,
};

/** What happened to the request, by whom and when, newest first. */
export function History({ history }: { history: Redemption['history'] }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormats();
  return (
    <PaddedCard as="section">
      <SectionHead title={formatMessage(messages.history)} size="small" />
      <LineList>
        {history.map(({ event, by, at }) => (
          <li key={event}>
            <span>
              {formatMessage(events[event] ?? messages.request)}
              <small>{by}</small>
            </span>
            <time dateTime={at}>{dateTime(at)}</time>
          </li>
        ))}
      </LineList>
    </PaddedCard>
  );
}
