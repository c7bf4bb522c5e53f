import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { X509Certificate } from 'node:crypto';
import { startStandIn, type StandIn } from './payment-providers/stand-in.ts';

export type TimeStampStandIn = StandIn & {
  /** PEM file of the root that its certificate was issued by. */
  rootFile: string;
  root: Uint8Array;
  /** How many stamps it has given. */
  given(): number;
  /** Changes an answer on its way; the usual one gives it on as it is. */
  spoil: (answer: Buffer) => Buffer;
  /** Its certificate, DER; issued once more for the same key and number with another use or end. */
  certificate: Buffer;
  issuedAgain(as: { extendedKeyUsage?: string; days?: number }): Buffer;
  /** What OpenSSL says of a stamp of these bytes: `OK`, or its complaint. */
  judge(bytes: Uint8Array, response: Uint8Array): string;
};

type Options = { accuracySeconds?: number };

/**
 * A time stamp authority of its own, with a root, an issuer between and a certificate that signs, all made and
 * played by OpenSSL: what it says does not come from the library that the product reads it with.
 */
export async function startTimeStampAuthority(options: Options = {}): Promise<TimeStampStandIn> {
  const dir = mkdtempSync(join(tmpdir(), 'workerbadge-tsa-'));
  const at = (name: string) => join(dir, name);
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: dir, stdio: ['ignore', 'pipe', 'pipe'] });
  writeFileSync(at('tsa.cnf'), configuration(dir, options));
  writeFileSync(at('serial'), '01\n');
  const issue = (name: string, issuer: string | null, section: string) => {
    const by = issuer === null ? [] : ['-CA', `${issuer}.pem`, '-CAkey', `${issuer}.key`];
    const subject = ['-subj', `/O=Time Office/CN=${name}`];
    const form = ['-x509', '-sha256', '-days', '3650', '-set_serial', '7'];
    openssl(
      'req',
      '-newkey',
      'rsa:2048',
      '-nodes',
      ...form,
      ...subject,
      ...by,
      '-config',
      'tsa.cnf',
      '-extensions',
      section,
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.pem`,
    );
  };
  issue('root', null, 'authority');
  issue('issuer', 'root', 'authority');
  issue('stamps', 'issuer', 'stamps');

  let given = 0;
  const standIn = await startStandIn(async ({ method, headers, bytes }) => {
    if (method !== 'POST' || headers['content-type'] !== 'application/timestamp-query') {
      return { status: 400, body: 'not a question' };
    }
    given += 1;
    writeFileSync(at('question.tsq'), bytes);
    openssl(
      'ts',
      '-reply',
      '-config',
      'tsa.cnf',
      '-section',
      'tsa',
      '-queryfile',
      'question.tsq',
      '-out',
      'answer.tsr',
    );
    return {
      status: 200,
      body: authority.spoil(readFileSync(at('answer.tsr'))),
      headers: { 'content-type': 'application/timestamp-reply' },
    };
  });
  const rootFile = at('root.pem');
  const derOf = (name: string) => new X509Certificate(readFileSync(at(name))).raw;
  const closeServer = standIn.close.bind(standIn);
  const authority: TimeStampStandIn = Object.assign(standIn, {
    rootFile,
    root: new Uint8Array(derOf('root.pem')),
    given: () => given,
    spoil: (answer: Buffer) => answer,
    certificate: derOf('stamps.pem'),
    issuedAgain({ extendedKeyUsage = USE, days = 3650 }) {
      writeFileSync(at('again.cnf'), configuration(dir, options, extendedKeyUsage));
      openssl(
        'req',
        '-x509',
        '-sha256',
        '-days',
        String(days),
        '-set_serial',
        '7',
        '-key',
        'stamps.key',
        '-subj',
        '/O=Time Office/CN=stamps',
        '-CA',
        'issuer.pem',
        '-CAkey',
        'issuer.key',
        '-config',
        'again.cnf',
        '-extensions',
        'stamps',
        '-out',
        'again.pem',
      );
      return derOf('again.pem');
    },
    judge(bytes: Uint8Array, response: Uint8Array): string {
      writeFileSync(at('data'), bytes);
      writeFileSync(at('kept.tsr'), response);
      try {
        openssl('ts', '-verify', '-data', 'data', '-in', 'kept.tsr', '-CAfile', rootFile);
        return 'OK';
      } catch (error) {
        return String((error as { stderr?: Buffer }).stderr);
      }
    },
    async close() {
      await closeServer();
      rmSync(dir, { recursive: true, force: true });
    },
  });
  return authority;
}

const USE = 'critical,timeStamping';

const configuration = (dir: string, { accuracySeconds = 1 }: Options, use = USE) => `
[req]
distinguished_name = name
[name]
[authority]
basicConstraints = critical,CA:TRUE
keyUsage = critical,keyCertSign,cRLSign
subjectKeyIdentifier = hash
[stamps]
basicConstraints = critical,CA:FALSE
keyUsage = critical,digitalSignature
extendedKeyUsage = ${use}
[tsa]
serial = ${dir}/serial
crypto_device = builtin
signer_cert = ${dir}/stamps.pem
certs = ${dir}/issuer.pem
signer_key = ${dir}/stamps.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:${accuracySeconds}
ordering = yes
ess_cert_id_alg = sha256
`;
