import type { Principal } from '../../http/access.ts';
import type { Platform } from '../../platform.ts';
import { coursesTaughtBy } from '../catalogue/index.ts';

/** Which newsletters: the platform's, or those of a course. */
export type Scope = number | null;

/** What a caller may do with newsletters; drafts and figures are for writers and readers of all. */
export type Rights = {
  mayWrite(scope: Scope): boolean;
  /** Also what is not sent, without writing it (E149). */
  maySeeAll(scope: Scope): boolean;
  /** Courses whose newsletters the caller sees whole; `all` for the back office. */
  courses: 'all' | number[];
};

/**
 * The administrator writes the platform's newsletter and reads those of courses; editors write those of
 * every course, teachers those of the courses that they teach (E148, E149).
 */
export async function rightsOf(platform: Platform, principal: Principal): Promise<Rights> {
  const { role, isDocente, userId } = principal;
  const isBackOffice = role === 'AdminWorkerBadge' || role === 'RedattoreCorsiA';
  const taught = isDocente ? await coursesTaughtBy(platform, userId) : [];
  const mayWrite = (scope: Scope): boolean => {
    if (scope === null) return role === 'AdminWorkerBadge';
    return role === 'RedattoreCorsiA' || taught.includes(scope);
  };
  return {
    mayWrite,
    maySeeAll: (scope) => isBackOffice || mayWrite(scope),
    courses: isBackOffice ? 'all' : taught,
  };
}
