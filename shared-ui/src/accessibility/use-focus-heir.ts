import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * What is drawn anew may take away what had the focus. It then goes to the heir, not to the page's body, where the
 * keyboard would begin again from the top.
 */
export function useFocusHeir(heir: () => HTMLElement | null | undefined) {
  const focused = useRef<Element | null>(null);
  // After each render: it is a render that takes away.
  useLayoutEffect(() => {
    const lost = focused.current;
    if (lost === null || lost.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) heir()?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: ({ target }: FocusEvent) => {
      // A window that comes forward, such as the choice of a file, does not take the focus away for good.
      if (document.activeElement !== target) focused.current = null;
    },
  };
}
