/** The `package.json` with which a package of ours leaves the workspace. */

export type Manifest = {
  name: string;
  version: string;
  type?: string;
  sideEffects?: boolean | string[];
  exports?: Record<string, string>;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

/** What a team brings to its own tests and types: our entries for them find the team's. */
const brought = /^(@testing-library\/.*|@types\/.*|react-dom|jest)$/u;

export type ManifestRequest = {
  scope: string;
  registry: string | undefined;
  /** Versions of our own packages by name. */
  versions: ReadonlyMap<string, string>;
  /** The catalog of the workspace. */
  catalog: ReadonlyMap<string, string>;
};

/** @throws Error when it depends on something that has no version outside of the workspace. */
export function packedManifest(manifest: Manifest, request: ManifestRequest): object {
  const { name, version, type, sideEffects, exports = {}, bin = {} } = manifest;
  const { dependencies = {}, devDependencies = {} } = manifest;
  const peers = Object.keys(devDependencies).filter((dependency) => brought.test(dependency));
  const { scope, registry, versions, catalog } = request;
  const outside = (dependency: string, said: string): string => {
    const own = versions.get(dependency);
    // One SDK, one version: its parts are tested together.
    if (said === 'workspace:*' && own !== undefined) return `npm:${scope}/${dependency}@${own}`;
    const found = said === 'catalog:' ? catalog.get(dependency) : said;
    if (found === undefined || found.startsWith('workspace:'))
      throw new Error(`${name} depends on ${dependency} ${said}, which nobody outside can install`);
    return found;
  };
  return {
    name: `${scope}/${name}`,
    version,
    ...(type === undefined ? {} : { type }),
    ...(sideEffects === undefined ? {} : { sideEffects }),
    ...(registry === undefined ? {} : { publishConfig: { registry } }),
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([at, file]) => [at, packedEntry(file)])),
      './package.json': './package.json',
    },
    bin: Object.fromEntries(Object.entries(bin).map(([at, file]) => [at, packedScript(file)])),
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([at, said]) => [at, outside(at, said)]),
    ),
    peerDependencies: Object.fromEntries(peers.map((peer) => [peer, '*'])),
    peerDependenciesMeta: Object.fromEntries(peers.map((peer) => [peer, { optional: true }])),
  };
}

/** `./src/x.ts` → its script and its declarations. */
function packedEntry(file: string): string | { types: string; default: string } {
  const script = packedScript(file);
  if (!/\.tsx?$/u.test(file)) return script;
  return { types: script.replace(/\.js$/u, '.d.ts'), default: script };
}

const packedScript = (file: string): string =>
  file.replace(/^\.\/src\//u, './dist/').replace(/\.tsx?$/u, '.js');
