import type { InviteFault } from './check-rows.ts';

type Line = [name: string, email: string, course: string];

/** The faults of `fileOfPeople`, in the order of its faulty rows. */
export type FaultyRow = { line: number; fault: InviteFault };

const everyNth = 12;
const faults = [
  'NAME_MISSING',
  'EMAIL_INVALID',
  'EMAIL_TWICE',
  'COURSE_UNKNOWN',
  'NAME_INVALID',
] as const;

/** So many people of a company as a CSV file, 40 of 500 with a fault each. */
export function fileOfPeople(
  course: string,
  { rows = 500, faulty = 40 }: { rows?: number; faulty?: number } = {},
): { csv: string; good: string[]; faulty: FaultyRow[] } {
  const found: FaultyRow[] = [];
  const good: string[] = [];
  const lines = Array.from({ length: rows }, (_, at): Line => {
    const person: Line = [`Persona ${at}`, `persona.${at}@officinegreco.example.it`, course];
    if (at % everyNth !== everyNth - 1 || found.length === faulty) {
      good.push(person[1]);
      return person;
    }
    const fault = faults[found.length % faults.length] ?? 'NAME_MISSING';
    found.push({ line: at + 2, fault });
    return broken(person, fault);
  });
  const csv = [['Nome', 'E-mail', 'Corso'], ...lines].map((line) => line.join(';')).join('\r\n');
  return { csv, good, faulty: found };
}

function broken([name, email, course]: Line, fault: (typeof faults)[number]): Line {
  switch (fault) {
    case 'NAME_MISSING':
      return ['', email, course];
    case 'EMAIL_INVALID':
      return [name, email.replace('@', ' at '), course];
    case 'EMAIL_TWICE':
      return [name, 'PERSONA.0@officinegreco.example.it', course];
    case 'COURSE_UNKNOWN':
      return [name, email, 'Un corso che non c’è'];
    case 'NAME_INVALID':
      return ['x'.repeat(101), email, course];
  }
}
