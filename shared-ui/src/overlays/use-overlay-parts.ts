import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { toast } from '../feedback/toasts.ts';
import { messages } from '../i18n/messages.ts';

type OverlayParts = typeof import('./overlay-parts.ts');

let loaded: OverlayParts | null = null;
let loading: Promise<OverlayParts> | null = null;

/**
 * Fetches dialog, drawer and menu, once. The shell calls it at the first sign that somebody is at the page, so that
 * what opens later opens at once.
 */
export function loadOverlayParts(): Promise<OverlayParts> {
  loading ??= import('./overlay-parts.ts').then(
    (parts) => (loaded = parts),
    (error: unknown) => {
      // The next one who opens something asks again.
      loading = null;
      throw error;
    },
  );
  return loading;
}

/**
 * The parts for something that opens over the page; null until it is to open, and while they are on their way. They
 * come after the frame that answers the press: to draw what opens takes longer than a press may wait.
 * @param isWanted it is open, or is to be drawn hidden.
 * @param onClose when they cannot be fetched: it does not open, and a toast says what to do.
 */
export function useOverlayParts(isWanted: boolean, onClose: () => void): OverlayParts | null {
  const intl = useIntl();
  const [parts, setParts] = useState<OverlayParts | null>(null);
  const isAnswered = useDeferredValue(isWanted, false);
  if (isWanted && parts === null && loaded !== null) setParts(loaded);

  const giveUp = useEffectEvent(() => {
    onClose();
    toast.error(intl.formatMessage(messages.errorText));
  });
  useEffect(() => {
    if (!isWanted || parts !== null) return undefined;
    let isGone = false;
    const take = async () => {
      try {
        const fetched = await loadOverlayParts();
        if (!isGone) setParts(fetched);
      } catch {
        if (!isGone) giveUp();
      }
    };
    void take();
    return () => {
      isGone = true;
    };
  }, [isWanted, parts]);
  return isWanted && !isAnswered ? null : parts;
}
