import { useEffect, useRef, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { messages } from '../i18n/messages.ts';

/** Sets the title of the browser tab, "… · WorkerBadge". */
export function useDocumentTitle(title: string): void {
  const intl = useIntl();
  const full = intl.formatMessage(messages.documentTitle, { title });
  useEffect(() => {
    document.title = full;
  }, [full]);
}

let isFirstPage = true;

/**
 * Puts the focus on the page's heading at each navigation, so that a screen reader starts there.
 * The first page keeps the focus where the browser put it, and so does a change of the query or
 * a target of an anchor.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (isFirstPage) isFirstPage = false;
    else if (!hash) heading.current?.focus({ preventScroll: true });
    // The query and the hash are within the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
  return heading;
}
