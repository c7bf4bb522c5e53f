import { useEffect } from 'react';

let open = 0;

/** Whether the words of some note are being changed on this page. */
export const isEditorOpen = (): boolean => open > 0;

/** Counts the editor that calls it, while it is there. */
export function useOpenEditor(): void {
  useEffect(() => {
    open += 1;
    return () => {
      open -= 1;
    };
  }, []);
}
