export { Alert, type AlertProps, type AlertTone } from './Alert.tsx';
export { TimedAlert } from './TimedAlert.tsx';
export { Toaster } from './Toaster.tsx';
export { toast } from './toasts.ts';
export { NOTICE_MS } from './durations.ts';
export { useAutoClose } from './use-auto-close.ts';
