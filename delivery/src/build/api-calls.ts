import { parseSync } from '@swc/core';
import type { Compilation, NormalModule } from 'webpack';
import { withoutPlaces } from './api-shapes.ts';
import type { Shapes } from './api-shapes.ts';
import { contractOf } from './contract-of-sources.ts';

type Node = { type?: string; [field: string]: unknown };

/** Of one source or of a whole build. */
export type ApiCalls = {
  /** `GET /api/Courses/View/{id}`, with the places as the call spells them. */
  calls: string[];
  /** What cannot be compared with a document: `src/x.ts: api.get`. */
  unnamed: string[];
  /** What the client's types said of these calls, places without names; absent where no document was found. */
  shapes?: Shapes | undefined;
};

/** The methods of the client (`api` of shared-auth) that name their path first. */
const verbs: Readonly<Record<string, string>> = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
  postWithInfo: 'POST',
  blob: 'GET',
};

/** The calls in a compiled source, made through the client of shared-auth. */
export function apiCalls(source: string): ApiCalls {
  const found: ApiCalls = { calls: [], unnamed: [] };
  if (!/\bapi\b/u.test(source)) return found;
  const { body } = parseSync(source, { syntax: 'ecmascript', target: 'es2022' });
  const client = localClient(body);
  if (client === null) return found;
  const constants = new Map<string, Node>();
  walk(body, (node) => {
    const { id, init } = node as { id?: Node; init?: Node | null };
    if (node.type !== 'VariableDeclarator' || id?.type !== 'Identifier' || !init) return;
    constants.set(String(id['value']), init);
  });
  walk(body, (node) => {
    const call = clientCall(node, client);
    if (call === null) return;
    const named = call.name === 'raw' ? rawCall(call.first, constants) : byVerb(call, constants);
    if (named === null) found.unnamed.push(`api.${call.name}`);
    else found.calls.push(...named);
  });
  return found;
}

/**
 * The calls of all sources that a build kept, packages left out. To be called when modules have their chunks
 * and are not joined yet (`afterChunks`).
 */
export function apiCallsOf({ chunkGraph, modules, compiler }: Compilation): ApiCalls {
  const calls = new Set<string>();
  const unnamed: string[] = [];
  for (const module of modules) {
    const { resource } = module as NormalModule;
    if (!resource || !/\.tsx?$/u.test(resource) || resource.includes('/node_modules/')) continue;
    if (chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    const found = apiCalls(String(module.originalSource()?.source() ?? ''));
    found.calls.forEach((call) => calls.add(call));
    const file = resource.replace(`${compiler.context}/`, '');
    unnamed.push(...found.unnamed.map((call) => `${file}: ${call}`));
  }
  const named = [...calls].toSorted();
  const contract = contractOf(compiler.context, named);
  return {
    calls: named,
    unnamed: unnamed.toSorted(),
    ...(contract === null ? {} : { shapes: shapesOf(named, contract) }),
  };
}

function shapesOf(calls: readonly string[], contract: Shapes): Shapes {
  const operations = [...new Set(calls.map(withoutPlaces))];
  return Object.fromEntries(
    operations.flatMap((operation) => {
      const shape = contract[operation];
      return shape === undefined ? [] : [[operation, shape]];
    }),
  );
}

/** The name that a source gives to `api`, null when it does not import it. */
function localClient(body: readonly unknown[]): string | null {
  for (const statement of body as Node[]) {
    if (statement.type !== 'ImportDeclaration') continue;
    const request = (statement['source'] as Node)['value'];
    if (!/^shared-auth$|\/api\/api\.ts$/u.test(String(request))) continue;
    for (const specifier of statement['specifiers'] as Node[]) {
      const local = String((specifier['local'] as Node)['value']);
      const imported = specifier['imported'] as Node | null | undefined;
      if (specifier.type === 'ImportSpecifier' && (imported?.['value'] ?? local) === 'api') {
        return local;
      }
    }
  }
  return null;
}

type ClientCall = { name: string; first: Node | undefined };

function clientCall({ type, callee, arguments: given }: Node, client: string): ClientCall | null {
  if (type !== 'CallExpression') return null;
  const { object, property } = callee as { object?: Node; property?: Node };
  if (object?.type !== 'Identifier' || object['value'] !== client) return null;
  const first = (given as { expression: Node }[])[0]?.expression;
  return { name: String(property?.['value']), first };
}

function byVerb({ name, first }: ClientCall, constants: Constants): string[] | null {
  const method = verbs[name];
  const paths = textsOf(first, constants);
  return method === undefined || paths === null ? null : paths.map((path) => `${method} ${path}`);
}

/** `api.raw({ method: 'POST', path: '/api/x' })` */
function rawCall(request: Node | undefined, constants: Constants): string[] | null {
  const methods = textsOf(propertyOf(request, 'method'), constants);
  const paths = textsOf(propertyOf(request, 'path'), constants);
  if (methods === null || paths === null) return null;
  return methods.flatMap((method) => paths.map((path) => `${method} ${path}`));
}

type Constants = ReadonlyMap<string, Node>;

/** Every text that an expression can be; null when the source does not say it. */
function textsOf(node: Node | undefined, constants: Constants): string[] | null {
  switch (node?.type) {
    case 'StringLiteral':
      return [String(node['value'])];
    case 'TemplateLiteral': {
      const parts = node['quasis'] as { cooked?: string }[];
      return parts.length === 1 ? [parts[0]?.cooked ?? ''] : null;
    }
    case 'ConditionalExpression':
      return all([node['consequent'] as Node, node['alternate'] as Node], constants);
    case 'ParenthesisExpression':
      return textsOf(node['expression'] as Node, constants);
    case 'Identifier':
      return textsOf(constants.get(String(node['value'])), constants);
    case 'MemberExpression': {
      // One of a table of paths: any of them may be called.
      const { value } = node['object'] as Node;
      const table = constants.get(String(value));
      if (table?.type !== 'ObjectExpression') return null;
      const values = (table['properties'] as Node[]).map((property) => property['value'] as Node);
      return all(values, constants);
    }
    default:
      return null;
  }
}

function all(nodes: readonly (Node | undefined)[], constants: Constants): string[] | null {
  const texts = nodes.map((node) => textsOf(node, constants));
  return texts.includes(null) ? null : texts.flatMap((each) => each ?? []);
}

function propertyOf(node: Node | undefined, name: string): Node | undefined {
  if (node?.type !== 'ObjectExpression') return undefined;
  const properties = node['properties'] as { key?: Node; value?: Node }[];
  return properties.find(({ key }) => key?.['value'] === name)?.value;
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  visit(node as Node);
  for (const value of Object.values(node)) walk(value, visit);
}
