import type { RoleName } from './roles.ts';

/** Properties of every slot. A breaking change adds `.v2` beside `.v1`. */
export type SlotProps = {
  'shell.topbar.actions.v1': Record<never, never>;
  /** First on the dashboard of who acts for a company, whatever their role. */
  'shell.dashboard.company.v1': Record<never, never>;
  'shell.dashboard.learner.v1': Record<never, never>;
  'shell.dashboard.editor.v1': Record<never, never>;
  'shell.dashboard.admin.v1': Record<never, never>;
  'shell.profile.left.v1': Record<never, never>;
  'shell.profile.right.v1': Record<never, never>;
  'catalogue.course-actions.v1': {
    courseId: number;
    /** 0 draft, 1 published, 2 suspended, 3 deleted (1§3). */
    statoCorso: number;
    price: {
      /** Integer cents; null = not for sale (E43). */
      courseCents: number | null;
      simulationCents: number | null;
      certificationCents: number | null;
    };
    surface: 'public' | 'private';
  };
  'catalogue.course-row-actions.v1': { courseId: number; statoCorso: number };
  'catalogue.course-tabs.v1': { courseId: number; mode: 'detail' | 'use' };
  'learning.exam-actions.v1': { courseId: number; kind: 'certification' | 'simulation' };
  'wallet.course-link.v1': { courseId: number };
};

export type SlotId = keyof SlotProps;

type DashboardSlot = Extract<SlotId, `shell.dashboard.${string}`>;

const dashboardSlots: Partial<Record<RoleName, DashboardSlot>> = {
  AdminWorkerBadge: 'shell.dashboard.admin.v1',
  RedattoreCorsiA: 'shell.dashboard.editor.v1',
};

/** Whose blocks the dashboard of a role shows. Roles without screens of their own see the learner's (SHELL-39). */
export const dashboardSlot = (role: RoleName | null): DashboardSlot =>
  (role !== null && dashboardSlots[role]) || 'shell.dashboard.learner.v1';

/** Every slot by name, for the gate, which has no types and refuses an unknown one. */
export const slotIds = Object.keys({
  'shell.topbar.actions.v1': true,
  'shell.dashboard.company.v1': true,
  'shell.dashboard.learner.v1': true,
  'shell.dashboard.editor.v1': true,
  'shell.dashboard.admin.v1': true,
  'shell.profile.left.v1': true,
  'shell.profile.right.v1': true,
  'catalogue.course-actions.v1': true,
  'catalogue.course-row-actions.v1': true,
  'catalogue.course-tabs.v1': true,
  'learning.exam-actions.v1': true,
  'wallet.course-link.v1': true,
} satisfies Record<SlotId, true>) as readonly SlotId[];
