import { FormattedMessage } from 'react-intl';
import { useHost } from '../federation/host-context.ts';
import { messages } from './messages.ts';
import { localDeclaration, type Override } from './override.ts';
import { ReleaseBanner } from './ReleaseBanner.tsx';

/** A developer's own remote. */
export function OverrideBanner({ override }: { override: Override }) {
  const { remotes } = useHost();
  const isLocal = remotes.get(override.remote) === localDeclaration();
  return (
    <ReleaseBanner leaves="registry/override">
      <FormattedMessage {...(isLocal ? messages.active : messages.silent)} values={override} />
    </ReleaseBanner>
  );
}
