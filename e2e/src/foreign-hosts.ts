// The certificate library reads the types of its algorithms through this.
import 'reflect-metadata';
import { generateKeyPairSync, KeyObject, sign } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { X509CertificateGenerator } from '@peculiar/x509';

/** For the browser that visits them: every name of `.example` is this machine. */
export const examplesAreHere = '--host-resolver-rules=MAP *.example 127.0.0.1';

export type ForeignHosts = {
  /** `adria.example` with its port: the issuer. */
  issuer: string;
  /** Where a badge lies, which names the issuer and a list of revocations, each on a host of its own. */
  badge: string;
  /** An address that sends to another one. */
  moved: string;
  /** A host whose answers no other site may read. */
  closed: string;
  hostOf: (name: 'badges' | 'status') => string;
  /** What was asked so far. */
  asked: { address: string; method: string; headers: IncomingHttpHeaders }[];
  stop: () => Promise<void>;
};

/** Servers of another issuer, by HTTPS on this machine, with a badge that is a token. */
export async function foreignHosts(): Promise<ForeignHosts> {
  const asked: ForeignHosts['asked'] = [];
  const documents = new Map<string, string>();
  const server = createServer(await certificate(), (request, response) => {
    const address = `${request.headers.host}${request.url}`;
    asked.push({ address, method: request.method ?? '', headers: request.headers });
    const isClosed = request.url === '/closed.json';
    if (!isClosed) response.setHeader('access-control-allow-origin', '*');
    if (request.url === '/moved.json') response.writeHead(302, { location: '/5.jwt' });
    else if (!documents.has(address)) response.writeHead(isClosed ? 200 : 404);
    response.end(documents.get(address));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const issuer = `adria.example:${port}`;
  const did = `did:web:${encodeURIComponent(issuer)}`;
  const hostOf = (name: string) => `${name}.adria.example:${port}`;
  const list = `${hostOf('status')}/lists/1`;
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const token = (payload: object) => {
    const parts = [{ alg: 'EdDSA', kid: `${did}#1` }, payload].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    const text = parts.join('.');
    return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
  };
  documents.set(`${hostOf('badges')}/5.jwt`, token(badgeOf(did, `https://${list}`)));
  documents.set(list, token(listOf(did, `https://${list}`)));
  documents.set(
    `${issuer}/.well-known/did.json`,
    JSON.stringify({
      id: did,
      verificationMethod: [
        { id: `${did}#1`, controller: did, publicKeyJwk: publicKey.export({ format: 'jwk' }) },
      ],
      assertionMethod: [`${did}#1`],
    }),
  );
  return {
    issuer,
    badge: `https://${hostOf('badges')}/5.jwt`,
    moved: `https://${hostOf('badges')}/moved.json`,
    closed: `https://${hostOf('badges')}/closed.json`,
    hostOf,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const contexts = ['https://www.w3.org/ns/credentials/v2'];

const badgeOf = (issuer: string, list: string) => ({
  '@context': [...contexts, 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'],
  id: 'urn:uuid:91537dba-56cb-11ec-bf63-0242ac130002',
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  name: 'Carrellista, corso di base',
  issuer: { id: issuer, type: ['Profile'], name: 'Adria Formazione' },
  validFrom: '2025-05-08T08:00:00Z',
  credentialSubject: {
    type: ['AchievementSubject'],
    identifier: [
      {
        type: 'IdentityObject',
        hashed: false,
        identityHash: 'Omar Vitali',
        identityType: 'name',
      },
    ],
    achievement: { id: 'urn:example:carrellista', name: 'Carrellista, corso di base' },
  },
  credentialStatus: {
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: '7',
    statusListCredential: list,
  },
});

const listOf = (issuer: string, id: string) => ({
  '@context': contexts,
  id,
  type: ['VerifiableCredential', 'BitstringStatusListCredential'],
  issuer,
  credentialSubject: {
    type: 'BitstringStatusList',
    statusPurpose: 'revocation',
    encodedList: `u${gzipSync(Buffer.alloc(131_072 / 8)).toString('base64url')}`,
  },
});

async function certificate(): Promise<{ key: string; cert: string }> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const made = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=adria.example',
    notBefore: new Date(Date.now() - 3_600_000),
    notAfter: new Date(Date.now() + 86_400_000),
    signingAlgorithm: algorithm,
    keys,
  });
  const key = KeyObject.from(keys.privateKey).export({ type: 'pkcs8', format: 'pem' });
  return { key: String(key), cert: made.toString('pem') };
}
