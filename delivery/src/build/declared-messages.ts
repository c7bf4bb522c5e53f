import { parseSync } from '@swc/core';

type Node = { type?: string; [field: string]: unknown };

/**
 * Ids of messages in a compiled source: objects with an `id` and a `description` or `defaultMessage`, as
 * `defineMessages` takes them. The value is whether the Italian text is present.
 */
export function declaredMessages(source: string): Record<string, boolean> {
  const found: Record<string, boolean> = {};
  // Most files declare none, and reading a text is cheaper than parsing it.
  if (!/\bdefaultMessage\b|\bdescription\b/u.test(source)) return found;
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      node.forEach(visit);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const { type, properties } = node as Node;
    if (type === 'ObjectExpression' && Array.isArray(properties)) collect(properties, found);
    for (const value of Object.values(node)) visit(value);
  };
  visit(parseSync(source, { syntax: 'ecmascript', target: 'es2022' }).body);
  return found;
}

function collect(properties: unknown[], found: Record<string, boolean>): void {
  const texts = new Map<string, string>();
  for (const property of properties as Node[]) {
    const key = property['key'] as { value?: unknown } | undefined;
    const value = property['value'] as Node | undefined;
    if (typeof key?.value === 'string' && value !== undefined) texts.set(key.value, textOf(value));
  }
  const id = texts.get('id');
  if (!id || !(texts.has('defaultMessage') || texts.has('description'))) return;
  found[id] = Boolean(texts.get('defaultMessage'));
}

/** The text of a string or of a template without values; empty for a computed one. */
function textOf({ type, value, quasis, expressions }: Node): string {
  if (type === 'StringLiteral' && typeof value === 'string') return value;
  if (type !== 'TemplateLiteral' || (expressions as unknown[]).length > 0) return '';
  return (quasis as { cooked?: string }[]).map(({ cooked }) => cooked ?? '').join('');
}
