import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { PaddedCard, SectionHead } from 'shared-ui';
import { DescriptionList } from 'shared-ui/details';

type Fact = { key: string; label: ReactNode; value: ReactNode };

export const fact = (message: MessageDescriptor & { id: string }, value: ReactNode): Fact => ({
  key: message.id,
  label: <FormattedMessage {...message} />,
  value,
});

/** A card of facts, each under its name. */
export function Facts({
  title,
  items,
  children,
}: {
  title: MessageDescriptor;
  items: Fact[];
  children?: ReactNode;
}) {
  const intl = useIntl();
  return (
    <PaddedCard as="section">
      <SectionHead title={intl.formatMessage(title)} size="small" />
      <DescriptionList items={items} />
      {children}
    </PaddedCard>
  );
}
