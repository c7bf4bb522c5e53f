/**
 * The names that the shell shares of large packages are those that somebody imports: each one is in every first load,
 * and a name that is none of them builds nowhere.
 */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { curatedRequests } from '../delivery/src/webpack/curated-modules.ts';
import { dependencyBeside } from '../delivery/src/webpack/dependency-beside.ts';

const root = join(import.meta.dirname, '..');
const isTest = /\.test\.tsx?$|\/testing[/.-]|\.stories\.tsx$/u;
const ours = globSync('{shell,mf-*,shared-ui,shared-auth}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !isTest.test(file),
);
/** Packages that take their styles from the share scope as our own sources do. */
const muiX = globSync('shared-ui/node_modules/@mui/x-{charts,date-pickers}/**/*.{mjs,js}', {
  cwd: root,
});
/** What MUI draws with. */
const engine = relative(
  root,
  dependencyBeside(join(root, 'shared-ui'), '@mui/system', '@mui/styled-engine') ?? '',
);
const styleEngines = globSync(
  [`${engine}/**/*.mjs`, 'shared-ui/node_modules/@emotion/styled/base/dist/*.browser.esm.js'],
  { cwd: root },
);

/** What files import by name from a package, types left out. */
function importedNames(files: readonly string[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, list = '', request = ''] of text.matchAll(
      /^(?:import|export) \{([^}]*)\} from ['"]([^'"]+)['"]/gmu,
    )) {
      const known = names.get(request) ?? new Set();
      names.set(request, known);
      for (const name of list.split(',').map((part) => part.trim())) {
        if (name !== '' && !name.startsWith('type ')) known.add(name.replace(/ as .*/u, ''));
      }
    }
  }
  return names;
}

const imported = importedNames([...ours, ...muiX, ...styleEngines]);

for (const { request, names } of curatedRequests) {
  test(`every shared name of ${request} has an importer`, () => {
    const used = imported.get(request) ?? new Set();
    assert.ok(names.length > 0);
    const idle = names.filter((name) => !used.has(name));
    assert.deepEqual(idle, []);
  });
}

/** What paints pages at the edge is a bundle of its own, with the whole packages. */
const isPaint = /\/paint[/.]/u;
const importedByUs = importedNames(ours.filter((file) => !isPaint.test(file)));

for (const { request, names } of curatedRequests) {
  test(`our sources import nothing of ${request} that is not shared`, () => {
    const strange = [...(importedByUs.get(request) ?? [])].filter((name) => !names.includes(name));
    assert.deepEqual(strange, []);
  });
}

test('the sources of all packages were read', () => {
  assert.ok(ours.length > 500, `${ours.length} files`);
  assert.ok(muiX.length > 100, `${muiX.length} files of MUI X`);
  assert.ok(styleEngines.length > 3, `${styleEngines.length} files of the engines of styles`);
});
