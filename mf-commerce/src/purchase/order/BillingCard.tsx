import { useIntl } from 'react-intl';
import type { Company, Person } from 'shared-auth';
import { DescriptionList } from 'shared-ui/details';
import { StepCard } from '../../PurchaseLayout.tsx';
import { orderMessages } from './messages.ts';

/**
 * Who the receipt is made out to: the verified identity, not typed again. Who acts for a company reads whose
 * invoice it is.
 */
export function BillingCard({ person, company }: { person: Person; company: Company | null }) {
  const { formatMessage } = useIntl();
  const holder =
    company === null
      ? [
          {
            key: 'name',
            label: formatMessage(orderMessages.billingName),
            value: `${person.name} ${person.surname}`,
          },
          {
            key: 'code',
            label: formatMessage(orderMessages.billingCode),
            value: person.fiscalCode,
          },
        ]
      : [
          { key: 'name', label: formatMessage(orderMessages.billingCompany), value: company.name },
          { key: 'sdi', label: formatMessage(orderMessages.billingSdi), value: company.sdi },
        ];
  return (
    <StepCard>
      <h2>
        {formatMessage(company === null ? orderMessages.billing : orderMessages.billingInvoice)}
      </h2>
      <DescriptionList
        items={[
          ...holder,
          {
            key: 'address',
            label: formatMessage(orderMessages.billingAddress),
            value: person.address,
          },
          {
            key: 'mail',
            label: formatMessage(orderMessages.billingMail),
            value: person.emailComunicazione || person.email,
          },
        ]}
      />
    </StepCard>
  );
}
