/** Whether anything was entered since the page was opened: then none of it may be exchanged. */
let isTouched = false;
let page = '';

/** Records that something was typed, chosen or ticked; also in dialogs, which are outside of the page. */
export function watchTouches(): () => void {
  const touch = () => {
    isTouched = true;
  };
  document.addEventListener('input', touch, { capture: true, passive: true });
  return () => document.removeEventListener('input', touch, { capture: true });
}

/** Another page: input on the one before is sent or abandoned. */
export function pageTurned(pathname: string): void {
  if (pathname !== page) isTouched = false;
  page = pathname;
}

/** An open dialog, except one of the shell that is marked as having no input and no question. */
function isAsking(dialog: Element): boolean {
  const isClosed = dialog.closest('[aria-hidden=true]') !== null;
  return !isClosed && dialog.querySelector('[data-asks-nothing]') === null;
}

/** Nothing typed, no open dialog, nothing that plays. Whether something is being sent, the caller knows. */
export function isPageQuiet(): boolean {
  const dialogs = document.querySelectorAll('[role=dialog], [role=alertdialog]');
  if (isTouched || [...dialogs].some(isAsking)) return false;
  return [...document.querySelectorAll('video, audio')].every(
    (media) => (media as HTMLMediaElement).paused,
  );
}
