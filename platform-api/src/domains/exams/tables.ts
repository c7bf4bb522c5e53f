import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { accounts } from '../accounts/tables.ts';
import { courses } from '../catalogue/tables.ts';
import {
  examKinds,
  questionKinds,
  questionStates,
  type QuestionAnswer,
  type QuestionContent,
  type QuestionKey,
} from './questions/question.ts';

const courseId = () =>
  integer('course_id')
    .notNull()
    .references(() => courses.id);

/** The bank of a course. Attempts keep their own copy of what they drew, so that a question may change. */
export const examQuestions = pgTable(
  'exam_question',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    courseId: courseId(),
    kind: text('kind', { enum: questionKinds }).notNull(),
    /** The question as one reads it. */
    stem: text('stem').notNull(),
    area: text('area').notNull(),
    points: smallint('points').notNull().default(1),
    /** Shown after a simulation, never after a certification. */
    explanation: text('explanation').notNull().default(''),
    /** The uploaded picture; null without one. */
    pictureRef: text('picture_ref'),
    pictureText: text('picture_text').notNull().default(''),
    content: jsonb('content').$type<QuestionContent>().notNull(),
    key: jsonb('key').$type<QuestionKey>().notNull(),
    state: text('state', { enum: questionStates }).notNull().default('draft'),
    /** Rises with every change; who saves an older one is refused. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('exam_question_course').on(t.courseId, t.state, t.area),
    check('exam_question_points', sql`${t.points} between 1 and 100`),
  ],
);

/** The key that the author's page made for each question that it added, so that it is added once. */
export const examQuestionAdditions = pgTable(
  'exam_question_addition',
  {
    courseId: courseId(),
    key: text('key').notNull(),
    questionId: integer('question_id')
      .notNull()
      .references(() => examQuestions.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.key] }),
    index('exam_question_addition_question').on(t.questionId),
  ],
);

/** Packages whose questions were added to a bank, so that each is added once. */
export const examQuestionImports = pgTable(
  'exam_question_import',
  {
    courseId: courseId(),
    /** Of the uploaded package, which itself is swept after a while. */
    fileRef: text('file_ref').notNull(),
    added: smallint('added').notNull(),
    importedAt: instant('imported_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.fileRef] })],
);

/** What each exam of a course is made of (E156, E157). No row: the course has no such exam. */
export const examPlans = pgTable(
  'exam_plan',
  {
    courseId: courseId(),
    kind: text('kind', { enum: examKinds }).notNull(),
    /** Who holds it: we, or somebody at an address of their own. */
    host: text('host', { enum: ['ours', 'external'] }).notNull(),
    /** Where an external exam is taken; https, or the demo examiner. */
    externalUrl: text('external_url'),
    thresholdPercent: smallint('threshold_percent').notNull().default(70),
    minutes: smallint('minutes').notNull().default(40),
    /** Attempts of one purchase; null for as many as one wants (simulation). */
    attempts: smallint('attempts'),
    hoursBetween: smallint('hours_between').notNull().default(24),
    /** How long a purchase can be used. */
    validDays: smallint('valid_days').notNull().default(365),
    shufflesQuestions: boolean('shuffles_questions').notNull().default(true),
    shufflesOptions: boolean('shuffles_options').notNull().default(true),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.kind] }),
    check('exam_plan_threshold', sql`${t.thresholdPercent} between 1 and 100`),
    check('exam_plan_minutes', sql`${t.minutes} between 1 and 480`),
    check('exam_plan_attempts', sql`${t.attempts} between 1 and 100`),
    check('exam_plan_external', sql`(${t.host} = 'external') = (${t.externalUrl} is not null)`),
  ],
);

/** How many questions of each area an exam of ours draws. */
export const examPlanAreas = pgTable(
  'exam_plan_area',
  {
    courseId: integer('course_id').notNull(),
    kind: text('kind', { enum: examKinds }).notNull(),
    area: text('area').notNull(),
    position: smallint('position').notNull(),
    drawn: smallint('drawn').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.kind, t.area] }),
    foreignKey({
      name: 'exam_plan_area_plan',
      columns: [t.courseId, t.kind],
      foreignColumns: [examPlans.courseId, examPlans.kind],
    }).onDelete('cascade'),
    check('exam_plan_area_drawn', sql`${t.drawn} between 0 and 200`),
  ],
);

/** A person who needs more time, for every exam of a course. */
export const examExtraTimes = pgTable(
  'exam_extra_time',
  {
    courseId: courseId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => accounts.id),
    percent: smallint('percent').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.userId] }),
    index('exam_extra_time_user').on(t.userId),
    check('exam_extra_time_percent', sql`${t.percent} between 1 and 200`),
  ],
);

/** One purchase of an exam: how often, and until when, it can be taken (E157). */
export const examRights = pgTable(
  'exam_right',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseId: courseId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind', { enum: examKinds }).notNull(),
    /** The order that paid for it; null where it was given. */
    orderId: integer('order_id'),
    /** Null: as many as one wants. */
    attempts: smallint('attempts'),
    boughtAt: instant('bought_at').notNull(),
    validUntil: instant('valid_until').notNull(),
    /** Since its order was refunded, it opens nothing. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [
    index('exam_right_of').on(t.userId, t.courseId, t.kind),
    index('exam_right_course').on(t.courseId),
    unique('exam_right_once').on(t.orderId, t.userId, t.courseId, t.kind),
  ],
);

/** One try. The server owns its time: it is over at `endsAt`, whoever looks. */
export const examAttempts = pgTable(
  'exam_attempt',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseId: courseId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind', { enum: examKinds }).notNull(),
    /** Null for the preview of an author. */
    rightId: uuid('right_id').references(() => examRights.id),
    /** Draws and shuffles the questions; never leaves the server. */
    seed: text('seed').notNull(),
    /** The page that answers: of several that show it, the one that last took it. */
    screen: text('screen').notNull().default(''),
    thresholdPercent: smallint('threshold_percent').notNull(),
    startedAt: instant('started_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Null while it is live. */
    endedAt: instant('ended_at'),
    endedBy: text('ended_by', { enum: ['candidate', 'time', 'withdrawn'] }),
    points: smallint('points'),
    maxPoints: smallint('max_points'),
    percent: smallint('percent'),
    isPassed: boolean('is_passed'),
  },
  (t) => [
    // One live attempt for a person.
    uniqueIndex('exam_attempt_live')
      .on(t.userId)
      .where(sql`${t.endedAt} is null`),
    index('exam_attempt_right').on(t.rightId),
    index('exam_attempt_of').on(t.userId, t.courseId, t.kind, t.startedAt),
    index('exam_attempt_course').on(t.courseId, t.kind, t.startedAt),
    index('exam_attempt_due')
      .on(t.endsAt)
      .where(sql`${t.endedAt} is null`),
    check(
      'exam_attempt_result',
      sql`(${t.endedAt} is null) = (${t.endedBy} is null) and (${t.percent} is null) = (${t.isPassed} is null)`,
    ),
  ],
);

/** Results that external examiners have reported, so that each counts once (E156). */
export const examExternalResults = pgTable(
  'exam_external_result',
  {
    issuer: text('issuer').notNull(),
    /** Of the signed report; one is taken once. */
    reportId: text('report_id').notNull(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => examAttempts.id, { onDelete: 'cascade' }),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.reportId] }),
    index('exam_external_result_attempt').on(t.attemptId),
  ],
);

/** What an attempt drew, in its order, as it was at that moment; and what was answered. */
export const examAttemptQuestions = pgTable(
  'exam_attempt_question',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => examAttempts.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    questionId: integer('question_id')
      .notNull()
      .references(() => examQuestions.id),
    kind: text('kind', { enum: questionKinds }).notNull(),
    stem: text('stem').notNull(),
    area: text('area').notNull(),
    points: smallint('points').notNull(),
    explanation: text('explanation').notNull(),
    pictureRef: text('picture_ref'),
    pictureText: text('picture_text').notNull(),
    /** With its options in the order in which the candidate sees them. */
    content: jsonb('content').$type<QuestionContent>().notNull(),
    key: jsonb('key').$type<QuestionKey>().notNull(),
    answer: jsonb('answer').$type<QuestionAnswer>(),
    answeredAt: instant('answered_at'),
    isFlagged: boolean('is_flagged').notNull().default(false),
    /** Of the last write, counted by the candidate's page: an older one that comes late changes nothing. */
    sequence: integer('sequence').notNull().default(0),
    /** Null until the attempt has ended. */
    isRight: boolean('is_right'),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.position] }),
    unique('exam_attempt_question_once').on(t.attemptId, t.questionId),
    index('exam_attempt_question_question').on(t.questionId),
  ],
);
