import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';
import type { SourceMapInput } from '@jridgewell/trace-mapping';
import { causeOf, namesCause, workspacePath } from './cause-of.ts';

export type Piece = {
  cause: string;
  text: string;
};

/** `r.d(t,{Button:()=>b,…})`, which has no place in any source. */
const names = /(\b\w+\.d\(\w+,(?:\{[^{}]*\}|\[[^[\]]*\])\)[,;]?)/u;

/** A built script in pieces, in order and without a gap, each with who caused it. */
export function attributedScript(code: string, map: SourceMapInput, folder: string): Piece[] {
  const trace = new TraceMap(map);
  const mappings = decodedMappings(trace);
  const pieces: Piece[] = [];
  let cause = causeOf('webpack/bootstrap');
  const add = (text: string) => {
    text.split(names).forEach((part, index) => {
      if (part !== '') pieces.push({ cause: index % 2 === 1 ? namesCause : cause, text: part });
    });
  };
  for (const [line, text] of code.split(/(?<=\n)/u).entries()) {
    let done = 0;
    for (const [column, source] of mappings[line] ?? []) {
      if (column > done) add(text.slice(done, column));
      done = Math.max(done, column);
      const name = source === undefined ? null : (trace.sources[source] ?? null);
      if (name !== null) cause = causeOf(workspacePath(name, folder));
    }
    add(text.slice(done));
  }
  return pieces;
}
