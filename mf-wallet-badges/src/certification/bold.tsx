import type { ReactNode } from 'react';

/** `<b>` of a message. */
export const bold = (text: ReactNode): ReactNode => <b>{text}</b>;
