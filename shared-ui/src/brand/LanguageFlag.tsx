import type { Locale } from '../i18n/locale.ts';

/** Flag of a language, 16 wide (SHELL-03), decorative: the name of the language stands beside it. */
export function LanguageFlag({ locale }: { locale: Locale }) {
  return (
    <svg width={16} height={12} viewBox="0 0 16 12" aria-hidden="true">
      {locale === 'it-IT' ? (
        <>
          <path fill="#008C45" d="M0 0h5.33v12H0z" />
          <path fill="#F4F5F0" d="M5.33 0h5.34v12H5.33z" />
          <path fill="#CD212A" d="M10.67 0H16v12h-5.33z" />
        </>
      ) : (
        <>
          <path fill="#FFF" d="M0 0h16v12H0z" />
          <path
            stroke="#B31942"
            d="M0 .5h16M0 2.4h16M0 4.2h16M0 6.1h16M0 7.9h16M0 9.8h16M0 11.6h16"
          />
          <path fill="#0A3161" d="M0 0h7v6.5H0z" />
        </>
      )}
    </svg>
  );
}
