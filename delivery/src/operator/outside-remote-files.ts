/** A remote in a repository of its team: what `create:remote` writes, and what the workspace gives to the others. */
import { newRemoteFiles } from './new-remote-files.ts';
import type { NewRemote } from './new-remote-files.ts';

export type OutsideRemote = NewRemote & {
  /** Where each package comes from, by the name under which it is imported: a version, an alias, a tarball. */
  packages: ReadonlyMap<string, string>;
};

const taken = [
  '@emotion/react',
  '@emotion/styled',
  '@mui/material',
  '@tanstack/react-query',
  'react',
  'react-dom',
  'react-intl',
  'react-router-dom',
  'shared-auth',
  'shared-ui',
];

const tools = [
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'delivery',
  'dev-shell',
  'jest',
  'jest-preset',
  'oxlint',
  'oxlint-tsgolint',
  'typescript',
  'webpack',
  'webpack-cli',
  'webpack-dev-server',
];

/** File name → text. @throws Error when a package has no source. */
export function outsideRemoteFiles(remote: OutsideRemote): Record<string, string> {
  const { key, packages } = remote;
  const word = key.replace(/^mf-/u, '');
  const sources = (names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => {
        const source = packages.get(name);
        if (source === undefined) throw new Error(`Nobody says where ${name} comes from.`);
        return [name, source];
      }),
    );
  const manifest = {
    name: key,
    version: '0.1.0',
    private: true,
    type: 'module',
    sideEffects: false,
    scripts: {
      build: 'webpack --config webpack.config.ts --mode production',
      check: 'tsc --noEmit && oxlint --type-aware --deny-warnings',
      dev: 'dev-shell',
      'dev:alone': 'webpack serve --config webpack.config.ts --mode development',
      test: 'jest',
    },
    dependencies: sources(taken),
    devDependencies: sources(tools),
    engines: { node: '>=24' },
  };
  return {
    ...newRemoteFiles(remote),
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'pnpm-workspace.yaml': decidedBuilds,
    'tsconfig.json': `${JSON.stringify({ compilerOptions, include: ['src', '*.ts'] }, null, 2)}\n`,
    'jest.config.js': `export { default } from 'jest-preset/jest-preset';\n`,
    'src/standalone.tsx': `import { startStandalone } from 'shared-ui/standalone';
import { app } from './app.tsx';

/** ${key} alone, with hot reload; \`/api\` is that of API_URL. */
await startStandalone(app, '/${word}');
`,
    '.gitignore': 'node_modules\n.cache\n.data\ndist\n',
  };
}

/** pnpm refuses packages whose build script nobody decided about. */
const decidedBuilds = `allowBuilds:
  '@parcel/watcher': false
  '@swc/core': true
  core-js: false
  core-js-pure: false
  protobufjs: false
  unrs-resolver: false
`;

/** As `tsconfig.browser.json` of the workspace. */
const compilerOptions = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2024', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  types: ['jest', 'node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitOverride: true,
  noFallthroughCasesInSwitch: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  isolatedModules: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
  checkers: 1,
};
