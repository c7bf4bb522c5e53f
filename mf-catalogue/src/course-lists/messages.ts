import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  fullCatalogue: {
    id: 'catalogue.lists.full-catalogue',
    defaultMessage: 'Catalogo completo',
    description: 'Button (CAT-03)',
  },
  tableCaption: {
    id: 'catalogue.lists.caption',
    defaultMessage: 'Elenco dei corsi',
    description: 'Name of the table',
  },
  columnTitle: {
    id: 'catalogue.lists.column.title',
    defaultMessage: 'Corso',
    description: 'Column',
  },
  columnCategory: {
    id: 'catalogue.lists.column.category',
    defaultMessage: 'Categoria',
    description: 'Column',
  },
  columnTeacher: {
    id: 'catalogue.lists.column.teacher',
    defaultMessage: 'Docente',
    description: 'Column',
  },
  columnRating: {
    id: 'catalogue.lists.column.rating',
    defaultMessage: 'Voto',
    description: 'Column',
  },
  columnPrice: {
    id: 'catalogue.lists.column.price',
    defaultMessage: 'Prezzo',
    description: 'Column',
  },
  columnProgress: {
    id: 'catalogue.lists.column.progress',
    defaultMessage: 'Avanzamento',
    description: 'Column',
  },
  columnState: {
    id: 'catalogue.lists.column.state',
    defaultMessage: 'Stato',
    description: 'Column',
  },
  columnActions: {
    id: 'catalogue.lists.column.actions',
    defaultMessage: 'Azioni',
    description: 'Column',
  },
  list: {
    id: 'catalogue.lists.list',
    defaultMessage: 'Elenco',
    description: 'Choice of the list',
  },
  category: {
    id: 'catalogue.lists.category',
    defaultMessage: 'Categoria',
    description: 'Filter',
  },
  allCategories: {
    id: 'catalogue.lists.all-categories',
    defaultMessage: 'Tutte le categorie',
    description: 'Filter',
  },
  rowMenu: {
    id: 'catalogue.lists.row-menu',
    defaultMessage: 'Azioni su {title}',
    description: 'Menu of a row (CAT-06)',
  },
  view: {
    id: 'catalogue.lists.view',
    defaultMessage: 'Vedi il corso',
    description: 'Row action',
  },
  use: {
    id: 'catalogue.lists.use',
    defaultMessage: 'Apri le lezioni',
    description: 'Row action',
  },
  empty: {
    id: 'catalogue.lists.empty',
    defaultMessage: 'Non ci sono corsi in questo elenco',
    description: 'Empty state',
  },
  emptyPersonal: {
    id: 'catalogue.lists.empty-personal',
    defaultMessage: 'Qui troverai i corsi che acquisti',
    description: 'Empty state',
  },
  emptyUploaded: {
    id: 'catalogue.lists.empty-uploaded',
    defaultMessage: 'Non hai ancora caricato corsi',
    description: 'Empty state (DASH-06)',
  },
  learnerLead: {
    id: 'catalogue.lists.learner-lead',
    defaultMessage: 'Riprendi da dove eri o scegli il prossimo traguardo.',
    description: 'Lead of the courses page',
  },
});
