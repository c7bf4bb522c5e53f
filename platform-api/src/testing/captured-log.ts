import { createLog } from '../log.ts';

export type LogLine = {
  level: string;
  msg: string;
  code?: string;
  reason?: string;
  correlationId?: string;
};

/** The product's log with its lines kept, to ask what an operator would read. */
export function capturedLog() {
  const lines: LogLine[] = [];
  const log = createLog('info', {
    write: (line: string) => void lines.push(JSON.parse(line) as LogLine),
  });
  return { log, lines };
}
