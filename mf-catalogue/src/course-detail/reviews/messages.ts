import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  ratings: {
    id: 'catalogue.detail.ratings',
    defaultMessage: 'Valutazioni',
    description: 'Heading',
  },
  votes: {
    id: 'catalogue.detail.votes',
    defaultMessage: '{count, plural, =0 {Nessun voto} one {# voto} other {# voti}}',
    description: 'Number of votes',
  },
  yourRating: {
    id: 'catalogue.detail.your-rating',
    defaultMessage: 'La tua valutazione',
    description: 'Heading of the vote',
  },
  rateAfter: {
    id: 'catalogue.detail.rate-after',
    defaultMessage: 'Potrai votare dopo l’acquisto del corso.',
    description: 'Why one cannot vote (CAT-26)',
  },
  rateNow: {
    id: 'catalogue.detail.rate-now',
    defaultMessage: 'Quante stelle dai a questo corso?',
    description: 'Invitation to vote',
  },
  rated: {
    id: 'catalogue.detail.rated',
    defaultMessage: 'Grazie, la tua valutazione è salvata.',
    description: 'After a vote',
  },
  rateFailed: {
    id: 'catalogue.detail.rate-failed',
    defaultMessage: 'La valutazione non è stata salvata. Riprova.',
    description: 'A vote failed',
  },
  moreReviews: {
    id: 'catalogue.detail.review.more',
    defaultMessage: 'Mostra altre recensioni',
    description: 'Button below the reviews',
  },
  formerLearner: {
    id: 'catalogue.detail.review.former',
    defaultMessage: 'Ex discente',
    description: 'Author of a review whose account is gone',
  },
  reviewBy: {
    id: 'catalogue.detail.review.by',
    defaultMessage: 'Recensione di {author}',
    description: 'Name of a review',
  },
  reviewOwn: {
    id: 'catalogue.detail.review.own',
    defaultMessage: 'La tua recensione',
    description: 'In place of the own name',
  },
  reviewHidden: {
    id: 'catalogue.detail.review.hidden',
    defaultMessage: 'Nascosta',
    description: 'State of a review',
  },
  reviewHide: {
    id: 'catalogue.detail.review.hide',
    defaultMessage: 'Nascondi ({reports, plural, one {# segnalazione} other {# segnalazioni}})',
    description: 'Action of administrators',
  },
  reviewRestore: {
    id: 'catalogue.detail.review.restore',
    defaultMessage: 'Ripristina ({reports, plural, one {# segnalazione} other {# segnalazioni}})',
    description: 'Action of administrators',
  },
  reviewFailed: {
    id: 'catalogue.detail.review.failed',
    defaultMessage: 'L’operazione non è riuscita. Riprova.',
    description: 'A failure without a text of the server',
  },
  report: {
    id: 'catalogue.detail.review.report',
    defaultMessage: 'Segnala',
    description: 'Action: the review is improper',
  },
  reported: {
    id: 'catalogue.detail.review.reported',
    defaultMessage: 'Grazie: la segnalazione è stata inviata.',
    description: 'Result',
  },
  reportedAlready: {
    id: 'catalogue.detail.review.reported-already',
    defaultMessage: 'L’hai già segnalata',
    description: 'Why the action is not possible',
  },
  reportTitle: {
    id: 'catalogue.detail.review.report-title',
    defaultMessage: 'Segnalare questa recensione?',
    description: 'Question',
  },
  reportText: {
    id: 'catalogue.detail.review.report-text',
    defaultMessage:
      'Segnala la recensione di {author} se è offensiva, pubblicitaria o contiene dati personali. Dopo più segnalazioni viene nascosta finché un amministratore non l’ha letta.',
    description: 'Explains the question',
  },
  reviewLabel: {
    id: 'catalogue.detail.review.label',
    defaultMessage: 'Vuoi aggiungere due parole?',
    description: 'Label of the field for a review',
  },
  reviewPlaceholder: {
    id: 'catalogue.detail.review.placeholder',
    defaultMessage: 'Che cosa ti è servito, che cosa è mancato',
    description: 'In the empty field',
  },
  reviewHelp: {
    id: 'catalogue.detail.review.help',
    defaultMessage: 'Facoltativo, pubblica con nome e iniziale. {count} di {most} caratteri',
    description: 'Below the field',
  },
  reviewSave: {
    id: 'catalogue.detail.review.save',
    defaultMessage: 'Pubblica',
    description: 'Saves the words of a review',
  },
});
