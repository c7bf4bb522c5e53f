import { currentSession } from 'shared-auth';
import { fakeApi, signInAs } from 'shared-auth/testing';
import { paths } from 'shared-ui/paths';
import { startStandalone } from 'shared-ui/standalone';
import { app } from './app.tsx';
import { fakeCourse, wireCourse } from './course-player/testing-course.ts';

/**
 * mf-learning alone, for its team: `pnpm --filter mf-learning dev`. With a session of the product in
 * this origin's `rtk:auth` it speaks with the server at API_URL; without one, with a fake course.
 */
const isFake = currentSession().status === 'anonymous';
if (isFake) {
  signInAs('Discente');
  fakeApi(fakeCourse(wireCourse(), [11]).endpoints);
}
await startStandalone(app, paths.coursePlayer(isFake ? 7 : 1));
