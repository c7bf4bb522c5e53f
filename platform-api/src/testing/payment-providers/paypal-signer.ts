// The certificate library reads the types of its algorithms through this.
import 'reflect-metadata';
import { KeyObject, randomBytes, sign as signBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { X509CertificateGenerator } from '@peculiar/x509';

/** What a forger changes; `certificate` is `messages` (PayPal's) or `stranger`. */
export type Forgery = Partial<Record<'id' | 'webhookId' | 'certificate' | 'time' | 'host', string>>;

export type PaypalSigner = {
  /** Headers and body of an event as PayPal signs it. */
  event: (
    type: string,
    resource: unknown,
    changes?: Forgery,
  ) => { headers: Record<string, string>; body: string };
  /** The PEM that lies under `CERT-…`. */
  certificateOf: (name: string) => string | undefined;
};

const letters = (length: number) => randomBytes(length).toString('hex').toUpperCase();

/** Signs events as PayPal documents it: by RSA over id, time, webhook and the CRC-32 of the body. */
export async function paypalSigner(own: { webhookId: string; url: string }): Promise<PaypalSigner> {
  const certificates = {
    messages: await selfSigned('messageverificationcerts.paypal.com'),
    stranger: await selfSigned('messages.stranger.example'),
  };
  return {
    certificateOf: (name) =>
      certificates[name.replace('CERT-', '') as keyof typeof certificates]?.pem,
    event(type, resource, changes = {}) {
      const id = changes.id ?? `WH-${letters(8)}`;
      const body = JSON.stringify({ id, event_version: '1.0', event_type: type, resource });
      const time = changes.time ?? new Date().toISOString();
      const transmission = letters(16);
      const name = (changes.certificate ?? 'messages') as keyof typeof certificates;
      const webhookId = changes.webhookId ?? own.webhookId;
      const signed = Buffer.from(`${transmission}|${time}|${webhookId}|${crc32(body)}`);
      const signature = signBytes('sha256', signed, certificates[name].key).toString('base64');
      return {
        body,
        headers: {
          'paypal-transmission-id': transmission,
          'paypal-transmission-time': time,
          'paypal-transmission-sig': signature,
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': `${changes.host ?? own.url}/v1/notifications/certs/CERT-${name}`,
        },
      };
    },
  };
}

async function selfSigned(name: string) {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const keys = await crypto.subtle.generateKey(
    { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  );
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${name}`,
    notBefore: new Date(Date.now() - 3_600_000),
    notAfter: new Date(Date.now() + 86_400_000),
    signingAlgorithm: algorithm,
    keys,
  });
  return { key: KeyObject.from(keys.privateKey), pem: certificate.toString('pem') };
}
