import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDocumentTitle } from 'shared-ui';
import { surveyMessages } from '../survey-messages.ts';

/** The heading of a screen: another screen is another page to who listens, so the focus comes here. */
export function ScreenHeading({ id, children }: { id?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(useIntl().formatMessage(surveyMessages.title));
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} id={id} tabIndex={-1}>
      {children}
    </h1>
  );
}
