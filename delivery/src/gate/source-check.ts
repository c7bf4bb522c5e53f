import { spawn } from 'node:child_process';
import path from 'node:path';
import { topFolder } from '../webpack/surroundings.ts';

export type Finding = {
  /** From the top of the workspace, with `/`. */
  file: string;
  line: number;
  /** `TS2322`, `eslint(no-debugger)`. */
  rule: string;
  message: string;
};

export type ToolRun = {
  findings: readonly Finding[];
  /** Why there is no verdict: it does not start, takes too long, or ended without a word on any file. */
  failure?: string;
};

export type SourceCheck = { types: ToolRun; lint: ToolRun };

/** @param late when nobody waits for the verdict any more. */
export type InspectSources = (
  root: string,
  key: string,
  late?: AbortSignal,
) => Promise<SourceCheck>;

type Tool = { name: string; args: string[]; read: (output: string) => Finding[] };

export const LIMIT_MS = 180_000;

/**
 * Asks compiler and linter about the sources of a package, as `pnpm check` of it does. The gate asks by itself:
 * a verdict that a build brings along would be one that anybody can write. Never rejects.
 */
export async function inspectSources(
  root: string,
  key: string,
  late?: AbortSignal,
  limitMs = LIMIT_MS,
): Promise<SourceCheck> {
  const [types, lint] = await Promise.all(
    [tsc(key), oxlint(key)].map((tool) =>
      runTool(tool, { root, tools: topFolder(path.join(root, key)), late, limitMs }),
    ),
  );
  const none: ToolRun = { findings: [], failure: 'it was not asked' };
  return { types: types ?? none, lint: lint ?? none };
}

const tsc = (key: string): Tool => ({
  name: 'tsc',
  args: ['--noEmit', '--pretty', 'false', '-p', key],
  read: (output) =>
    [...output.matchAll(/^(\S.*?)\((\d+),\d+\): error (TS\d+): (.*)$/gmu)].map(
      ([, file = '', line = '', rule = '', message = '']) => ({
        file: file.split(path.sep).join('/'),
        line: Number(line),
        rule,
        message,
      }),
    ),
});

type Diagnostic = {
  message: string;
  code?: string;
  filename: string;
  labels: { span: { line?: number } }[];
};

/** Reached by a link, they are not those that .gitignore names. */
const packages = '**/node_modules/**';

const oxlint = (key: string): Tool => ({
  name: 'oxlint',
  args: ['--type-aware', '--deny-warnings', '--format=json', `--ignore-pattern=${packages}`, key],
  read: (output) => {
    const { diagnostics } = JSON.parse(output) as { diagnostics: Diagnostic[] };
    return diagnostics.map(({ filename, labels, code, message }) => ({
      file: filename.split(path.sep).join('/'),
      line: labels[0]?.span.line ?? 1,
      rule: code ?? 'oxlint',
      message,
    }));
  },
});

/** `tools`: where compiler and linter are installed. */
type Run = { root: string; tools: string; late: AbortSignal | undefined; limitMs: number };

async function runTool({ name, args, read }: Tool, run: Run): Promise<ToolRun> {
  const { code, output, failure } = await outputOf(name, args, run);
  if (failure !== undefined) return { findings: [], failure };
  try {
    const findings = read(output);
    if (code === 0 || findings.length > 0) return { findings };
  } catch {
    // Its words are the reason.
  }
  return { findings: [], failure: output.trim().slice(-1000) || `${name} ended with ${code}` };
}

function outputOf(
  name: string,
  args: string[],
  { root, tools, late, limitMs }: Run,
): Promise<{ code: number | null; output: string; failure?: string }> {
  return new Promise((resolve) => {
    const child = spawn(path.join(tools, 'node_modules/.bin', name), args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => (output += part.toString()));
    }
    const end = (failure: string) => {
      child.kill('SIGKILL');
      clearTimeout(timer);
      resolve({ code: null, output, failure });
    };
    const timer = setTimeout(() => end(`${name} took more than ${limitMs / 1000} s`), limitMs);
    late?.addEventListener('abort', () => end('nobody waits for it'), { once: true });
    child.once('error', (error) => end(`${name} does not start: ${error.message}`));
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, output });
    });
  });
}

const NAMED = 5;

/** Sentences for a refusal; none when there is nothing to say. */
export function sentencesOf({ findings, failure }: ToolRun, what: string, key: string): string[] {
  const remedy = `run "pnpm check ${key}"`;
  if (failure !== undefined) return [`Nobody knows whether ${what}: ${failure}; ${remedy}.`];
  if (findings.length === 0) return [];
  const lines = findings
    .slice(0, NAMED)
    .map(({ file, line, rule, message }) => `${file}:${line} ${rule}: ${message}`);
  const more = findings.length > NAMED ? [`and ${findings.length - NAMED} more`] : [];
  return [`It is not so that ${what}; ${remedy}.\n${[...lines, ...more].join('\n')}`];
}
