import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
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
let entered: { field: Element; pathname: string } | undefined;

/**
 * For what stands around fields of the frame, which outlive the pages: who chose a page and types
 * into such a field before it is there keeps the focus when it comes.
 */
export function useFrameField(): { onFocus: (event: FocusEvent) => void } {
  const { pathname } = useLocation();
  return {
    onFocus: ({ target }) => {
      entered = { field: target, pathname };
    },
  };
}

function isTyping(pathname: string): boolean {
  return entered?.pathname === pathname && entered.field === document.activeElement;
}

/**
 * Puts the focus on the page's heading at each navigation, so that a screen reader starts there.
 * The first page keeps the focus where the browser put it, and so do a change of the query, a
 * target of an anchor, and a field of the frame that was entered since.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, hash } = useLocation();
  useEffect(() => {
    if (isFirstPage) isFirstPage = false;
    else if (!hash && !isTyping(pathname)) heading.current?.focus({ preventScroll: true });
    // The query and the hash are within the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
  return heading;
}
