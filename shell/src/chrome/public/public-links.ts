import type { RemoteManifest } from 'contracts';
import type { MessageDescriptor } from 'react-intl';
import type { Session } from 'shared-auth';
import { paths } from 'shared-ui/paths';
import { admission } from '../../routing/route-guard.ts';
import { messages } from '../messages.ts';

const links: readonly { to: string; label: MessageDescriptor }[] = [
  { to: paths.publicCatalogue(), label: messages.catalogue },
  { to: paths.publicTutorial(), label: messages.tutorial },
  { to: paths.publicFaq(), label: messages.faq },
];

/** The links of header and footer whose page some remote serves. */
export const publicLinks = (session: Session, remotes: ReadonlyMap<string, RemoteManifest>) =>
  links.filter(({ to }) => admission(to, session, remotes).kind === 'enter');
