import { defineErrors } from '../../errors.ts';

export const catalogueErrors = defineErrors({
  COURSE_NOT_FOUND: {
    status: 404,
    it: 'Questo corso non esiste o non è più disponibile',
    en: 'This course does not exist or is no longer available',
  },
  CATEGORY_NOT_FOUND: {
    status: 404,
    it: 'Questa categoria non esiste più',
    en: 'This category does not exist any more',
  },
  MACRO_CATEGORY_NOT_FOUND: {
    status: 404,
    it: 'Questa macro categoria non esiste',
    en: 'This macro category does not exist',
  },
  CATEGORY_EXISTS: {
    status: 200,
    it: 'C’è già una categoria “{name}”',
    en: 'There is a category “{name}” already',
  },
  CATEGORY_IN_USE: {
    status: 200,
    it: 'La categoria “{name}” non si può cancellare. Corsi che la usano: {count} (contano anche bozze e corsi cancellati)',
    en: 'The category “{name}” cannot be deleted. Courses that use it: {count} (drafts and deleted courses count too)',
  },
  PRICE_RANGE_INVERTED: {
    status: 422,
    it: 'Il prezzo minimo supera il prezzo massimo',
    en: 'The minimum price is above the maximum price',
  },
  REVIEW_NOT_FOUND: {
    status: 404,
    it: 'Questa recensione non esiste più',
    en: 'This review does not exist any more',
  },
  REVIEW_IS_OWN: {
    status: 422,
    it: 'Non puoi segnalare la tua recensione',
    en: 'You cannot report your own review',
  },
  TEACHES_COURSES: {
    status: 200,
    it: 'Insegni in corsi pubblicati: chiedi prima all’assistenza di assegnarli a un altro docente',
    en: 'You teach published courses: first ask support to assign them to another teacher',
  },
  RATING_NEEDS_PURCHASE: {
    status: 403,
    it: "Potrai votare dopo l'acquisto del corso",
    en: 'You can rate the course after buying it',
  },
});
