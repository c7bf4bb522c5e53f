import { Alert, type AlertProps } from './Alert.tsx';
import { NOTICE_MS } from './durations.ts';
import { useAutoClose } from './use-auto-close.ts';

/** An alert inside the page that closes by itself, after 5000 ms unless told otherwise (SHELL-55). */
export function TimedAlert({
  durationMs = NOTICE_MS.alert,
  onClose,
  announce = 'status',
  ...rest
}: AlertProps & { durationMs?: number; onClose: () => void }) {
  const { holdProps } = useAutoClose(rest.tone === 'danger' ? null : durationMs, onClose);
  return <Alert {...rest} {...holdProps} announce={announce} onClose={onClose} />;
}
