import { defineMessages } from 'shared-ui';

/** Texts of the holder's page, and those shared with the public one. */
export const certificationMessages = defineMessages({
  title: {
    id: 'wallet.certification.title',
    defaultMessage: 'Certificazione',
    description: 'Title before the badge is known',
  },
  dashboard: {
    id: 'wallet.certification.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Breadcrumb of a badge of somebody else',
  },
  curriculum: {
    id: 'wallet.certification.curriculum',
    defaultMessage: 'Curriculum',
    description: 'Breadcrumb',
  },
  openPublic: {
    id: 'wallet.certification.open-public',
    defaultMessage: 'Apri la pagina pubblica',
    description: 'Opens what strangers see',
  },
  hiddenReason: {
    id: 'wallet.certification.hidden-reason',
    defaultMessage: 'La pagina pubblica è nascosta.',
    description: 'Why the link cannot be copied',
  },
  ofOther: {
    id: 'wallet.certification.of-other',
    defaultMessage:
      'È la certificazione di un’altra persona. Se è ancora valida lo dice la pagina pubblica, che la verifica adesso.',
    description: 'To somebody who is not its holder, of a badge in force',
  },
  ofOtherOver: {
    id: 'wallet.certification.of-other-over',
    defaultMessage:
      'È la certificazione di un’altra persona. La pagina pubblica verifica adesso ciò che è stato firmato.',
    description:
      'To somebody who is not its holder, below the notice that it was revoked or is over',
  },
  revokedOn: {
    id: 'wallet.certification.no-longer-revoked',
    defaultMessage: 'Certificazione revocata il {date}',
    description: 'First of all, to its holder or to another person',
  },
  revokedBecause: {
    id: 'wallet.certification.revoked-because',
    defaultMessage: 'Motivo: {reason}',
    description: 'What the administrator wrote, to the holder',
  },
  expiredOn: {
    id: 'wallet.certification.expired-on',
    defaultMessage: 'Certificazione scaduta il {date}',
    description: 'First of all, to its holder or to another person',
  },
  expiredText: {
    id: 'wallet.certification.expired-text',
    defaultMessage: 'Resta autentica, ma non è più valida.',
    description: 'Under the end of a badge that is over',
  },
  criteria: {
    id: 'wallet.certification.criteria',
    defaultMessage: 'Criteri',
    description: 'Heading',
  },
  courseCriteria: {
    id: 'wallet.certification.course-criteria',
    defaultMessage: 'Tutte le lezioni del corso “{title}” completate nell’ordine previsto.',
    description: 'What a course badge was given for',
  },
  examCriteria: {
    id: 'wallet.certification.exam-criteria',
    defaultMessage: 'Esame di certificazione del corso “{title}” superato.',
    description: 'What an exam badge was given for',
  },
  details: {
    id: 'wallet.certification.details',
    defaultMessage: 'Dettagli',
    description: 'Heading',
  },
  type: {
    id: 'wallet.certification.type',
    defaultMessage: 'Tipo',
    description: 'Label',
  },
  typeCourse: {
    id: 'wallet.certification.type-course',
    defaultMessage: 'Corso completato',
    description: 'Badge type 0',
  },
  typeExam: {
    id: 'wallet.certification.type-exam',
    defaultMessage: 'Esame di certificazione',
    description: 'Badge type 1 or other',
  },
  level: {
    id: 'wallet.certification.level',
    defaultMessage: 'Livello',
    description: 'Label',
  },
  code: {
    id: 'wallet.certification.code',
    defaultMessage: 'Identificativo',
    description: 'Label',
  },
  teachers: {
    id: 'wallet.certification.teachers',
    defaultMessage: 'Docenti',
    description: 'Label',
  },
  competences: {
    id: 'wallet.certification.competences',
    defaultMessage: 'Competenze',
    description: 'Heading',
  },
  seeCourse: {
    id: 'wallet.certification.see-course',
    defaultMessage: 'Vedi il corso',
    description: 'Link',
  },
  transaction: {
    id: 'wallet.certification.transaction',
    defaultMessage: 'Transazione',
    description: 'Label',
  },
  pending: {
    id: 'wallet.certification.pending',
    defaultMessage: 'In notarizzazione',
    description: 'Not yet on the ledger',
  },
  issuedTo: {
    id: 'wallet.certification.issued-to',
    defaultMessage: 'Rilasciata a <b>{holder}</b> il {date} da {issuer}, per un corso completato.',
    description: 'Whose, what, when',
  },
  issuedToExam: {
    id: 'wallet.certification.issued-to-exam',
    defaultMessage:
      'Rilasciata a <b>{holder}</b> il {date} da {issuer}, dopo un esame di certificazione.',
    description: 'Whose, what, when',
  },
  notFound: {
    id: 'wallet.certification.not-found',
    defaultMessage: 'Questa certificazione non esiste o non è pubblica',
    description: '404',
  },
  notFoundText: {
    id: 'wallet.certification.not-found-text',
    defaultMessage: 'Controlla il link, o chiedilo di nuovo a chi te l’ha dato.',
    description: '404, what to do',
  },
  toCatalogue: {
    id: 'wallet.certification.to-catalogue',
    defaultMessage: 'Scopri il catalogo',
    description: '404, next action',
  },
  toCurriculum: {
    id: 'wallet.certification.to-curriculum',
    defaultMessage: 'Vai al curriculum',
    description: '404 of the holder, next action',
  },
});
