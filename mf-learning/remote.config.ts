import { defineRemoteConfig } from 'shared-ui/remote/config';

export const config = defineRemoteConfig({
  name: 'mf-learning',
  owner: 'Team Formazione',
  // The server decides who may use a course (1§4): its own page explains a refusal.
  routes: [
    {
      path: '/courses/use/',
      match: 'prefix',
      access: {},
      frame: 'focus',
      // A lesson that is opened on a slow phone: page and player come beside the shell.
      ahead: {
        pattern: '/courses/use/:courseId',
        imports: ['./course-player/CoursePlayerPage.tsx', '../video/LessonVideo.tsx'],
        script: true,
      },
    },
    // Teachers of their courses; the server knows which these are.
    {
      path: '/courses/teaching/',
      match: 'prefix',
      access: { roles: ['AdminWorkerBadge', 'RedattoreCorsiA'], docenteExempt: true },
    },
    { path: '/survey/', match: 'prefix', access: {}, frame: 'focus' },
  ],
  menu: [],
  // Before the courses, because its answers decide which are suggested.
  fills: [
    { slot: 'shell.dashboard.learner.v1', order: 5, access: {} },
    {
      slot: 'catalogue.course-tabs.v1',
      order: 10,
      access: { public: true },
      label: { it: 'Esami', en: 'Exams' },
    },
  ],
  provides: ['learning.exam-actions.v1'],
});
