/**
 * Who gets what from every route, written by hand: the table is checked against the routes, never made from them.
 * A column each for: visitor, owner of the thing asked for, another learner, learner who teaches, editor,
 * editor with the CAI claim, administrator, company user, deleted account, account pending certification.
 */
export const callers = [
  'visitor',
  'owner',
  'otherLearner',
  'teacher',
  'editor',
  'editorWithCai',
  'administrator',
  'company',
  'deleted',
  'pending',
] as const;

export type Caller = (typeof callers)[number];

/** `+` gets through, `l` must log in (401), `f` is forbidden (403), `0` is told that there is no such thing (404). */
export type Outcome = '+' | 'l' | 'f' | '0';

export const everyone = '+ ++ + ++ + + ++';
export const members = 'l ++ + ++ + + ll';
export const learners = 'l ++ + ff f + ll';
/** The company user of these tests is its legal representative. */
export const representatives = 'l ff f ff f + ll';
/** Also for what teachers of the course may do (E148): the teacher of these tests teaches another course. */
export const backOffice = 'l ff f ++ + f ll';
/** Learners and editors (SHELL-31). */
export const walletHolders = 'l ++ + ++ f + ll';
export const administrators = 'l ff f ff + f ll';
/** A thing of the owner's: for everybody else it does not exist. */
export const owner = 'l +0 0 00 0 0 ll';
export const ownerAsLearner = 'l +0 0 ff f 0 ll';
/** What is not published exists for the back office only. */
export const draftReaders = '0 00 0 ++ + 0 00';
export const ownerAndBackOffice = 'l +0 0 ++ + 0 ll';

/** A page on which an exam is answered. */
export const PAGE = '3f0b1c8e-5d7a-4c43-9a52-0f7f3a1c9b60';
/** Editors, and teachers of the course, who are not among the callers (E148). */
export const courseWriters = 'l ff f ++ f f ll';
/** What is not sent yet exists for the back office only. */
export const unsentReaders = 'l 00 0 ++ + 0 ll';

export type Row = {
  who: string;
  /** An address that exists, where the route's own pattern is not one; `{order}` and the like are the owner's. */
  url?: string;
  body?: object;
};

/** Peers of the embedded installation: other parties' pages, absent when real ones are configured. */
export const peers = '/dev/';

/** What the row expects of each caller. */
export function outcomesOf({ who }: Row): Record<Caller, Outcome> {
  const signs = [...who.replaceAll(' ', '')] as Outcome[];
  if (signs.length !== callers.length) throw new Error(`a row has ${signs.length} columns: ${who}`);
  return Object.fromEntries(callers.map((caller, at) => [caller, signs[at]])) as Record<
    Caller,
    Outcome
  >;
}
