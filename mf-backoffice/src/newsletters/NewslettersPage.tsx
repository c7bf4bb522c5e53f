import { can, useSession } from 'shared-auth';
import { WrittenNewsletters } from './WrittenNewsletters.tsx';
import { OwnNewsletters } from './own/OwnNewsletters.tsx';

const writers = { roles: ['AdminWorkerBadge', 'RedattoreCorsiA'], docenteExempt: true } as const;

/** `/newsletter`: what one writes, or what one receives (NEWS-01). */
export function NewslettersPage() {
  const session = useSession();
  return can(writers, session) ? <WrittenNewsletters /> : <OwnNewsletters />;
}
