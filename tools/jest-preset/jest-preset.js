import { fileURLToPath } from 'node:url';

const file = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Tests of the front-end packages: `preset: '../tools/jest-preset'` in a package's jest.config.js. */
export default {
  testEnvironment: file('./environment.js'),
  resolver: file('./resolver.cjs'),
  setupFilesAfterEnv: [file('./setup.js')],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  moduleNameMapper: {
    // To `require` one icon is to take in all of them: 3 seconds of each test file.
    '^@phosphor-icons/react/dist/csr/(\\w+)$':
      '<rootDir>/node_modules/@phosphor-icons/react/dist/csr/$1.es.js',
    '\\.(css|woff2?|svg|png|jpe?g|webp|mp4|vtt|pdf)$': file('./asset-stub.cjs'),
  },
  transform: {
    '\\.(ts|tsx|mjs|js)$': [
      fileURLToPath(import.meta.resolve('@swc/jest')),
      {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
        },
        module: { type: 'commonjs', ignoreDynamic: false },
      },
    ],
  },
  // Packages that come as ESM only; under pnpm the name stands in the store's folder too. Ours are among them
  // where they are installed, under the scope of the registry.
  transformIgnorePatterns: [
    '/node_modules/(?!(\\.pnpm/)?(react-intl|@formatjs|intl-messageformat|@phosphor-icons|@noble|qr|(@[^/+]+[+/])?(contracts|jest-preset|shared-ui|shared-auth))[@+/])',
  ],
  testTimeout: 15_000,
};
