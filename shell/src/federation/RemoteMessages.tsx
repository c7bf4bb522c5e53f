import type { Language } from 'contracts';
import { use, useEffect, type ReactNode } from 'react';
import { withCodeTimeLimit } from 'shared-ui/remote';
import { MessagesProvider, type MessageCatalogue } from 'shared-ui';
import { useLanguage } from '../i18n/use-language.ts';
import { useHost } from './host-context.ts';
import type { LoadedRemote } from './remote-state.ts';

type Texts = {
  asked: Promise<MessageCatalogue>;
  /** Never rejects: without its texts a remote shows its Italian defaults. */
  drawn: Promise<MessageCatalogue>;
  hasFailed: boolean;
};

const texts = new WeakMap<LoadedRemote['app'], Map<Language, Texts>>();

function ask({ app }: LoadedRemote, language: Language): Texts {
  // A version whose texts hang gives way like one whose code does.
  const asked = withCodeTimeLimit(app.messages(language));
  const begun: Texts = {
    asked,
    hasFailed: false,
    drawn: asked.catch((error: unknown) => {
      console.error(error);
      begun.hasFailed = true;
      return {};
    }),
  };
  // As React marks a promise that it saw end: `use` then returns at once, and shows no fallback for a moment.
  void begun.drawn.then((value) => Object.assign(begun.drawn, { status: 'fulfilled', value }));
  return begun;
}

function textsOf(remote: LoadedRemote, language: Language, isAnother: (known: Texts) => boolean) {
  const languages = texts.get(remote.app) ?? new Map<Language, Texts>();
  texts.set(remote.app, languages);
  const known = languages.get(language);
  if (known !== undefined && !isAnother(known)) return known;
  const begun = ask(remote, language);
  languages.set(language, begun);
  return begun;
}

/** The texts of a remote. Rejects when they do not load; call again to retry. */
export const loadMessages = (remote: LoadedRemote, language: Language): Promise<MessageCatalogue> =>
  textsOf(remote, language, ({ hasFailed }) => hasFailed).asked;

/** Puts a remote's texts around its pages and widgets. */
export function RemoteMessages({
  remote,
  children,
}: {
  remote: LoadedRemote;
  children: ReactNode;
}) {
  const language = useLanguage();
  const { asked, drawn } = textsOf(remote, language, () => false);
  const { apps } = useHost();
  // A widget goes on in Italian; nobody else would tell that its texts are lost.
  useEffect(() => {
    asked.catch((error: unknown) => apps.complain(remote, error));
  }, [apps, asked, remote]);
  return <MessagesProvider messages={use(drawn)}>{children}</MessagesProvider>;
}
