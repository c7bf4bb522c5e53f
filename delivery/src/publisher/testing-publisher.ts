/** For tests: an issuer of tokens, builds that the gate accepts, and a publisher that listens. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey } from 'jose';
import { factsName } from '../build/release-facts.ts';
import { platformName } from '../gate/platform.ts';
import type { Verdicts } from '../operations/publication.ts';
import { builtRemote, builtShell, temporaryDir } from '../release/built-releases.ts';
import { ReleaseStore } from '../release/release-store.ts';
import { createPublisher } from './publisher.ts';
import type { PublisherOptions } from './publisher-options.ts';
import type { Rights } from './rights.ts';

export const audience = 'workerbadge-publisher';

export const sound: Verdicts = {
  tests: { passed: true, output: '' },
  sources: { types: { findings: [] }, lint: { findings: [] } },
};

export type Token = {
  claims: Record<string, unknown>;
  key?: CryptoKey | Uint8Array;
  alg?: string;
  kid?: string;
  issuer?: string;
  audience?: string;
  /** Seconds from now; null where the token does not say it. */
  issuedAt?: number | null;
  expires?: number | null;
  notBefore?: number;
};

/** An OpenID issuer whose public keys are served on this machine. */
export async function testIssuer() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  let isDown = false;
  const server = createServer((_request, response) => {
    response.writeHead(isDown ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    jwk,
    entry: { issuer: url, audience, jwks: `${url}/jwks`, maxAgeMinutes: 10 },
    token: async (token: Token) => {
      const now = Math.floor(Date.now() / 1000);
      const jwt = new SignJWT({ sub: 'somebody', ...token.claims })
        .setProtectedHeader({ alg: token.alg ?? 'RS256', kid: token.kid ?? 'key-1' })
        .setIssuer(token.issuer ?? url)
        .setAudience(token.audience ?? audience);
      if (token.issuedAt !== null) jwt.setIssuedAt(now + (token.issuedAt ?? 0));
      if (token.expires !== null) jwt.setExpirationTime(now + (token.expires ?? 300));
      if (token.notBefore !== undefined) jwt.setNotBefore(now + token.notBefore);
      return jwt.sign(token.key ?? privateKey);
    },
    goDown: () => {
      isDown = true;
    },
    close: () => server.close(),
  };
}

const offer = {
  uniqueName: 'workerbadge_shell',
  contract: '1.0',
  slots: [],
  routes: [],
  shared: {},
  names: {},
  runtime: { version: '2.9.2', gives: [] },
  chunks: [],
  groups: [],
  provides: {},
};

/** A build of the shell under which the remotes below can live. @param other what it offers instead. */
export function soundShell(hash: string, other: Partial<typeof offer> = {}): string {
  return builtShell(hash, { [platformName]: { ...offer, ...other } });
}

/** A build as the gate wants it. @param entry what its entry does besides. */
export function soundRemote(key: string, hash: string, entry = ''): string {
  const dir = builtRemote(key, hash);
  const globalName = `${key}__1_4_0_${hash}`.replaceAll('-', '_');
  const write = (name: string, content: object) =>
    writeFileSync(path.join(dir, name), JSON.stringify(content));
  write('mf-manifest.json', {
    metaData: { globalName, remoteEntry: { name: 'remoteEntry.js', path: '' } },
    exposes: [{ name: 'app', path: './app', assets: { js: { sync: ['app.js'] } } }],
  });
  write(factsName, {
    uniqueName: globalName,
    shared: [],
    copies: [],
    messages: {},
    chunks: [],
    groups: [],
    provides: {},
  });
  writeFileSync(
    path.join(dir, 'remoteEntry.js'),
    `${entry};self[${JSON.stringify(globalName)}] = {
      init: () => {},
      get: async () => () => ({ app: { routes: [], widgets: {}, messages: async () => ({}) } }),
    };`,
  );
  return dir;
}

/** A store in which the shell of today is served. */
export async function storeWithShell(): Promise<ReleaseStore> {
  const store = new ReleaseStore(temporaryDir());
  await store.publish(soundShell('aaaa1111'));
  return store;
}

export type ListeningPublisher = { address: string; publisher: FastifyInstance };

export async function listeningPublisher(
  store: ReleaseStore,
  rights: () => Rights,
  more: Partial<PublisherOptions> = {},
  port = 0,
): Promise<ListeningPublisher> {
  const publisher = await createPublisher({
    store,
    rights: async () => rights(),
    logLevel: 'silent',
    ...more,
  });
  return { publisher, address: await publisher.listen({ host: '127.0.0.1', port }) };
}
