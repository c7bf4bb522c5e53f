import { LanguageFlag } from 'shared-ui';
import { ChoiceRow } from './choice-row.ts';
import { languageNames, useLanguageChoice } from './use-language-choice.ts';

/** The language selector of the drawer. */
export function LanguageSwitch() {
  const { current, locales, choose } = useLanguageChoice();
  return (
    <ChoiceRow>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === current}
          onClick={() => choose(locale)}
        >
          <LanguageFlag locale={locale} />
          {languageNames[locale]}
        </button>
      ))}
    </ChoiceRow>
  );
}
