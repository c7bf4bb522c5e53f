/** What a sender says of the sources of a build: the publisher has the bytes only. */
import { z } from 'zod';
import type { Verdicts } from '../operations/publication.ts';

/** Name of the document that travels with a build; it is no part of the release. */
export const attestationName = 'attestation.json';

const toolRun = z.strictObject({
  findings: z
    .array(
      z.strictObject({
        file: z.string().max(500),
        line: z.number().int(),
        rule: z.string().max(200),
        message: z.string().max(5000),
      }),
    )
    .max(1000),
  failure: z.string().max(5000).exactOptional(),
});

const attestationSchema: z.ZodType<Verdicts> = z.strictObject({
  tests: z.strictObject({ passed: z.boolean(), output: z.string().max(10_000) }),
  sources: z.strictObject({ types: toolRun, lint: toolRun }),
});

/** In few words: of many findings the first are enough. */
export const attestationText = ({ tests, sources: { types, lint } }: Verdicts): string =>
  JSON.stringify({
    tests,
    sources: {
      types: { ...types, findings: types.findings.slice(0, 1000) },
      lint: { ...lint, findings: lint.findings.slice(0, 1000) },
    },
  } satisfies Verdicts);

/** No word on the sources lets nothing pass. */
const nothingSaid: Verdicts = {
  tests: { passed: false, output: 'The sender says nothing of them.' },
  sources: {
    types: { findings: [], failure: 'the sender says nothing of them' },
    lint: { findings: [], failure: 'the sender says nothing of it' },
  },
};

export function attestedVerdicts(text: string | null): Verdicts {
  if (text === null) return nothingSaid;
  try {
    return attestationSchema.parse(JSON.parse(text));
  } catch {
    return nothingSaid;
  }
}
