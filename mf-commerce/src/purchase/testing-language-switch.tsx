import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { I18nProvider, type Locale } from 'shared-ui';
import english from '../i18n/en.json';

/** For `renderRoutes`: pages whose language a press changes, as the shell's selector does. */
export function LanguageSwitch() {
  const [locale, setLocale] = useState<Locale>('it-IT');
  return (
    <I18nProvider locale={locale} messages={locale === 'en-US' ? english : {}}>
      <button type="button" onClick={() => setLocale('en-US')}>
        English
      </button>
      <Outlet />
    </I18nProvider>
  );
}
