import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'shell.support.title',
    defaultMessage: 'Assistenza',
    description: 'Heading of the support topics (LOGIN-31)',
  },
  teacher: {
    id: 'shell.support.teacher',
    defaultMessage: 'Chiedi a un docente',
    description: 'Topic: teacher',
  },
  teacherText: {
    id: 'shell.support.teacher.text',
    defaultMessage: 'Apri un corso: nella scheda Contatti trovi chi lo insegna.',
    description: 'Where teachers are found',
  },
  support: {
    id: 'shell.support.support',
    defaultMessage: 'Scrivi all’assistenza',
    description: 'Topic: support',
  },
  supportText: {
    id: 'shell.support.support.text',
    defaultMessage: '{email}. Se hai un codice errore, riportalo.',
    description: 'Address of support',
  },
  friend: {
    id: 'shell.support.friend',
    defaultMessage: 'Invita un amico',
    description: 'Topic: friend',
  },
  friendText: {
    id: 'shell.support.friend.text',
    defaultMessage: 'Condividi il collegamento al catalogo.',
    description: 'What inviting does',
  },
  invitation: {
    id: 'shell.support.friend.invitation',
    defaultMessage: 'WorkerBadge: corsi con badge verificabili',
    description: 'Title of what is shared with a friend',
  },
  linkCopied: {
    id: 'shell.support.friend.copied',
    defaultMessage: 'Collegamento copiato',
    description: 'After copying the link for a friend',
  },
  deletion: {
    id: 'shell.support.deletion',
    defaultMessage: 'Cancella account',
    description: 'Topic: delete account',
  },
  deletionText: {
    id: 'shell.support.deletion.text',
    defaultMessage: 'Per sempre, con i tuoi dati personali.',
    description: 'What deleting means, in short',
  },
  attention: {
    id: 'shell.support.deletion.attention',
    defaultMessage: 'Attenzione!',
    description: 'Quoted: LOGIN-32',
  },
  cancel: {
    id: 'shell.support.deletion.cancel',
    defaultMessage: 'Annulla',
    description: 'Quoted: LOGIN-32',
  },
  confirm: {
    id: 'shell.support.deletion.confirm',
    defaultMessage: 'Confermo',
    description: 'Quoted: LOGIN-32',
  },
  deleting: {
    id: 'shell.support.deletion.busy',
    defaultMessage: 'Cancellazione…',
    description: 'While the account is deleted',
  },
  deletionQuestion: {
    id: 'shell.support.deletion.question',
    defaultMessage:
      'Sei sicuro di voler cancellare il tuo account? Se procedi non potrai più accedere ai contenuti acquistati e ai servizi della piattaforma.',
    description: 'The question of the dialog (LOGIN-33)',
  },
  deletionHelp: {
    id: 'shell.support.deletion.help',
    defaultMessage:
      'Cancelliamo i tuoi dati personali e le pagine pubbliche dei tuoi badge. Restano le fatture, come chiede la legge, e sulla blockchain impronte che non portano più a nessuno. Prima puoi scaricare i tuoi dati dalle impostazioni.',
    description: 'What is deleted and what is kept (E125)',
  },
  deletionFailed: {
    id: 'shell.support.deletion.failed',
    defaultMessage: 'L’account non è stato cancellato. Riprova.',
    description: 'The delete call failed without a text',
  },
});
