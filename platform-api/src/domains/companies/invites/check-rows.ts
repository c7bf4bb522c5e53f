import { createHash } from 'node:crypto';
import { z } from 'zod';
import { recipientName } from '../../../http/letters.ts';
import { readCsv } from '../../../read-csv.ts';

export const MOST_INVITES = 500;

export const inviteFaults = [
  'NAME_MISSING',
  'NAME_INVALID',
  'EMAIL_INVALID',
  'EMAIL_TWICE',
  'COURSE_UNKNOWN',
  'ALREADY_INVITED',
  'CODES_MISSING',
] as const;

export type InviteFault = (typeof inviteFaults)[number];

/** A row as it stands in the file; `line` is what a spreadsheet counts. */
export type InviteRow = { line: number; name: string; email: string; course: string };

export type Invite = { line: number; name: string; email: string; courseId: number };

export type CompanyCourse = { courseId: number; title: string; free: number };

const heads = {
  name: ['nome', 'name', 'nome e cognome', 'full name'],
  email: ['email', 'e-mail', 'mail', 'indirizzo', 'indirizzo e-mail', 'address'],
  course: ['corso', 'course', 'titolo', 'title'],
};

const same = (text: string): string => text.trim().toLocaleLowerCase('it');

/** Name, address and course of each row; the first row may name the columns, which are then in any order. */
export function readInvites(csv: string): InviteRow[] {
  const rows = readCsv(csv);
  const first = rows[0]?.cells.map(same) ?? [];
  const place = (key: keyof typeof heads) => first.findIndex((cell) => heads[key].includes(cell));
  const isHead = place('email') >= 0;
  const [name, email, course] = isHead
    ? [place('name'), place('email'), place('course')]
    : [0, 1, 2];
  return rows.slice(isHead ? 1 : 0).map(({ line, cells }) => ({
    line,
    name: cells[name] ?? '',
    email: cells[email] ?? '',
    course: cells[course] ?? '',
  }));
}

const address = z.email().max(200);

/**
 * Each row that can be sent, and each other one with the first of its faults. Codes are given in the order of the file.
 * @param given what the company has sent already, as `<course> <address>`
 */
export function checkInvites(
  rows: readonly InviteRow[],
  courses: readonly CompanyCourse[],
  given: ReadonlySet<string>,
): { good: Invite[]; faulty: (InviteRow & { fault: InviteFault })[] } {
  const good: Invite[] = [];
  const faulty: (InviteRow & { fault: InviteFault })[] = [];
  const free = new Map(courses.map((course) => [course.courseId, course.free]));
  const inFile = new Set<string>();
  for (const row of rows) {
    const found = checkRow(row, courses);
    if (typeof found === 'string') {
      faulty.push({ ...row, fault: found });
      continue;
    }
    const key = `${found.courseId} ${found.email}`;
    const left = free.get(found.courseId) ?? 0;
    const fault: InviteFault | null = inFile.has(key)
      ? 'EMAIL_TWICE'
      : given.has(key)
        ? 'ALREADY_INVITED'
        : left === 0
          ? 'CODES_MISSING'
          : null;
    inFile.add(key);
    if (fault === null) {
      free.set(found.courseId, left - 1);
      good.push(found);
    } else faulty.push({ ...row, fault });
  }
  return { good, faulty };
}

/** What a row says by itself. */
function checkRow(
  { line, name, email, course }: InviteRow,
  courses: readonly CompanyCourse[],
): Invite | InviteFault {
  if (name === '') return 'NAME_MISSING';
  if (!recipientName.safeParse(name).success) return 'NAME_INVALID';
  if (!address.safeParse(email).success) return 'EMAIL_INVALID';
  const known = courses.find(
    ({ courseId, title }) => same(title) === same(course) || String(courseId) === course,
  );
  if (known === undefined) return 'COURSE_UNKNOWN';
  return { line, name, email: email.toLowerCase(), courseId: known.courseId };
}

/** What was previewed is what is sent: any change of it has another fingerprint. */
export const fingerprintOf = (good: readonly Invite[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(good.map(({ line, name, email, courseId }) => [line, name, email, courseId])),
    )
    .digest('base64url');
