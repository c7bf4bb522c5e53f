import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  home: {
    id: 'shell.home',
    defaultMessage: 'WorkerBadge, homepage',
    description: 'Name of the logo link',
  },
  login: { id: 'shell.login', defaultMessage: 'Accedi', description: 'Link to the login' },
  toDashboard: {
    id: 'shell.toDashboard',
    defaultMessage: 'La tua dashboard',
    description: 'Link in the public header for who is logged in',
  },
  logout: { id: 'shell.logout', defaultMessage: 'Esci', description: 'Logs out' },
  openMenu: {
    id: 'shell.menu.open',
    defaultMessage: 'Apri il menu',
    description: 'Name of the hamburger button',
  },
  closeMenu: {
    id: 'shell.menu.close',
    defaultMessage: 'Chiudi il menu',
    description: 'Name of the button that closes the drawer',
  },
  mainNavigation: {
    id: 'shell.navigation.main',
    defaultMessage: 'Principale',
    description: 'Name of the main navigation',
  },
  footerNavigation: {
    id: 'shell.navigation.footer',
    defaultMessage: 'Piè di pagina',
    description: 'Name of the footer navigation',
  },
  catalogue: {
    id: 'shell.navigation.catalogue',
    defaultMessage: 'Catalogo',
    description: 'Link to the public catalogue',
  },
  tutorial: {
    id: 'shell.navigation.tutorial',
    defaultMessage: 'Tutorial',
    description: 'Link to the tutorial',
  },
  verify: {
    id: 'shell.navigation.verify',
    defaultMessage: 'Verifica un badge',
    description: 'Link to the verifier of badges',
  },
  privacy: {
    id: 'shell.navigation.privacy',
    defaultMessage: 'Privacy',
    description: 'Link to the privacy notice',
  },
  terms: {
    id: 'shell.navigation.terms',
    defaultMessage: 'Termini',
    description: 'Link to the terms and conditions',
  },
  legalNavigation: {
    id: 'shell.navigation.legal',
    defaultMessage: 'Informazioni legali',
    description: 'Name of the links at the foot of the side menu',
  },
  faq: { id: 'shell.navigation.faq', defaultMessage: 'FAQ', description: 'Link to the FAQ' },
  search: { id: 'shell.search', defaultMessage: 'Cerca', description: 'Name of the search button' },
  searchLabel: {
    id: 'shell.search.label',
    defaultMessage: 'Cerca tra i corsi',
    description: 'Name of the search field',
  },
  searchPlaceholder: {
    id: 'shell.search.placeholder',
    defaultMessage: 'Cerca un corso, un tema, un docente',
    description: 'What can be typed into the search field',
  },
  manual: {
    id: 'shell.navigation.manual',
    defaultMessage: 'Manuale utente',
    description: 'Saves the user manual',
  },
  manualFailed: {
    id: 'shell.manual.failed',
    defaultMessage: 'Il manuale non si scarica. Riprova fra poco.',
    description: 'Told when the user manual does not come',
  },
  manualFile: {
    id: 'shell.manual.file',
    defaultMessage: 'Manuale utente WorkerBadge.pdf',
    description: 'Name of the saved file',
  },
  suggestions: {
    id: 'shell.search.suggestions',
    defaultMessage: 'Corsi suggeriti',
    description: 'Name of the list below the search field',
  },
  suggestionCount: {
    id: 'shell.search.suggestion-count',
    defaultMessage:
      '{count, plural, one {# corso suggerito} other {# corsi suggeriti}}: freccia giù per scegliere',
    description: 'To screen readers, when suggestions appear',
  },
  allResults: {
    id: 'shell.search.all-results',
    defaultMessage: 'Tutti i risultati per “{text}”',
    description: 'Last row below the search field',
  },
  closeSearch: {
    id: 'shell.search.close',
    defaultMessage: 'Chiudi la ricerca',
    description: 'Closes the search field on phones',
  },
  cart: {
    id: 'shell.cart',
    defaultMessage: 'Carrello, {count, plural, =0 {vuoto} one {# articolo} other {# articoli}}',
    description: 'Name of the cart link',
  },
  language: {
    id: 'shell.language',
    defaultMessage: 'Lingua: {language}, {code}',
    description: 'Name of the language selector',
  },
  role: {
    id: 'shell.role',
    defaultMessage: 'Ruolo: {role}',
    description: 'Name of the role selector',
  },
  roleForCompany: {
    id: 'shell.role.for-company',
    defaultMessage: 'Ruolo: {role} per {company}',
    description: 'Name of the role selector of somebody who acts for a company',
  },
  roleCompany: {
    id: 'shell.role.of-company',
    defaultMessage: 'per {company}',
    description: 'Behind the role, in the name of the selector too',
  },
  forCompany: {
    id: 'shell.role.company',
    defaultMessage: 'Agisci per {company}',
    description: 'Above the roles in the drawer',
  },
  stopActingFor: {
    id: 'shell.role.as-oneself',
    defaultMessage: 'Agisci a tuo nome',
    description: 'Action of somebody who acts for their company',
  },
  actFor: {
    id: 'shell.role.for-company-again',
    defaultMessage: 'Torna ad agire per {company}',
    description: 'Action of somebody who could act for their company',
  },
  forOneself: {
    id: 'shell.role.for-oneself',
    defaultMessage: 'Ora agisci a tuo nome',
    description: 'Notice',
  },
  actingFailed: {
    id: 'shell.role.acting-failed',
    defaultMessage: 'Il cambio non è riuscito. Riprova.',
    description: 'The call that changes in whose name one acts failed',
  },
  roleCurrent: {
    id: 'shell.role.current',
    defaultMessage: 'Ruolo attivo',
    description: 'Second line of the disabled entry of the role selector',
  },
  roleFailed: {
    id: 'shell.role.failed',
    defaultMessage: 'Il ruolo non è cambiato. Riprova.',
    description: 'The call that switches the role failed',
  },
  darkMode: {
    id: 'shell.colorMode.dark',
    defaultMessage: 'Passa al tema scuro',
    description: 'Switch of the colour scheme',
  },
  lightMode: {
    id: 'shell.colorMode.light',
    defaultMessage: 'Passa al tema chiaro',
    description: 'Switch of the colour scheme',
  },
  profileOf: {
    id: 'shell.profileOf',
    defaultMessage: 'Profilo di {name}',
    description: 'Name of the avatar link',
  },
  social: {
    id: 'shell.social',
    defaultMessage: 'Seguici',
    description: 'Name of the links to our pages elsewhere (SHELL-08)',
  },
  newTab: {
    id: 'shell.social.link',
    defaultMessage: '{name}, si apre in una nuova scheda',
    description: 'Name of a link to another site',
  },
  copyright: {
    id: 'shell.copyright',
    defaultMessage: '{name} {version} · © {year}',
    description: 'Client name, version and copyright year (SHELL-12)',
  },
  offline: {
    id: 'shell.offline',
    defaultMessage: 'Sei fuori rete. Quello che vedi potrebbe non essere aggiornato.',
    description: 'Banner while the browser has no network',
  },
  arriving: {
    id: 'shell.arriving',
    defaultMessage: 'Ancora un momento: questa sezione sta arrivando.',
    description: 'Shown when a section takes more than 2.5 seconds',
  },
  retry: { id: 'shell.retry', defaultMessage: 'Riprova', description: 'Loads the section again' },
  loading: {
    id: 'shell.loading',
    defaultMessage: 'Caricamento della pagina',
    description: 'Told to screen readers during a navigation',
  },
  forbidden: {
    id: 'shell.forbidden',
    defaultMessage: 'Quella pagina non è disponibile con il ruolo attivo. Sei nella tua dashboard.',
    description: 'Told after a redirect from a page that the role may not open (E6)',
  },
  cookieTitle: {
    id: 'shell.cookie.title',
    defaultMessage: 'Cookie',
    description: 'Name of the cookie banner',
  },
  cookieMore: {
    id: 'shell.cookie.more',
    defaultMessage: 'Quali e perché',
    description: 'Link of the cookie banner to the cookie notice',
  },
  cookieText: {
    id: 'shell.cookie.text',
    defaultMessage:
      'Usiamo solo cookie tecnici. Con il tuo consenso mostriamo anche i video ospitati da altri siti.',
    description: 'Text of the cookie banner',
  },
  cookieNow: {
    id: 'shell.cookie.now',
    defaultMessage:
      '{choice, select, accepted {La tua risposta di adesso: hai accettato.} other {La tua risposta di adesso: hai rifiutato.}}',
    description: 'In the banner, where it was answered before',
  },
  cookieAccept: {
    id: 'shell.cookie.accept',
    defaultMessage: 'Accetto',
    description: 'Quoted: SHELL-18',
  },
  cookieReject: {
    id: 'shell.cookie.reject',
    defaultMessage: 'Rifiuta e chiudi',
    description: 'Name of the X of the cookie banner',
  },
});
