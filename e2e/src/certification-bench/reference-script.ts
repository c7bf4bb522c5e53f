/**
 * A script of work as a verification has it, whose every part is new to the engine: each is compiled, runs once or twice
 * and is not fast yet. A loop that runs hot depends on the clock of the processor alone, and says nothing of caches and
 * new memory, on which a first visit depends.
 *
 * Each part makes a document, writes and reads it as JSON, lists its statements in order and counts their signs.
 */
export function referenceScript(seed: number, parts: number): string {
  const texts = Array.from({ length: parts }, (_, at) => partOf(`part${seed}x${at}`, seed + at));
  return `const parts = [];\n${texts.join('')}`;
}

const partOf = (name: string, count: number) => `
function ${name}(input) {
  const made = {
    id: 'urn:${name}',
    type: ['${name}Type', input.kind],
    ${name}Name: input.name,
    ${name}Count: ${count},
    subject: {
      ${name}Holder: input.name + ' ${count}',
      results: [{ value: ${count}, of: '${name}' }, { value: input.count, of: input.kind }],
    },
  };
  const lines = [];
  const list = (node, path) => {
    for (const [key, value] of Object.entries(node)) {
      const place = path + '/' + key;
      if (Array.isArray(value)) {
        for (const item of value) typeof item === 'object' ? list(item, place) : lines.push(place + ' "' + item + '"');
      } else if (typeof value === 'object') list(value, place);
      else lines.push(place + ' "' + String(value).replace(/["\\\\]/gu, (sign) => '\\\\' + sign) + '"');
    }
  };
  list(JSON.parse(JSON.stringify(made)), '_:${name}');
  const text = lines.sort().join('\\n');
  let sum = ${count};
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 16777619);
  const lengths = new Map(lines.map((line) => [line, line.length]));
  input.sum = (input.sum + (sum >>> 0) + lengths.size) % 4294967296;
}
parts.push(${name});
`;

/** The same in a worker, which has the platform make digests in between. */
export const referenceWorker = (seed: number, parts: number): string =>
  `${referenceScript(seed, parts)}
onmessage = async ({ data }) => {
  const bytes = new TextEncoder().encode('x'.repeat(500));
  for (let at = 0; at < parts.length; at += 1) {
    parts[at](data);
    if (at % 10 === 9) await crypto.subtle.digest('SHA-256', bytes);
  }
  postMessage(data.sum);
};`;
