import type { RemoteManifest } from 'contracts';
import type { MessageDescriptor } from 'react-intl';
import type { Session } from 'shared-auth';
import { paths } from 'shared-ui/paths';
import { admission } from '../../routing/route-guard.ts';
import { messages } from '../messages.ts';

export type PublicLink = { to: string; label: MessageDescriptor };

const main: readonly PublicLink[] = [
  { to: paths.publicCatalogue(), label: messages.catalogue },
  { to: paths.publicTutorial(), label: messages.tutorial },
  { to: paths.publicFaq(), label: messages.faq },
];

const legal: readonly PublicLink[] = [
  { to: paths.publicPrivacy(), label: messages.privacy },
  { to: paths.publicTerms(), label: messages.terms },
  { to: paths.publicCookies(), label: messages.cookieTitle },
];

const served =
  (links: readonly PublicLink[]) =>
  (session: Session, remotes: ReadonlyMap<string, RemoteManifest>) =>
    links.filter(({ to }) => admission(to, session, remotes).kind === 'enter');

/** The links of the header whose page some remote serves. */
export const publicLinks = served(main);

/** Those of the footer, before the legal ones. */
export const footerLinks = served([...main, { to: paths.publicVerify(), label: messages.verify }]);

/** Those at the end of the footer and at the foot of the side menu. */
export const legalLinks = served(legal);
