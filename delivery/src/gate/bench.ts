/** `pnpm bench gate`: each defect built for real, refused with its reason; the same without it, accepted. */
import { defects } from './defects.ts';
import { judgeDefect } from './judge-fixture.ts';

export async function benchGate(print: (line: string) => void): Promise<boolean> {
  const started = Date.now();
  const builds = new Map<string, [right: number, all: number]>();
  for (const defect of defects) {
    const { reasons, sentence, afterMending } = await judgeDefect(defect);
    const isRight = reasons.join() === defect.reason && afterMending.length === 0;
    const [right, all] = builds.get(defect.reason) ?? [0, 0];
    builds.set(defect.reason, [right + Number(isRight), all + 1]);
    print(`${isRight ? 'ok  ' : 'FAIL'} ${defect.reason}: ${defect.what}`);
    if (!isRight) print(`     refused with: ${reasons.join(', ') || 'nothing'} (${sentence})`);
    if (afterMending.length > 0) print(`     mended, and still: ${afterMending.join('; ')}`);
  }
  print('');
  for (const [reason, [right, all]] of builds) print(`${reason.padEnd(18)} ${right} of ${all}`);
  const right = [...builds.values()].reduce((sum, [count]) => sum + count, 0);
  const seconds = Math.round((Date.now() - started) / 1000);
  print(
    `\n${right} of ${defects.length} defects refused with their reason alone, and accepted when mended; ${2 * defects.length} builds in ${seconds} s`,
  );
  return right === defects.length;
}
