import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { attributedScript } from './attributed-script.ts';
import { causeOf, namesCause, workspacePath } from './cause-of.ts';
import { compareCauses } from './compare-causes.ts';

test('a source belongs to the cause that its path says', () => {
  const packages = 'webpack://shell/../node_modules/.pnpm/x@1/node_modules';
  const sources: [source: string, folder: string, cause: string][] = [
    [`${packages}/@module-federation/runtime-core/dist/core.js`, 'shell', 'federation: core'],
    [`${packages}/@module-federation/sdk/dist/dom.js`, 'shell', 'federation: sdk and error codes'],
    [
      'webpack://shell/../delivery/src/webpack/stand-ins/federation/given-runtime.mjs',
      'shell',
      'federation: bundler runtime',
    ],
    ['webpack://x/webpack/runtime/consumes', 'shell', 'federation: tables of what is shared'],
    ['webpack://x/webpack/container-entry', 'mf-x', 'federation: container and start'],
    ['webpack://x/webpack/runtime/load script', 'mf-x', "webpack's own runtime"],
    ['webpack://x/./src/federation/release-loader.ts', 'shell', 'loading releases'],
    ['webpack://x/./src/App.tsx', 'shell', 'shell'],
    [
      'webpack://x/./src/homepage/HomePage.tsx',
      'mf-catalogue',
      'homepage and what its remote brings',
    ],
    ['webpack://x/../mf-catalogue/src/app.tsx', 'shell', 'homepage and what its remote brings'],
    ['webpack://x/../shared-ui/src/buttons/Button.tsx', 'shell', 'shared-ui'],
    [`${packages}/react-dom/client.js`, 'shell', 'other packages'],
  ];
  for (const [source, folder, cause] of sources) {
    assert.equal(causeOf(workspacePath(source, folder)), cause, source);
  }
});

test('a script comes apart without a gap, and what modules give to others apart from them', () => {
  const code = 'start();r.d(t,{A:()=>b,B:()=>c});const b=1;\nconst c=2;';
  const map = {
    version: 3 as const,
    sources: ['webpack://x/./src/App.tsx', 'webpack://x/../shared-ui/src/index.ts'],
    names: [],
    // Column 8 of the first line is the shell's, line 2 that of shared-ui.
    mappings: 'QAAA;ACAA',
  };
  const pieces = attributedScript(code, map, 'shell');
  assert.equal(pieces.map(({ text }) => text).join(''), code);
  const of = (cause: string) =>
    pieces
      .filter((piece) => piece.cause === cause)
      .map(({ text }) => text)
      .join('');
  assert.equal(of("webpack's own runtime"), 'start();');
  assert.equal(of(namesCause), 'r.d(t,{A:()=>b,B:()=>c});');
  assert.equal(of('shell'), 'const b=1;\n');
  assert.equal(of('shared-ui'), 'const c=2;');
});

test('the bytes of all causes are what the files weigh, in either build', () => {
  const text = () => randomBytes(600).toString('base64');
  const federated = [
    [
      { cause: 'federation: core', text: text() },
      { cause: 'shell', text: text() },
    ],
    [{ cause: 'shared-ui', text: text() }],
  ];
  const single = [[{ cause: 'shell', text: text() }]];
  const causes = compareCauses(federated, single);
  const weight = (scripts: { text: string }[][]) =>
    scripts
      .map((pieces) => brotliCompressSync(pieces.map((piece) => piece.text).join('')).length)
      .reduce((sum, bytes) => sum + bytes, 0);
  const together = (side: 'federated' | 'single') =>
    causes.reduce((sum, cause) => sum + cause[side], 0);
  assert.equal(together('federated'), weight(federated));
  assert.equal(together('single'), weight(single));
  const core = causes.find(({ name }) => name === 'federation: core');
  assert.equal(core?.single, 0);
  assert.ok((core?.federated ?? 0) > 550, String(core?.federated));
});
