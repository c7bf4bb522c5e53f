import { devPage, escapeHtml } from '../../../dev-pages/dev-page.ts';
import { pageTexts } from './page-texts.ts';
import { actionNames, isPossible, type Action, type Procedure } from './procedures.ts';
import { providerPath } from './provider.ts';

type Language = keyof typeof pageTexts;

const fill = (text: string, values: Record<string, string>): string =>
  escapeHtml(text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''));

const formOf = ({ reference }: Procedure, action: Action, inside: string, attributes = '') =>
  `<form method="post" action="${providerPath}/${reference}/${action}"${attributes}>${inside}</form>`;

/** The delegation is a file: the form that sends it is the only one with fields. */
function uploadForm(procedure: Procedure, texts: (typeof pageTexts)[Language], isWrong: boolean) {
  const wrong = isWrong ? `<p class="note" role="alert">${escapeHtml(texts.wrongFile)}</p>` : '';
  return formOf(
    procedure,
    'upload',
    `${wrong}<label>${escapeHtml(texts.legalName)}<input class="field" name="legalName" required maxlength="200" value="${escapeHtml(procedure.legalName ?? '')}"></label>
<label>${escapeHtml(texts.file)}<input class="field" type="file" name="delegation" accept="application/pdf" required></label>
<button class="primary">${escapeHtml(texts.upload)}</button>`,
    ' enctype="multipart/form-data"',
  );
}

/** Where the procedure is, and everything that can be done there. */
export function procedureScreen(procedure: Procedure, isWrong = false): string {
  const { language, state, holder, vatNumber: vat, companyEmail: mail } = procedure;
  const texts = pageTexts[language];
  const choices = actionNames
    .filter((action) => isPossible(action, state))
    .map((action) =>
      action === 'upload'
        ? uploadForm(procedure, texts, isWrong)
        : formOf(
            procedure,
            action,
            `<button class="choice"><strong>${fill(texts[action], { holder })}</strong>${escapeHtml(texts[`${action}Help`])}</button>`,
          ),
    );
  return devPage({
    language,
    title: texts.title,
    body: `<p class="note">${escapeHtml(texts.banner)}</p>
<section class="card">
<h1>${escapeHtml(texts.state[state])}</h1>
<p class="muted">${fill(texts.of, { holder, vat, mail })}</p>
${choices.join('\n')}
<a class="button outlined" href="${escapeHtml(procedure.returnUrl)}">${escapeHtml(texts.back)}</a>
</section>`,
  });
}

export function unknownScreen(language: Language): string {
  const texts = pageTexts[language];
  return devPage({
    language,
    title: texts.unknownTitle,
    body: `<section class="card"><h1>${escapeHtml(texts.unknownTitle)}</h1>
<p class="muted">${escapeHtml(texts.unknown)}</p>
<a class="button primary" href="/accreditamento">${escapeHtml(texts.back)}</a></section>`,
  });
}
