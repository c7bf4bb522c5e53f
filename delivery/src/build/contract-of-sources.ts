import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sharedPackageDir } from '../webpack/surroundings.ts';
import { shapesIn, withoutPlaces } from './api-shapes.ts';
import type { OpenApiDocument, Shapes } from './api-shapes.ts';

/** In the SDK, which has no server beside it. */
export const packedShapes = 'api-shapes.json';

/**
 * Of the operations at the addresses that these sources name: what the client's types are made from.
 * @returns null where no document is found, so that nothing is known.
 */
export function contractOf(packageDir: string, sources: readonly string[]): Shapes | null {
  const addresses = new Set(
    sources.flatMap((text) => text.match(/\/api\/[\w{}/.-]+/gu) ?? []).map(withoutPlaces),
  );
  const documentFile = path.resolve(packageDir, '../platform-api/openapi.json');
  if (existsSync(documentFile)) {
    return shapesIn(readOnce(documentFile) as OpenApiDocument, addresses);
  }
  const shared = sharedPackageDir(packageDir, 'shared-auth');
  const packed = shared === null ? null : path.join(shared, 'dist', packedShapes);
  if (packed === null || !existsSync(packed)) return null;
  return Object.fromEntries(
    Object.entries(readOnce(packed) as Shapes).filter(([operation]) =>
      addresses.has(operation.slice(operation.indexOf(' ') + 1)),
    ),
  );
}

const read = new Map<string, { changed: number; content: unknown }>();

/** Releases are named many times in a run, and the document has two megabytes. */
function readOnce(file: string): unknown {
  const changed = statSync(file).mtimeMs;
  const known = read.get(file);
  if (known?.changed === changed) return known.content;
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  read.set(file, { changed, content });
  return content;
}
