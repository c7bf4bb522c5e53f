import type { DemoPerson } from '../../../demo/people.ts';
import { escapeHtml as e } from '../../identity/embedded/page.ts';
import { credentialKinds } from '../../../ports/credential-kinds.ts';
import { invitationAddress } from '../../../ports/credential-wallet.ts';
import { walletPath } from '../credential-wallet.ts';
import type { Answer } from './holder.ts';
import type { WalletRequest } from './read-request.ts';
import { texts, type Language } from './texts.ts';

/** How the wallet was called; goes along in every form. */
export type Call = { clientId: string; requestUri: string };

const from = (text: string, { verifier }: WalletRequest) =>
  e(text).replace('{verifier}', `<b>WorkerBadge</b> (${e(verifier)})`);

const carried = ({ clientId, requestUri }: Call) =>
  `<input type="hidden" name="client_id" value="${e(clientId)}"><input type="hidden" name="request_uri" value="${e(requestUri)}">`;

const declineForm = (language: Language, call: Call) =>
  `<form method="post" action="${walletPath}/decline">${carried(call)}<button class="plain">${texts[language].decline}</button></form>`;

const addressOf = (call: Call) => invitationAddress({ endpoint: walletPath }, call);

/** The wallet opened by itself: it takes the address of a code, for who cannot point a camera at it. */
export function homeScreen(language: Language): string {
  const t = texts[language];
  return `<h1>${t.title}</h1>
<p class="quiet">${t.lead}</p>
<form class="card" method="get" action="${walletPath}"><h2>${t.pasteTitle}</h2>
<label for="code">${t.paste}</label>
<input class="field" id="code" name="code" required autocomplete="off" spellcheck="false" aria-describedby="code-help">
<p class="quiet" id="code-help">${t.pasteHelp}</p>
<div><button class="primary">${t.open}</button></div></form>`;
}

/** Who asks, and the people of the demo who can answer. */
export function peopleScreen(
  language: Language,
  call: Call,
  request: WalletRequest,
  people: DemoPerson[],
): string {
  const t = texts[language];
  const buttons = people.map(
    ({
      userId,
      identity,
      description,
    }) => `<li><button class="person" name="person" value="${userId}">
<span class="face" aria-hidden="true">${e(identity.name.slice(0, 1))}${e(identity.surname.slice(0, 1))}</span>
<span><b>${e(`${identity.name} ${identity.surname}`)}</b><small>${e(description[language])}</small></span>
</button></li>`,
  );
  const choice =
    buttons.length === 0
      ? `<p>${t.nobody}</p>`
      : `<form method="post" action="${walletPath}/person">${carried(call)}<ul class="people" aria-labelledby="people">
${buttons.join('\n')}
</ul></form>`;
  return `<h1>${t.asks}</h1>
<p class="quiet">${from(t.from, request)}</p>
<h2 id="people">${t.people}</h2>
${choice}
${declineForm(language, call)}`;
}

/** Exactly what would be shared, before it is. */
export function confirmScreen(
  language: Language,
  call: Call,
  request: WalletRequest,
  person: DemoPerson,
  { parts }: Answer,
): string {
  const t = texts[language];
  const cards = parts.map(({ credential, disclosed }, index) => {
    const isCompany = credential.type === credentialKinds.AmletCredentialCompany.type;
    const rows = Object.entries(disclosed).flatMap(([name, value]) => {
      if (!(name in t.claims)) return [];
      const term = t.claims[name as keyof typeof t.claims];
      return [`<div><dt>${e(term)}</dt><dd>${e(shown(language, name, value))}</dd></div>`];
    });
    return `<section class="card" aria-labelledby="part-${index}"><h2 id="part-${index}">${isCompany ? t.company : t.person}</h2><dl>${rows.join('')}</dl></section>`;
  });
  return `<h1>${t.confirmTitle}</h1>
<p class="quiet">${from(t.confirmLead, request)}</p>
${cards.join('\n')}
<div class="actions"><form method="post" action="${walletPath}/share">${carried(call)}<input type="hidden" name="person" value="${person.userId}"><button class="primary">${t.share}</button></form>
<a class="plain" href="${e(addressOf(call))}">${t.back}</a></div>
${declineForm(language, call)}`;
}

function shown(language: Language, name: string, value: unknown): string {
  if (name === 'birthdate' && typeof value === 'string') {
    const dates = new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'UTC',
    });
    return dates.format(new Date(value));
  }
  const { roles } = texts[language];
  if (name === 'role' && value === 'LEGAL_REPRESENTATIVE') return roles.LEGAL_REPRESENTATIVE;
  if (name === 'role' && value === 'DELEGATE') return roles.DELEGATE;
  if (typeof value === 'object' && value !== null) return Object.values(value).join(', ');
  return String(value).replace(/^TINIT-/, '');
}

/** The end of a request: shared, declined, refused or not valid. */
export const endScreen = (language: Language, title: string, text: string, home: string): string =>
  `<h1>${e(title)}</h1>
<p class="quiet" role="status">${e(text)}</p>
<p><a class="plain" href="${e(home)}">${texts[language].home}</a></p>`;
