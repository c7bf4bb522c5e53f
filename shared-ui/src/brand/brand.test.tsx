import { LOCALES } from '../i18n/locale.ts';
import { renderWithProviders } from '../testing/index.ts';
import { LanguageFlag } from './LanguageFlag.tsx';

it.each(LOCALES)('[SHELL-03] the flag of %s is 16 wide', (locale) => {
  const { container } = renderWithProviders(<LanguageFlag locale={locale} />);
  expect(container.querySelector('svg')).toHaveAttribute('width', '16');
});
