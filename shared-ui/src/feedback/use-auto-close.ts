import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Calls `onClose` after `durationMs` of being readable: the time stands still while the pointer or
 * the focus is on the notice and while the tab is hidden (E140). Null never closes.
 * Spread `holdProps` on the notice.
 */
export function useAutoClose(durationMs: number | null, onClose: () => void) {
  const [isHeld, setHeld] = useState(false);
  const [isHidden, setHidden] = useState(() => document.hidden);
  const remaining = useRef(durationMs ?? 0);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    remaining.current = durationMs ?? 0;
  }, [durationMs]);

  useEffect(() => {
    const update = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  useEffect(() => {
    if (durationMs === null || isHeld || isHidden) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => close(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [durationMs, isHeld, isHidden]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return {
    holdProps: {
      onPointerEnter: hold,
      onPointerLeave: release,
      onFocus: hold,
      onBlur: release,
    },
  };
}
