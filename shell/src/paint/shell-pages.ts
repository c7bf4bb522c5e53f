import { paths } from 'shared-ui/paths';
import type { RemotePaint } from 'shared-ui/remote';
import { LoginPage } from '../login/LoginPage.tsx';

/** The shell's own public pages. */
export const shellPaint: RemotePaint = {
  pages: [{ path: paths.login(), Page: LoginPage }],
  // Its texts are in the frame's.
  messages: async () => ({}),
};
