import { demoPeopleList, type DemoPerson } from '../../../demo/people.ts';
import { texts, type Language } from './messages.ts';
import { escapeHtml as e } from './page.ts';

const initials = ({ identity }: DemoPerson) =>
  `${identity.name.slice(0, 1)}${identity.surname.slice(0, 1)}`;

const fullName = ({ identity }: DemoPerson) => `${identity.name} ${identity.surname}`;

const cancelForm = (language: Language, action: string) =>
  `<form method="post" action="${e(action)}/cancel"><button class="plain">${texts[language].cancel}</button></form>`;

/** Who is there to log in as. */
export function choicePage(language: Language, action: string, title: string): string {
  const t = texts[language];
  const people = demoPeopleList.map(
    (person) => `<li><button class="person" name="person" value="${person.userId}">
<span class="face" aria-hidden="true">${e(initials(person))}</span>
<span><b>${e(fullName(person))}</b><small>${e(person.description[language])}</small></span>
</button></li>`,
  );
  return `<h1>${e(title)}</h1>
<p class="quiet">${t.lead}</p>
<h2 id="people">${t.people}</h2>
<form method="post" action="${e(action)}/person"><ul class="people" aria-labelledby="people">
${people.join('\n')}
</ul></form>
${cancelForm(language, action)}`;
}

/** The second factor, played by a button; and what the product will be told. */
export function confirmPage(language: Language, action: string, person: DemoPerson): string {
  const t = texts[language];
  const { identity } = person;
  const born = new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(identity.birthDate));
  const rows = [
    [t.name, fullName(person)],
    [t.fiscalCode, identity.fiscalCode],
    [t.birth, `${born}, ${identity.birthPlace}`],
    [t.email, identity.email],
    [t.phone, identity.phone],
  ] as const;
  return `<h1>${t.confirmTitle}</h1>
<p class="quiet">${t.confirmLead}</p>
<section class="card" aria-labelledby="shares"><h2 id="shares">${t.shares}</h2>
<dl>${rows.map(([term, value]) => `<div><dt>${e(term)}</dt><dd>${e(value)}</dd></div>`).join('')}</dl></section>
<div class="actions"><form method="post" action="${e(action)}/confirm"><input type="hidden" name="person" value="${person.userId}"><button class="primary">${t.confirm}</button></form>
<a class="plain" href="${e(action)}">${t.back}</a></div>
${cancelForm(language, action)}`;
}

const endPage = (language: Language, title: string, text: string, home: string) =>
  `<h1>${title}</h1>
<p class="quiet">${text}</p>
<p><a class="plain" href="${e(home)}">${texts[language].home}</a></p>`;

/** A login that is over, or was never begun in this browser. */
export function expiredPage(language: Language, home: string): string {
  const { expiredTitle, expiredLead } = texts[language];
  return endPage(language, expiredTitle, expiredLead, home);
}

/** A request that the protocol refuses, as one with a foreign return address. */
export function refusedPage(language: Language, home: string): string {
  const { refusedTitle, refusedLead } = texts[language];
  return endPage(language, refusedTitle, refusedLead, home);
}
