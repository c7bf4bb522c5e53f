/** What `pnpm create:remote` writes: one page, one menu entry, texts in both languages, and their tests. */

export type NewRemote = {
  /** Registry key and folder, `mf-jobs`. */
  key: string;
  /** The team that error states name. */
  owner: string;
};

/** File name → text. */
export function newRemoteFiles(remote: NewRemote): Record<string, string> {
  const word = remote.key.replace(/^mf-/u, '');
  const name = pascalCase(word);
  const label = words(word);
  const page = `${name}Page`;
  const folder = `src/${word}`;
  return {
    'tsconfig.json': `{ "extends": "../tsconfig.browser.json", "include": ["src", "*.ts"] }\n`,
    'jest.config.js': `export default { preset: '../tools/jest-preset/jest-preset.js' };\n`,
    'webpack.config.ts': `import { remoteConfig } from 'delivery/webpack';

export default remoteConfig(import.meta.dirname);
`,
    'remote.config.ts': `import { defineRemoteConfig } from 'shared-ui/remote/config';

export const config = defineRemoteConfig({
  name: '${remote.key}',
  owner: '${remote.owner.replaceAll("'", '’')}',
  routes: [{ path: '/${word}', match: 'exact', access: {} }],
  menu: [
    {
      // The documents' own entries have 10 to 70.
      order: 80,
      path: '/${word}',
      iconSvgPath: 'M40,40H216V216H40ZM56,56V200H200V56Z',
      label: { it: '${label}', en: '${label}' },
    },
  ],
  fills: [],
  provides: [],
});
`,
    'src/app.tsx': `import { defineRemoteApp } from 'shared-ui/remote';
import { routes } from './routes.tsx';

export const app = defineRemoteApp({
  routes,
  widgets: {},
  // The Italian texts are the defaults of the messages themselves.
  messages: async (language) => (language === 'en' ? (await import('./i18n/en.json')).default : {}),
});
`,
    'src/routes.tsx': `import type { RouteObject } from 'react-router-dom';
import { lazyPage } from 'shared-ui/remote';

export const routes: RouteObject[] = [
  {
    path: '/${word}',
    lazy: lazyPage(() => import('./${word}/${page}.tsx').then((m) => m.${page})),
  },
];
`,
    'src/assets.d.ts': `declare module '*.css';\n`,
    'src/i18n/en.json': `{
  "${word}.title": "${label}",
  "${word}.empty.title": "Nothing here yet",
  "${word}.empty.text": "This page is new: its team is at work on it."
}
`,
    [`${folder}/messages.ts`]: `import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: { id: '${word}.title', defaultMessage: '${label}', description: 'Page title' },
  emptyTitle: {
    id: '${word}.empty.title',
    defaultMessage: 'Ancora niente qui',
    description: 'Title of the empty state',
  },
  emptyText: {
    id: '${word}.empty.text',
    defaultMessage: 'Questa pagina è nuova: il suo team ci sta lavorando.',
    description: 'Text of the empty state',
  },
});
`,
    [`${folder}/${page}.tsx`]: `import { useIntl } from 'react-intl';
import { EmptyState, Page } from 'shared-ui';
import { messages } from './messages.ts';

export function ${page}() {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage(messages.title)}>
      <EmptyState
        title={formatMessage(messages.emptyTitle)}
        text={formatMessage(messages.emptyText)}
      />
    </Page>
  );
}
`,
    [`${folder}/${page}.test.tsx`]: `import { screen } from '@testing-library/react';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';

test('the page has its title, and says that it is empty', async () => {
  renderRoutes(routes, { at: '/${word}' });
  expect(await screen.findByRole('heading', { level: 1, name: '${label}' })).toBeVisible();
  expect(screen.getByText('Ancora niente qui')).toBeVisible();
});
`,
    'src/messages.test.ts': `import english from './i18n/en.json';
import { messages } from './${word}/messages.ts';

test('every text is there in both languages', () => {
  const ids = Object.values(messages).map(({ id }) => id);
  expect(Object.keys(english).toSorted()).toEqual(ids.toSorted());
});
`,
  };
}

const pascalCase = (word: string): string =>
  word
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** `job-offers` → `Job offers`. */
const words = (word: string): string =>
  word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');
