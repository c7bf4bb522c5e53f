import { useLocale } from 'shared-ui';

/** Languages that mails are written in. */
export type MailLanguage = 'it' | 'en';

/** The language of the page, in which a mail is sent unless its sender chooses the other (E167). */
export const useMailLanguage = (): MailLanguage => (useLocale() === 'en-US' ? 'en' : 'it');
