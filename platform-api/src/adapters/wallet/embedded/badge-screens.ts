import { escapeHtml as e } from '../../identity/embedded/page.ts';
import { walletPath } from '../credential-wallet.ts';
import type { ReceivedBadge } from './received-badge.ts';
import { texts, type Language } from './texts.ts';

/** What is offered, and the field for the digits that the holder's page shows. */
export function offerScreen(
  language: Language,
  offerUri: string,
  host: string,
  isRefused: boolean,
): string {
  const t = texts[language].badge;
  return `<h1>${t.offerTitle}</h1>
<p class="quiet">${e(t.offer).replace('{issuer}', `<b>WorkerBadge</b> (${e(host)})`)}</p>
<form class="card" method="post" action="${walletPath}/badge">
${isRefused ? `<p role="alert">${t.refused}</p>` : ''}
<input type="hidden" name="credential_offer_uri" value="${e(offerUri)}">
<label for="tx-code">${t.code}</label>
<input class="field" id="tx-code" name="tx_code" required inputmode="numeric" autocomplete="one-time-code" maxlength="12" aria-describedby="tx-code-help">
<p class="quiet" id="tx-code-help">${t.codeHelp}</p>
<div><button class="primary">${t.take}</button></div></form>`;
}

const formats = { ldp_vc: 'Open Badges 3.0', jwt_vc_json: 'VC-JWT', 'dc+sd-jwt': 'SD-JWT VC' };

/** The badge that was taken, and whether each of its forms is the issuer's. */
export function badgeScreen(
  language: Language,
  { title, holder, issuer, awardedAt, forms }: ReceivedBadge,
): string {
  const t = texts[language].badge;
  const date = new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Rome',
  }).format(new Date(awardedAt));
  const row = (term: string, value: string) => `<div><dt>${e(term)}</dt><dd>${e(value)}</dd></div>`;
  return `<h1>${t.takenTitle}</h1>
<p class="quiet" role="status">${t.taken}</p>
<section class="card" aria-labelledby="badge"><h2 id="badge">${e(title)}</h2><dl>
${row(t.holder, holder)}${row(t.issuer, issuer)}${row(t.date, date)}
${forms.map(({ format, isVerified }) => row(formats[format], isVerified ? t.verified : t.notVerified)).join('\n')}
</dl></section>
<p><a class="plain" href="${walletPath}">${t.back}</a></p>`;
}
