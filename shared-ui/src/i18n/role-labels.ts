import { defineMessages } from './define-messages.ts';

/** Names of the roles as people read them. */
export const roleLabels = defineMessages({
  AdminWorkerBadge: {
    id: 'ui.role.AdminWorkerBadge',
    defaultMessage: 'Amministratore',
    description: 'Role 1',
  },
  AdminEnteFormazione: {
    id: 'ui.role.AdminEnteFormazione',
    defaultMessage: 'Amministratore ente di formazione',
    description: 'Role 2',
  },
  DocenteB: { id: 'ui.role.DocenteB', defaultMessage: 'Docente B', description: 'Role 3' },
  AdminEnteFinanziatore: {
    id: 'ui.role.AdminEnteFinanziatore',
    defaultMessage: 'Amministratore ente finanziatore',
    description: 'Role 4',
  },
  Tutor: { id: 'ui.role.Tutor', defaultMessage: 'Tutor', description: 'Role 5' },
  RedattoreCorsiA: {
    id: 'ui.role.RedattoreCorsiA',
    defaultMessage: 'Redattore corsi',
    description: 'Role 6',
  },
  Discente: { id: 'ui.role.Discente', defaultMessage: 'Discente', description: 'Role 7' },
  Ispettore: { id: 'ui.role.Ispettore', defaultMessage: 'Ispettore', description: 'Role 8' },
  AdminAzienda: {
    id: 'ui.role.AdminAzienda',
    defaultMessage: 'Amministratore azienda',
    description: 'Role 9',
  },
});
