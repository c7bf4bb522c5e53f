import { Page } from 'shared-ui';
import type { RemoteApp } from 'shared-ui/remote';

const page = (title: string) =>
  function TestPage() {
    return (
      <Page title={title}>
        <p>{`contenuto di ${title}`}</p>
      </Page>
    );
  };

const app = (parts: Partial<RemoteApp>): RemoteApp => ({
  routes: [],
  widgets: {},
  messages: async () => ({}),
  ...parts,
});

function Broken(): never {
  throw new Error('page is broken');
}

/** Tests only. */
export const remoteApps: Record<string, RemoteApp> = {
  'mf-catalogue': app({
    routes: [
      { path: '/', Component: page('Homepage') },
      { path: '/public/catalogue', Component: page('Catalogo') },
      { path: '/courses', Component: page('Corsi') },
      { path: '/courses/view/:courseId', Component: page('Corso') },
      { path: '/search', Component: Broken },
    ],
    widgets: { 'shell.dashboard.learner.v1': () => <p>I miei corsi</p> },
  }),
  'mf-learning': app({
    routes: [{ path: '/survey/:target', Component: page('Questionario') }],
  }),
  'mf-commerce': app({
    routes: [
      { path: '/cart', Component: page('Il mio Carrello') },
      { path: '/public/cart', Component: page('Il mio Carrello') },
    ],
    widgets: { 'shell.topbar.actions.v1': () => <a href="/cart">Carrello del server</a> },
  }),
};
