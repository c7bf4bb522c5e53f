import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useHeadingFocus } from '../page/page-heading.ts';
import { Illustration, type IllustrationName } from './Illustration.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(8, 4),
  textAlign: 'center',
  '&[data-compact]': { padding: theme.spacing(4) },
}));

const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  marginTop: theme.spacing(3),
  maxWidth: '24ch',
}));

const Text = styled('div')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  maxWidth: '46ch',
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(3),
  marginTop: theme.spacing(3),
}));

/** Of a state that is the whole page: the focus comes to it as to the heading of any other. */
function PageTitle({ children }: { children: ReactNode }) {
  return (
    <Title as="h1" ref={useHeadingFocus()} tabIndex={-1}>
      {children}
    </Title>
  );
}

/** The body of empty, error and offline states: picture, one sentence, next action. */
export function StateMessage({
  illustration,
  title,
  titleLevel = 2,
  children,
  action,
  announce,
}: {
  illustration: IllustrationName;
  title: ReactNode;
  titleLevel?: 1 | 2 | 3;
  children?: ReactNode;
  action?: ReactNode;
  /** Announced to screen readers when it appears. */
  announce?: 'alert' | 'status';
}) {
  return (
    <Root role={announce}>
      <Illustration name={illustration} />
      {titleLevel === 1 ? (
        <PageTitle>{title}</PageTitle>
      ) : (
        <Title as={`h${titleLevel}`}>{title}</Title>
      )}
      {children !== undefined && <Text>{children}</Text>}
      {action !== undefined && <Actions>{action}</Actions>}
    </Root>
  );
}
