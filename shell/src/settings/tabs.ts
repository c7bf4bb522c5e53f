/** In the order of the documents: Generali, Profilo, Notifiche Email, Pagamenti, Sottoscrizioni (PROF-13). */
export const tabOrder = ['general', 'profile', 'email', 'payments', 'subscriptions'] as const;

export type SettingsTab = (typeof tabOrder)[number];

export const defaultTab = 'email' satisfies SettingsTab;
