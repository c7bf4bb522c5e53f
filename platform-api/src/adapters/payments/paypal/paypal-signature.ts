import { verify, X509Certificate } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';

/** Where certificates of its signatures lie; whoever can write there is PayPal. */
const hosts = {
  live: ['api.paypal.com', 'api-m.paypal.com'],
  test: ['api.sandbox.paypal.com', 'api-m.sandbox.paypal.com'],
};
const certificatePath = /^\/v1\/notifications\/certs\/CERT-[\w-]{8,100}$/;

/** PayPal sends an event again for three days. */
const OLDEST_MS = 4 * 86_400_000;
const FETCH_TIMEOUT_MS = 5000;
const MAX_CERTIFICATE_BYTES = 32_768;
/** Forged calls may name certificates without end: so many unknown ones are asked for in a minute. */
const FETCHES_PER_MINUTE = 20;
const MAX_KEPT = 20;

export type SignatureSource = { mode: 'live' | 'test'; webhookId: string; apiUrl?: string };

/**
 * Verifies PayPal's calls by its certificate, without asking PayPal of each one (docs/decisions/0043).
 * @returns a function that says whether a call is PayPal's; throws when the certificate cannot be read now
 */
export function paypalSignatures({ mode, webhookId, apiUrl }: SignatureSource) {
  const kept = new Map<string, X509Certificate>();
  let fetches: number[] = [];

  async function certificateAt(address: string): Promise<X509Certificate | null> {
    const known = kept.get(address);
    if (known !== undefined) return known;
    const now = Date.now();
    fetches = fetches.filter((at) => at > now - 60_000);
    if (fetches.length >= FETCHES_PER_MINUTE) {
      throw new Error('Too many calls name certificates of PayPal that are not known');
    }
    fetches.push(now);
    const answer = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`The certificate of PayPal answers ${answer.status}`);
    const text = await answer.text();
    if (text.length > MAX_CERTIFICATE_BYTES) return null;
    const certificate = readCertificate(text);
    if (certificate === null) return null;
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(address, certificate);
    return certificate;
  }

  return async (headers: IncomingHttpHeaders, body: Buffer): Promise<boolean> => {
    const [id, time, signature, certificateUrl, algorithm] = [
      'paypal-transmission-id',
      'paypal-transmission-time',
      'paypal-transmission-sig',
      'paypal-cert-url',
      'paypal-auth-algo',
    ].map((name) => String(headers[name] ?? ''));
    if (!id || !time || !signature || !certificateUrl) return false;
    if (algorithm !== 'SHA256withRSA' || !isOfPaypal(certificateUrl, mode, apiUrl)) return false;
    if (!(Math.abs(Date.now() - Date.parse(time)) < OLDEST_MS)) return false;
    const certificate = await certificateAt(certificateUrl);
    if (certificate === null || !isInForce(certificate)) return false;
    const signed = Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`);
    return verify('sha256', signed, certificate.publicKey, Buffer.from(signature, 'base64'));
  };
}

function isOfPaypal(address: string, mode: 'live' | 'test', apiUrl: string | undefined): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, origin, pathname, search, username } = new URL(address);
  if (!certificatePath.test(pathname) || search !== '' || username !== '') return false;
  if (apiUrl !== undefined) return origin === new URL(apiUrl).origin;
  return protocol === 'https:' && hosts[mode].includes(host);
}

/** The first of the chain: it signs; the others vouch for it, as the connection to PayPal does here. */
function readCertificate(text: string): X509Certificate | null {
  const [pem] = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/.exec(text) ?? [];
  if (pem === undefined) return null;
  try {
    const certificate = new X509Certificate(pem);
    const isOfRsa = certificate.publicKey.asymmetricKeyType === 'rsa';
    return isOfRsa && /^CN=[\w.-]+\.paypal\.com$/m.test(certificate.subject) ? certificate : null;
  } catch {
    return null;
  }
}

const isInForce = ({ validFrom, validTo }: X509Certificate): boolean => {
  const now = Date.now();
  return Date.parse(validFrom) <= now && now < Date.parse(validTo);
};
