/** No container engine runs here: what can be checked of the files without one. */
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parseEnv } from 'node:util';
import { validate } from 'dockerfile-utils';
import { parseAllDocuments, parse } from 'yaml';
import { allowed, operations, rightsSchema } from '../src/publisher/rights.ts';

const dir = import.meta.dirname;
const root = path.resolve(dir, '../..');
const read = (name: string) => readFileSync(path.join(dir, name), 'utf8');
const dockerfiles = ['edge.Dockerfile', 'api.Dockerfile'];

for (const name of dockerfiles) {
  test(`${name} has no fault that a linter finds, and none of our own list`, () => {
    const text = read(name);
    assert.deepEqual(validate(text), []);
    const lines = text.replaceAll(/\\\n\s*/gu, '').split('\n');
    const of = (instruction: string) =>
      lines
        .filter((line) => line.startsWith(`${instruction} `))
        .map((line) => line.slice(instruction.length + 1));
    const stages = new Set(of('FROM').map((from) => / AS (\S+)/u.exec(from)?.[1]));
    for (const from of of('FROM')) {
      const image = from.split(' ')[0] ?? '';
      assert.ok(stages.has(image) || /:\d+\.\d+\.\d+/u.test(image), `${image} is pinned`);
    }
    assert.equal(of('USER').at(-1), 'node', 'runs without rights');
    for (const instruction of ['CMD', 'HEALTHCHECK', 'STOPSIGNAL', 'EXPOSE']) {
      assert.ok(of(instruction).length > 0, instruction);
    }
    assert.ok(
      of('CMD').every((command) => command.startsWith('[')),
      'signals reach the process',
    );
    assert.doesNotMatch(text, /^ADD |:latest|--force|curl|sudo/mu);
    for (const copied of of('COPY').filter((copy) => !copy.startsWith('--from'))) {
      for (const source of copied.split(' ').slice(0, -1)) {
        assert.ok(existsSync(path.join(root, source)), `${source} is in the workspace`);
      }
    }
    const [command = ''] = of('CMD').filter((one) => one.startsWith('["node"'));
    const started: string[] = JSON.parse(command);
    assert.ok(existsSync(path.join(root, started.at(-1) ?? '')), started.at(-1));
    // `pnpm start` runs the programs as the images do (0032).
    const start = readFileSync(
      path.join(root, 'server-process/src/start/start-program.ts'),
      'utf8',
    );
    for (const argument of started.slice(1, -1))
      assert.ok(start.includes(`'${argument}'`), argument);
    assert.match(text, /MALLOC_ARENA_MAX=2/u);
    assert.ok(start.includes("MALLOC_ARENA_MAX: '2'"));
    const node = / node:(\d+)/u.exec(` ${of('FROM')[0]}`)?.[1];
    assert.equal(
      node,
      /"node": "(\d+)\.x"/u.exec(readFileSync(path.join(root, 'package.json'), 'utf8'))?.[1],
    );
    assert.match(read(`${name}.dockerignore`), /\*\*\/node_modules/u);
  });
}

/** Workspace packages that a package needs at run time, itself included. */
function neededPackages(name: string): string[] {
  const { dependencies = {} } = JSON.parse(
    readFileSync(path.join(root, name, 'package.json'), 'utf8'),
  ) as { dependencies?: Record<string, string> };
  const needed = Object.entries(dependencies).filter(([, range]) => range.startsWith('workspace:'));
  return [name, ...needed.flatMap(([other]) => neededPackages(other))];
}

for (const [file, name] of [
  ['api.Dockerfile', 'platform-api'],
  ['edge.Dockerfile', 'delivery'],
] as const) {
  test(`the image of ${file} holds every workspace package that ${name} imports`, () => {
    const text = read(file);
    assert.ok(neededPackages(name).length > 2);
    assert.ok(text.includes(`--filter ${name}...`));
    for (const needed of neededPackages(name)) {
      assert.ok(text.includes(`COPY --from=packages /app/${needed} ${needed}\n`), needed);
    }
  });
}

type Compose = {
  services: Record<
    string,
    {
      image?: string;
      build?: { context: string; dockerfile: string; target?: string };
      depends_on?: string[] | Record<string, unknown>;
      volumes?: string[];
      environment?: Record<string, string>;
    }
  >;
  volumes: Record<string, unknown>;
};

test('compose.yaml names files, services and volumes that exist, and no secret', () => {
  const { services, volumes } = parse(read('compose.yaml')) as Compose;
  assert.deepEqual(Object.keys(services), ['postgres', 'api', 'edge', 'publisher']);
  for (const [name, service] of Object.entries(services)) {
    assert.ok(service.build !== undefined || /:\d/u.test(service.image ?? ''), `${name} is pinned`);
    if (service.build) {
      const context = path.resolve(dir, service.build.context);
      assert.equal(context, root);
      const text = readFileSync(path.join(context, service.build.dockerfile), 'utf8');
      const { target } = service.build;
      assert.ok(target === undefined || text.includes(` AS ${target}`), `${name}: ${target}`);
    }
    const needed = service.depends_on ?? [];
    for (const other of Array.isArray(needed) ? needed : Object.keys(needed)) {
      assert.ok(services[other], `${name} needs ${other}`);
    }
    for (const volume of service.volumes ?? []) {
      assert.ok((volume.split(':')[0] ?? '') in volumes, `${name}: ${volume}`);
    }
    for (const [variable, value] of Object.entries(service.environment ?? {})) {
      if (/PASSWORD|SECRET/u.test(variable)) assert.match(value, /^\$\{/u, variable);
    }
  }
});

test('the cluster of the database: each file is whole, and names no password', () => {
  const { scope, bootstrap, postgresql } = parse(read('patroni/patroni.yaml')) as {
    scope: string;
    bootstrap: { dcs: Record<string, unknown> };
    postgresql: { authentication: Record<string, Record<string, string>>; pg_hba: string[] };
  };
  assert.equal(scope, 'workerbadge');
  const { ttl, loop_wait, retry_timeout, ...dcs } = bootstrap.dcs as Record<string, number>;
  // Otherwise a primary that only waits for etcd loses its lease (Patroni, "Dynamic configuration").
  assert.ok(Number(ttl) >= Number(loop_wait) + 2 * Number(retry_timeout));
  assert.ok(Number(ttl) + Number(loop_wait) < 30, 'writes again within 30 s');
  assert.equal(dcs['synchronous_mode'], true);
  for (const account of Object.values(postgresql.authentication)) {
    assert.deepEqual(Object.keys(account), ['username']);
  }
  assert.ok(
    postgresql.pg_hba.every((line) => /^(local|host|hostssl) .* (peer|scram-sha-256)$/u.test(line)),
  );

  const own = parseEnv(read('patroni/patroni.env'));
  assert.deepEqual(
    Object.entries(own).filter(([name, value]) => name.endsWith('PASSWORD') && value !== ''),
    [],
  );
  const hosts = (own['PATRONI_ETCD3_HOSTS'] ?? '').split(',');
  assert.equal(hosts.length, 3);
  const etcd = parseEnv(read('patroni/etcd.env'));
  const peers = (etcd['ETCD_INITIAL_CLUSTER'] ?? '').split(',');
  const hostOf = (address: string) => new URL(address).hostname;
  assert.deepEqual(
    peers.map((peer) => hostOf(peer.replace(/^\w+=/u, ''))),
    hosts.map((host) => hostOf(`http://${host}`)),
  );
  assert.ok(peers.includes(`${etcd['ETCD_NAME']}=${etcd['ETCD_INITIAL_ADVERTISE_PEER_URLS']}`));
  assert.match(read('patroni/patroni.service.conf'), /^\[Service\]\nKillMode=mixed$/mu);
});

test('the publisher: its unit starts what is there, and its rights give an edge nothing but the way back', () => {
  const unit = read('publisher/publisher.service');
  const script = /^ExecStart=\S+ (\S+)$/mu.exec(unit)?.[1] ?? '';
  assert.ok(existsSync(path.join(root, script)), script);
  const writable = /^ReadWritePaths=(.*)$/mu.exec(unit)?.[1]?.split(' ') ?? [];
  const environment = new Map(
    [...unit.matchAll(/^Environment=(.*)$/gmu)]
      .flatMap(([, assignments = '']) => assignments.split(' '))
      .map((assignment) => assignment.split('=') as [string, string]),
  );
  const isWritable = (name: string) =>
    writable.some((folder) => environment.get(name)?.startsWith(folder));
  assert.ok(isWritable('RELEASES_DIR') && isWritable('REGISTRY_PUBLIC_KEY_FILE'));
  for (const name of ['REGISTRY_KEY_FILE', 'PUBLISHER_RIGHTS']) {
    assert.ok(environment.has(name) && !isWritable(name), name);
  }
  const rights = rightsSchema.parse(JSON.parse(read('publisher/rights.example.json')));
  const edge = {
    iss: 'https://cluster.example',
    sub: 'system:serviceaccount:workerbadge:workerbadge-edge',
  };
  const given = operations.filter((operation) => allowed(rights, edge, operation, 'mf-jobs'));
  assert.deepEqual(given, ['rollback', 'halt']);
  assert.ok(operations.every((operation) => !allowed(rights, edge, operation, 'shell')));
});

type Resource = {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  spec?: Record<string, unknown>;
};

const apiVersions: Record<string, string> = {
  Namespace: 'v1',
  ConfigMap: 'v1',
  ServiceAccount: 'v1',
  Service: 'v1',
  PersistentVolumeClaim: 'v1',
  Deployment: 'apps/v1',
  CronJob: 'batch/v1',
  PodDisruptionBudget: 'policy/v1',
  HorizontalPodAutoscaler: 'autoscaling/v2',
  Ingress: 'networking.k8s.io/v1',
  NetworkPolicy: 'networking.k8s.io/v1',
};

const resources = globSync('kubernetes/*.yaml', { cwd: dir }).flatMap((file) =>
  parseAllDocuments(read(file), { uniqueKeys: true }).map((document) => {
    assert.deepEqual(document.errors, [], file);
    return document.toJS() as Resource;
  }),
);
const named = (kind: string, name: string) =>
  resources.find((resource) => resource.kind === kind && resource.metadata.name === name);
/** Every value under a key, at any depth. */
function valuesOf<T>(value: unknown, key: string): T[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.hasOwn(value, key) ? [(value as Record<string, unknown>)[key] as T] : [];
  return [...own, ...Object.values(value).flatMap((inner) => valuesOf<T>(inner, key))];
}

test('every resource is of a kind and version that the cluster has, in our namespace', () => {
  assert.ok(resources.length >= 12, `${resources.length} resources`);
  for (const { apiVersion, kind, metadata } of resources) {
    assert.equal(apiVersion, apiVersions[kind], kind);
    if (kind !== 'Namespace') assert.equal(metadata.namespace, 'workerbadge', metadata.name);
  }
});

test('selectors, ports, configuration, claims and targets of the resources lead somewhere', () => {
  const deployments = resources.filter(({ kind }) => kind === 'Deployment');
  const labels = deployments.map(
    (deployment) => valuesOf<Record<string, string>>(deployment.spec?.['template'], 'labels')[0],
  );
  const isLabel = (wanted: Record<string, string>) =>
    labels.some((label) => Object.entries(wanted).every(([key, value]) => label?.[key] === value));
  for (const resource of resources) {
    for (const wanted of valuesOf<Record<string, string>>(resource.spec, 'matchLabels')) {
      assert.ok(isLabel(wanted), `${resource.metadata.name}: ${JSON.stringify(wanted)}`);
    }
    if (resource.kind === 'Service') {
      assert.ok(
        isLabel(resource.spec?.['selector'] as Record<string, string>),
        resource.metadata.name,
      );
    }
    for (const { name } of valuesOf<{ name: string }>(resource.spec, 'configMapRef')) {
      assert.ok(named('ConfigMap', name), name);
    }
    for (const { claimName } of valuesOf<{ claimName: string }>(
      resource.spec,
      'persistentVolumeClaim',
    )) {
      assert.ok(named('PersistentVolumeClaim', claimName), claimName);
    }
    for (const { kind, name } of valuesOf<{ kind: string; name: string }>(
      resource.spec,
      'scaleTargetRef',
    )) {
      assert.ok(named(kind, name), name);
    }
    for (const account of valuesOf<string>(resource.spec, 'serviceAccountName')) {
      assert.ok(named('ServiceAccount', account), account);
    }
  }
  const backend = valuesOf<{ name: string }>(named('Ingress', 'workerbadge')?.spec, 'service');
  assert.ok(backend.every(({ name }) => named('Service', name)));
});

test('every container is confined, has its share of the machine, and mounts what its pod has', () => {
  const pods = resources.flatMap(({ kind, spec }) =>
    ['Deployment', 'CronJob'].includes(kind)
      ? valuesOf<Record<string, unknown>>(spec, 'spec').filter((pod) => 'containers' in pod)
      : [],
  );
  assert.equal(pods.length, 3);
  for (const pod of pods) {
    assert.equal((pod['securityContext'] as { runAsNonRoot: boolean }).runAsNonRoot, true);
    const volumes = (pod['volumes'] as { name: string }[]).map(({ name }) => name);
    const containers = [
      ...((pod['initContainers'] as object[] | undefined) ?? []),
      ...(pod['containers'] as object[]),
    ] as Record<string, unknown>[];
    for (const container of containers) {
      assert.match(String(container['image']), /:\d+\.\d+\.\d+$/u);
      const confined = container['securityContext'] as Record<string, unknown>;
      assert.equal(confined['allowPrivilegeEscalation'], false);
      assert.deepEqual(valuesOf(confined, 'drop'), [['ALL']]);
      assert.ok(
        valuesOf(container, 'limits').length > 0 && valuesOf(container, 'requests').length > 0,
      );
      for (const { name } of container['volumeMounts'] as { name: string }[]) {
        assert.ok(volumes.includes(name), name);
      }
    }
  }
});

test('variables of the manifests are those that the programs read', () => {
  const sources = globSync(['delivery/src/**/*.ts', 'platform-api/src/**/*.ts'], { cwd: root })
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const variables = Object.keys(
    (named('ConfigMap', 'workerbadge') as unknown as { data: Record<string, string> }).data,
  );
  for (const variable of [...variables, 'SECRETS_FILE', 'EDGE_NAME', 'RELEASES_AZURE_CONNECTION']) {
    assert.ok(sources.includes(variable), variable);
  }
});
