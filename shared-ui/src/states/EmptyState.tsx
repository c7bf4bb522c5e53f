import type { ReactNode } from 'react';
import type { IllustrationName } from './Illustration.tsx';
import { StateMessage } from './StateMessage.tsx';

/** Nothing here yet: an illustration, one sentence, the next action. Never a dead end. */
export function EmptyState({
  illustration = 'search',
  title,
  titleLevel = 2,
  text,
  action,
}: {
  illustration?: IllustrationName;
  title: ReactNode;
  titleLevel?: 1 | 2 | 3;
  text?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <StateMessage illustration={illustration} title={title} titleLevel={titleLevel} action={action}>
      {text}
    </StateMessage>
  );
}
