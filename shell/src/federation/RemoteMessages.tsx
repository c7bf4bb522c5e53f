import { use, type ReactNode } from 'react';
import { MessagesProvider, type MessageCatalogue } from 'shared-ui';
import type { Language } from 'shared-ui/remote';
import { useLanguage } from '../i18n/use-language.ts';
import type { LoadedRemote } from './remote-apps.ts';

const loading = new Map<string, Promise<MessageCatalogue>>();
const loaded = new Map<string, MessageCatalogue>();

const idOf = ({ key, version }: LoadedRemote, language: Language): string =>
  `${key} ${version} ${language}`;

/** The texts of a remote. Never rejects: without them its Italian defaults are shown. */
export function remoteMessages(
  remote: LoadedRemote,
  language: Language,
): Promise<MessageCatalogue> {
  const id = idOf(remote, language);
  let messages = loading.get(id);
  if (messages === undefined) {
    messages = remote.app.messages(language).then(
      (catalogue) => {
        loaded.set(id, catalogue);
        return catalogue;
      },
      (error: unknown) => {
        console.error(error);
        loading.delete(id);
        return {};
      },
    );
    loading.set(id, messages);
  }
  return messages;
}

/** Puts a remote's texts around its pages and widgets. */
export function RemoteMessages({
  remote,
  children,
}: {
  remote: LoadedRemote;
  children: ReactNode;
}) {
  const language = useLanguage();
  // Suspending on what is there already would show the fallback for a moment.
  const messages = loaded.get(idOf(remote, language)) ?? use(remoteMessages(remote, language));
  return <MessagesProvider messages={messages}>{children}</MessagesProvider>;
}
