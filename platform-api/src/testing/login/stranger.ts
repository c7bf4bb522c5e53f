import { randomUUID } from 'node:crypto';
import { request, type IncomingHttpHeaders } from 'node:http';
import { demoPeople } from '../../demo/people.ts';

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const person = demoPeople.anna.userId;

/**
 * Somebody without any right, at a server that listens: tries to become the administrator of the
 * demo people, to pay without money, to read the mails of others and to pass exams.
 */
export function stranger(port: number, publicUrl: string) {
  const { host, protocol } = new URL(publicUrl);
  const cookies = new Map<string, string>();

  function send(method: 'GET' | 'POST', address: string, payload?: string | object) {
    const { pathname, search } = new URL(address, publicUrl);
    const isForm = typeof payload === 'string';
    return new Promise<Answer>((done, fail) => {
      const call = request(
        {
          port,
          host: '127.0.0.1',
          method,
          path: `${pathname}${search}`,
          headers: {
            host,
            'x-forwarded-proto': protocol.slice(0, -1),
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            ...(payload === undefined
              ? {}
              : isForm
                ? form
                : { 'content-type': 'application/json' }),
          },
        },
        (answer) => {
          for (const cookie of answer.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
            if (value === '') cookies.delete(name);
            else cookies.set(name, value);
          }
          let body = '';
          answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
          answer.on('end', () =>
            done({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
          );
        },
      );
      call.once('error', fail);
      call.end(payload === undefined || isForm ? payload : JSON.stringify(payload));
    });
  }

  async function data<T>(answer: Promise<Answer>): Promise<T | null> {
    return (JSON.parse((await answer).body) as { data: T | null }).data;
  }

  async function entered(requestId: string): Promise<boolean> {
    const session = await data<{ token?: string }>(
      send('POST', '/api/Login/Complete', { requestId, cart: null }),
    );
    return typeof session?.token === 'string';
  }

  async function byProvider(): Promise<boolean> {
    const requestId = randomUUID();
    const address =
      (await data<string>(send('GET', `/api/Login/GetUrlSpidLogin?requestId=${requestId}`))) ??
      '/dev/idp/auth';
    const page = (await send('GET', address)).headers.location;
    if (page === undefined) return false;
    await send('POST', `${page}/person`, `person=${person}`);
    let answer = await send('POST', `${page}/confirm`, `person=${person}`);
    while (answer.headers.location !== undefined && !answer.headers.location.includes('/auth?')) {
      answer = await send('GET', answer.headers.location);
    }
    const back = new URL(answer.headers.location ?? '/', publicUrl).searchParams;
    const exchange = { code: back.get('code'), state: back.get('state'), clientId: requestId };
    await send('POST', '/api/Login/SpidLogin', exchange);
    return entered(requestId);
  }

  async function byWallet(): Promise<boolean> {
    const requestId = randomUUID();
    const invitation = await data<{ code: string }>(
      send('POST', '/api/Login/QrCode', { requestId }),
    );
    if (invitation === null) return false;
    const asked = Object.fromEntries(new URL(invitation.code).searchParams);
    const fields = new URLSearchParams({ ...asked, person });
    await send('POST', '/dev/wallet/share', fields.toString());
    await send('POST', '/api/Login/CredentialLogin', { requestId });
    return entered(requestId);
  }

  return {
    byProvider,
    byWallet,
    async pays(): Promise<boolean> {
      const types = await data<object[]>(send('GET', '/api/Order/GetPaymentTypes'));
      const page = await send('GET', '/dev/pay/sbx_0');
      return (types ?? []).length > 0 || String(page.headers['content-type']).includes('html');
    },
    readsMail: async () => (await send('GET', '/dev/outbox')).status === 200,
    async seesCredentialProvider(): Promise<boolean> {
      const page = await send('GET', '/dev/amlet/amlet_0');
      return String(page.headers['content-type']).includes('html');
    },
    async passesExams(): Promise<boolean> {
      const page = await send('GET', `/dev/exam?candidate=${randomUUID()}`);
      const sent = await send('POST', `/dev/exam/${randomUUID()}/pass`, '');
      // The candidate is made up: that is found out only once the signature is believed.
      return page.status === 200 && sent.body.includes('EXAM_REPORT_CANDIDATE');
    },
  };
}
