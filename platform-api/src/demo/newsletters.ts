import { registerForNewsletter } from '../domains/newsletters/index.ts';
import type { Platform } from '../platform.ts';
import { demoCourseId } from './courses/index.ts';
import { demoPeople } from './people.ts';

/** Giulia and Marco receive the platform's newsletter, Marco that of a course too. */
export async function loadNewsletters(platform: Platform): Promise<void> {
  const { giulia, marco } = demoPeople;
  await registerForNewsletter(platform, { userId: giulia.userId, courseId: null });
  await registerForNewsletter(platform, { userId: marco.userId, courseId: null });
  await registerForNewsletter(platform, {
    userId: marco.userId,
    courseId: demoCourseId('excel'),
  });
}
