import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const program = join(import.meta.dirname, '../../../delivery/src/operator/new-team.ts');

/** A team with its own remote in its own workspace, and an operator's command line. */
export type NewTeam = {
  /** `pnpm release publish` of its remote. @returns when the build had ended, in ms since 1970. */
  publish(): Promise<{ builtAt: number }>;
  write(file: string, text: string): void;
  /** Replaces a text that must be there. */
  edit(file: string, from: string, to: string): void;
  close(): void;
};

export async function newTeam(releasesDir: string, key: string): Promise<NewTeam> {
  const operator = spawn(process.execPath, [program, key], {
    env: { ...process.env, RELEASES_DIR: releasesDir },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: operator.stdout });
  const [root] = (await once(lines, 'line')) as [string];
  const pathOf = (file: string) => join(root, key, file);

  return {
    publish: () =>
      new Promise((resolve, reject) => {
        let builtAt = Number.NaN;
        const read = (line: string) => {
          // What comes after the build: the team's own tests, the gate, the store.
          if (line.includes('testing')) builtAt = Date.now();
          if (line !== 'done' && !line.startsWith('refused')) return;
          lines.off('line', read);
          if (line === 'done') resolve({ builtAt });
          else reject(new Error(line));
        };
        lines.on('line', read);
        operator.stdin.write(`publish ${key} --reason test\n`);
      }),
    write: (file, text) => writeFileSync(pathOf(file), text),
    edit(file, from, to) {
      const text = readFileSync(pathOf(file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no “${from}”`);
      writeFileSync(pathOf(file), text.replace(from, to));
    },
    close: () => void operator.stdin.end(),
  };
}
