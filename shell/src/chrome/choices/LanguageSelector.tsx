import { useIntl } from 'react-intl';
import { LanguageFlag } from 'shared-ui';
import { messages } from '../messages.ts';
import { SelectorButton } from './SelectorButton.tsx';
import { languageNames, useLanguageChoice } from './use-language-choice.ts';

export function LanguageSelector() {
  const intl = useIntl();
  const { current, locales, choose } = useLanguageChoice();
  const code = current.slice(0, 2).toUpperCase();
  return (
    <SelectorButton
      name={intl.formatMessage(messages.language, { language: languageNames[current], code })}
      actions={locales.map((locale) => ({
        key: locale,
        label: languageNames[locale],
        icon: <LanguageFlag locale={locale} />,
        isCurrent: locale === current,
        onSelect: () => choose(locale),
      }))}
    >
      <LanguageFlag locale={current} />
      {code}
    </SelectorButton>
  );
}
