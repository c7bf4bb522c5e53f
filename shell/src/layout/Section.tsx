import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { PaddedCard } from 'shared-ui';

const Root = styled(PaddedCard)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  alignContent: 'start',
  '& h2': theme.typography.h3,
}));

/** A card with a heading, which also names it for screen readers. */
export function Section({
  heading,
  id,
  children,
}: {
  heading: MessageDescriptor;
  id?: string;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <Root as="section" id={id} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <FormattedMessage {...heading} />
      </h2>
      {children}
    </Root>
  );
}
