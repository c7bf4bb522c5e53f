import { use, useEffect, type ReactNode } from 'react';
import { MessagesProvider } from 'shared-ui';
import { useStore } from 'zustand';
import { useLanguage } from '../i18n/use-language.ts';
import { useHost } from './host-context.ts';
import { tellMissing } from './missing-texts.ts';
import type { LoadedRemote } from './remote-state.ts';
import { textsOf } from './remote-texts.ts';

type RemoteMessagesProps = { remote: LoadedRemote; children: ReactNode };

const none = {};

/** Puts a remote's texts around its pages and widgets: without them these are in Italian, and the frame says it. */
export function RemoteMessages({ remote, children }: RemoteMessagesProps) {
  const texts = textsOf(remote, useLanguage());
  const state = useStore(texts.state);
  const { apps } = useHost();
  const { owner } = remote.declared;
  // Of a widget nobody else would report that its texts are lost.
  useEffect(() => {
    texts.asked().catch((error: unknown) => apps.complain(remote, error));
  }, [apps, remote, texts]);
  useEffect(() => {
    if (state.is !== 'missing') return undefined;
    return tellMissing({ owner, texts, isAskedAgain: state.isAskedAgain });
  }, [owner, texts, state]);

  use(texts.drawable);
  return (
    <MessagesProvider messages={state.is === 'here' ? state.messages : none}>
      {children}
    </MessagesProvider>
  );
}
