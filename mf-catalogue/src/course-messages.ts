import { defineMessages } from 'shared-ui';

export const courseMessages = defineMessages({
  levelBeginner: {
    id: 'catalogue.level.beginner',
    defaultMessage: 'Principianti',
    description: 'Level 0',
  },
  levelAdvanced: {
    id: 'catalogue.level.advanced',
    defaultMessage: 'Avanzato',
    description: 'Level 1',
  },
  levelExpert: {
    id: 'catalogue.level.expert',
    defaultMessage: 'Esperti',
    description: 'Level 2',
  },
  lessons: {
    id: 'catalogue.course.lessons',
    defaultMessage: '{count, plural, one {# lezione} other {# lezioni}}',
    description: 'Number of lessons',
  },
  modules: {
    id: 'catalogue.course.modules',
    defaultMessage: '{count, plural, one {# modulo} other {# moduli}}',
    description: 'Number of modules',
  },
  courses: {
    id: 'catalogue.course.count',
    defaultMessage: '{count, plural, one {# corso} other {# corsi}}',
    description: 'Number of courses',
  },
  homepage: {
    id: 'catalogue.breadcrumb.homepage',
    defaultMessage: 'Homepage',
    description: 'Breadcrumb',
  },
  dashboard: {
    id: 'catalogue.breadcrumb.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Breadcrumb',
  },
  catalogue: {
    id: 'catalogue.breadcrumb.catalogue',
    defaultMessage: 'Catalogo',
    description: 'Breadcrumb and title of the public catalogue',
  },
  coursesTitle: {
    id: 'catalogue.breadcrumb.courses',
    defaultMessage: 'Corsi',
    description: 'Breadcrumb and title of the courses page',
  },
  discover: {
    id: 'catalogue.action.discover',
    defaultMessage: 'Scopri il catalogo',
    description: 'Action of an empty list (DASH-11)',
  },
  addCourse: {
    id: 'catalogue.action.add-course',
    defaultMessage: 'Aggiungi corso',
    description: 'Button of editors with the CAI claim (CAT-02)',
  },
  edit: {
    id: 'catalogue.action.edit',
    defaultMessage: 'Modifica',
    description: 'Menu action: the course form (CAT-06, CAT-19)',
  },
  sectionPersonal: {
    id: 'catalogue.section.personal',
    defaultMessage: 'I miei corsi',
    description: 'Courses bought by the learner',
  },
  sectionUploaded: {
    id: 'catalogue.section.uploaded',
    defaultMessage: 'I corsi che hai caricato',
    description: 'Courses uploaded by the editor (E49)',
  },
  sectionAll: {
    id: 'catalogue.section.all',
    defaultMessage: 'Tutti i corsi',
    description: 'List of all courses',
  },
  sectionTaught: {
    id: 'catalogue.section.taught',
    defaultMessage: 'I corsi che insegni',
    description: 'Courses taught by the person',
  },
  sectionSuggested: {
    id: 'catalogue.section.suggested',
    defaultMessage: 'Consigliati per te',
    description: 'Suggested courses',
  },
  sectionMostRanked: {
    id: 'catalogue.section.most-ranked',
    defaultMessage: 'I più votati',
    description: 'Most-ranked courses',
  },
  stateDraft: {
    id: 'catalogue.state.draft',
    defaultMessage: 'Bozza',
    description: 'Status of a course, editors only (E38)',
  },
  statePublished: {
    id: 'catalogue.state.published',
    defaultMessage: 'Pubblicato',
    description: 'Status of a course, editors only',
  },
  stateSuspended: {
    id: 'catalogue.state.suspended',
    defaultMessage: 'Corso Sospeso',
    description: 'Status of a course (CAT-21)',
  },
  stateDeleted: {
    id: 'catalogue.state.deleted',
    defaultMessage: 'Corso Cancellato',
    description: 'Status of a course (CAT-22)',
  },
  noResults: {
    id: 'catalogue.no-results',
    defaultMessage: 'La ricerca non ha prodotto risultati',
    description: 'Empty search (CAT-31)',
  },
});
