import { defineRemoteConfig } from 'shared-ui/remote/config';

export const config = defineRemoteConfig({
  name: 'mf-learning',
  owner: 'Team Formazione',
  // Who may use which course is for the server to say (1§4): a page of its own explains a refusal.
  routes: [
    { path: '/courses/use/', match: 'prefix', access: {}, frame: 'focus' },
    { path: '/survey/', match: 'prefix', access: {}, frame: 'focus' },
  ],
  menu: [],
  // Before the courses: what is asked there decides which are suggested.
  fills: [{ slot: 'shell.dashboard.learner.v1', order: 5, access: {} }],
  provides: [],
});
