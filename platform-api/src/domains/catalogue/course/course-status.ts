/** Course status values on the wire and in the database (1§3). */
export const courseStatus = { DRAFT: 0, PUBLISHED: 1, SUSPENDED: 2, DELETED: 3 } as const;

export type CourseStatus = keyof typeof courseStatus;

const names = Object.keys(courseStatus) as CourseStatus[];

export function courseStatusOf(code: number): CourseStatus {
  const name = names[code];
  if (name === undefined) throw new Error(`No course status has the code ${code}`);
  return name;
}

/** Video states (1§3): 0 WbUploaded, 1 InCaricamento, 2 Disponibile. */
export type VideoStatus = 0 | 1 | 2;

/** Kinds of a course's documents on the wire (`documentTypeId`). */
export const documentTypes = { video: 1, pdf: 2 } as const;
