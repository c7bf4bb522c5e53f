/** What an image would hold, made from the lines of its Dockerfile without a container engine. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import path from 'node:path';
import { giveTo } from './unprivileged-account.ts';
import type { Account } from './unprivileged-account.ts';

const workspace = path.resolve(import.meta.dirname, '../..');

export type Image = {
  /** Where the image's `/` is. */
  root: string;
  /** As `WORKDIR` says. */
  cwd: string;
  command: string[];
  environment: Record<string, string>;
};

type Stage = Image & { name: string; ignored: string[] };

/**
 * Carries out a Dockerfile up to a stage, in folders below `dir`.
 * @param owner of what a line gives to the image's user.
 * @throws Error at a line that it does not know.
 */
export function imageFolder(
  dockerfile: string,
  target: string | undefined,
  { dir, owner }: { dir: string; owner: Account },
): Image {
  const file = path.join(import.meta.dirname, dockerfile);
  const ignored = readFileSync(`${file}.dockerignore`, 'utf8').split('\n').filter(Boolean);
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  for (const line of linesOf(readFileSync(file, 'utf8'))) {
    const from = /^FROM \S+(?: AS (\S+))?$/u.exec(line);
    if (from) {
      if (stage !== undefined && stage.name === target) break;
      const name = from[1] ?? '';
      const root = mkdtempSync(path.join(dir, `${name}-`));
      chmodSync(root, 0o755);
      stage = { name, root, cwd: root, command: [], environment: {}, ignored };
      stages.set(name, stage);
    } else if (stage !== undefined) {
      carryOut(line, stage, stages, owner);
    }
  }
  if (stage === undefined || stage.name !== (target ?? '')) {
    throw new Error(`${dockerfile} has no stage ${target ?? 'without a name at its end'}`);
  }
  return stage;
}

const linesOf = (text: string): string[] =>
  text
    .replaceAll(/\\\n\s*/gu, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

function carryOut(
  line: string,
  stage: Stage,
  stages: ReadonlyMap<string, Stage>,
  owner: Account,
): void {
  const [instruction = '', ...words] = line.split(/\s+/u);
  const inImage = (name: string) => path.join(stage.root, name);
  switch (instruction) {
    case 'WORKDIR':
      stage.cwd = inImage(words[0] ?? '');
      mkdirSync(stage.cwd, { recursive: true });
      return;
    case 'COPY': {
      const from = /^--from=(\S+)$/u.exec(words[0] ?? '')?.[1];
      const [source = '', target = ''] = words.slice(-2);
      const to = target.endsWith('/') ? path.join(target, path.basename(source)) : target;
      if (from === undefined) copyContext(source, path.join(stage.cwd, to), stage.ignored);
      // Nobody looks at the earlier stage again.
      else renameSync(path.join(rootOf(stages, from), source), path.join(stage.cwd, to));
      return;
    }
    case 'RUN':
      carryOutRun(words.join(' '), stage, owner);
      return;
    case 'ENV':
      for (const [, name = '', value = ''] of line.matchAll(/([A-Z_]+)=(\S+)/gu)) {
        stage.environment[name] = value.startsWith('/') ? inImage(value) : value;
      }
      return;
    case 'CMD':
      stage.command = JSON.parse(words.join(' ')) as string[];
      return;
    case 'USER':
    case 'VOLUME':
    case 'EXPOSE':
    case 'HEALTHCHECK':
    case 'STOPSIGNAL':
      return;
    default:
      throw new Error(`What does this do? ${line}`);
  }
}

function rootOf(stages: ReadonlyMap<string, Stage>, name: string): string {
  const stage = stages.get(name);
  if (stage === undefined) throw new Error(`There is no stage ${name}`);
  return stage.root;
}

/** The workspace without what the ignore file of the Dockerfile names. */
function copyContext(source: string, to: string, ignored: readonly string[]): void {
  const from = path.join(workspace, source);
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (name) => {
      const relative = path.relative(workspace, name);
      return !ignored.some((pattern) => path.matchesGlob(relative, pattern));
    },
  });
}

const givenFolder = /^mkdir -p (\/\S+) && chown node:node (\/\S+)$/u;

function carryOutRun(command: string, stage: Stage, owner: Account): void {
  const folder = givenFolder.exec(command);
  if (folder !== null && folder[1] === folder[2]) {
    const made = path.join(stage.root, folder[1] ?? '');
    mkdirSync(made, { recursive: true });
    giveTo(owner, made);
    return;
  }
  if (!command.startsWith('npx --yes pnpm@12 install ')) {
    throw new Error(`This is not run outside of a container: ${command}`);
  }
  const run = spawnSync(command, {
    cwd: stage.cwd,
    shell: true,
    encoding: 'utf8',
    env: environmentOfInstall(),
  });
  if (run.status !== 0) throw new Error(`${command}\n${run.stdout}${run.stderr}`);
}

/** Ours, without what the package manager above us says of itself. */
function environmentOfInstall(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(package|lifecycle)_|NODE_(TEST|ENV|OPTIONS|COMPILE)|INIT_CWD)/u.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    PATH: [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
    npm_config_prefer_offline: 'true',
    pnpm_config_prefer_offline: 'true',
  };
}

/** Our own Node where the image's user can start it: a home of ours may be closed to them. */
export function nodeIn(dir: string): string {
  const node = path.join(dir, 'node');
  try {
    linkSync(process.execPath, node);
  } catch {
    // It is on another disk.
    copyFileSync(process.execPath, node);
  }
  return node;
}
