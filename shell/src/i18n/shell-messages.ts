import type { Language } from 'contracts';
import type { MessageCatalogue } from 'shared-ui';

/** Italian is in the code as the default of each message. */
export async function loadShellMessages(language: Language): Promise<MessageCatalogue> {
  return language === 'it' ? {} : (await import('./en.json')).default;
}
