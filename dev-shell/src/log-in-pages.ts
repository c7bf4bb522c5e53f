import type { FastifyInstance } from 'fastify';
import type { DemoPerson } from './demo-server.ts';

export type LogInPagesOptions = {
  people: readonly DemoPerson[];
  /** Where who has logged in arrives. */
  landing: () => Promise<string>;
};

const firstName = ({ name }: DemoPerson): string => (name.split(' ', 1)[0] ?? '').toLowerCase();

/** By first name, in any case of letters. */
export const personNamed = <P extends DemoPerson>(people: readonly P[], name: string): P | null =>
  people.find((person) => firstName(person) === name.toLowerCase()) ?? null;

/** Where one logs in as somebody, by opening it. */
export const logInPath = (person: DemoPerson): string => `/_as/${firstName(person)}`;

/**
 * `/_as/anna`: begins a login as the shell does (`login:requestId`, `login:next`) and names the person to the demo
 * provider, which then asks nobody. The login itself is the product's own, with its cookies and keys.
 */
export function logInPages(edge: FastifyInstance, { people, landing }: LogInPagesOptions): void {
  const headers = {
    'content-security-policy':
      "default-src 'none'; script-src 'self'; connect-src 'self'; img-src data:; frame-ancestors 'none'",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  edge.get<{ Params: { name: string } }>('/_as/:name', (request, reply) => {
    const person = personNamed(people, request.params.name);
    if (person === null) return reply.callNotFound();
    return reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(page(logInPath(person)));
  });
  edge.get<{ Params: { name: string } }>('/_as/:name/log-in.js', async (request, reply) => {
    const person = personNamed(people, request.params.name);
    if (person === null) return reply.callNotFound();
    const text = script(person.email, await landing());
    return reply.headers(headers).type('text/javascript; charset=utf-8').send(text);
  });
}

const page = (path: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>WorkerBadge</title>
<link rel="icon" href="data:,">
<body>
<script src="${path}/log-in.js"></script>
</body>
</html>
`;

const script = (email: string, landing: string) => `
const requestId = crypto.randomUUID();
localStorage.setItem('login:requestId', requestId);
localStorage.removeItem('login:kind');
sessionStorage.setItem('login:next', ${JSON.stringify(landing)});
fetch('/api/Login/GetUrlSpidLogin?requestId=' + requestId)
  .then(async (answer) => {
    const { data, error } = await answer.json();
    if (!data) throw new Error(JSON.stringify(error ?? answer.status));
    const address = new URL(data);
    address.searchParams.set('login_hint', ${JSON.stringify(email)});
    location.replace(address);
  })
  .catch((error) => {
    document.body.textContent = 'The login could not begin: ' + error.message;
  });
`;
