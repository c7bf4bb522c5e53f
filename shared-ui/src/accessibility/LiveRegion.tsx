import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Tells its changing content to screen readers, politely. Keep it mounted and change the content. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <VisuallyHidden as="output" aria-live="polite">
      {children}
    </VisuallyHidden>
  );
}
