import type { LessonText } from 'contracts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { categoryKeys, type CategoryKey } from 'shared-ui/picture';
import { cents, instant } from '../../database/columns.ts';
import type { EscoSkill } from './course/esco-skill.ts';

const serialId = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

export const macroCategories = pgTable('macro_category', {
  id: serialId(),
  name: text('name').notNull().unique(),
});

export const categories = pgTable(
  'category',
  {
    id: serialId(),
    /** Names one of the first categories, which surveys speak of; null for categories created later. */
    key: text('key').unique(),
    /** Motif and colours of covers and badges that an administrator chose; null: those of the key, or of the id. */
    look: text('look', { enum: categoryKeys as [CategoryKey, ...CategoryKey[]] }),
    name: text('name').notNull().unique(),
    macroCategoryId: integer('macro_category_id')
      .notNull()
      .references(() => macroCategories.id),
    /** Where lists have it; among equals the older one first. */
    position: integer('position').notNull().default(0),
  },
  (t) => [
    index('category_macro_category').on(t.macroCategoryId),
    check(
      'category_look',
      sql`${t.look} in (${sql.raw(categoryKeys.map((key) => `'${key}'`).join(', '))})`,
    ),
  ],
);

/** What covers and badges of a category are drawn by; null: by its id. */
export const drawnLook = sql<string | null>`coalesce(${categories.look}, ${categories.key})`;

/** Who teaches, as learners see them; `account_id` is the login of a teacher who has one. */
export const professors = pgTable(
  'professor',
  {
    id: serialId(),
    accountId: uuid('account_id').unique(),
    name: text('name').notNull(),
    specialty: text('specialty').notNull().default(''),
    email: text('email').notNull(),
    phone: text('phone'),
  },
  (t) => [index('professor_name').on(t.name)],
);

export const courses = pgTable(
  'course',
  {
    id: serialId(),
    /** Stable name of a demo course; null for all others. */
    key: text('key').unique(),
    title: text('title').notNull(),
    synopsis: text('synopsis').notNull().default(''),
    description: text('description').notNull().default(''),
    prerequisites: text('prerequisites').notNull().default(''),
    /** 0 Principianti, 1 Avanzato, 2 Esperti (1§3). */
    levelId: smallint('level_id'),
    difficulty: text('difficulty'),
    categoryId: integer('category_id').references(() => categories.id),
    tags: text('tags').array().notNull().default([]),
    /** Skills of ESCO that its badges name. */
    escoSkills: jsonb('esco_skills').$type<EscoSkill[]>().notNull().default([]),
    priceCents: cents('price_cents'),
    /** As the author has set them; what is sold and shown: `examPrices`. */
    simulationCents: cents('simulation_cents'),
    certificationCents: cents('certification_cents'),
    credits: smallint('credits').notNull().default(0),
    /** How long an attestation of the course is valid; null: without end. */
    validityMonths: smallint('validity_months'),
    /** The course that is taken before the attestation ends. */
    refresherId: integer('refresher_id'),
    /** 0 DRAFT, 1 PUBLISHED, 2 SUSPENDED, 3 DELETED (1§3). */
    status: smallint('status').notNull().default(0),
    version: integer('version').notNull().default(1),
    unitCode: text('unit_code').notNull().unique(),
    coverUrl: text('cover_url'),
    /** The uploaded file that the cover is; null for a course without one, and for demo pictures. */
    coverRef: text('cover_ref'),
    createdBy: uuid('created_by'),
    createdAt: instant('created_at').notNull().defaultNow(),
    publishedAt: instant('published_at'),
  },
  (t) => [
    check('course_status', sql`${t.status} between 0 and 3`),
    check('course_level', sql`${t.levelId} between 0 and 2`),
    check('course_validity', sql`${t.validityMonths} between 1 and 240`),
    check(
      'course_refresher',
      sql`${t.refresherId} is null or (${t.validityMonths} is not null and ${t.refresherId} <> ${t.id})`,
    ),
    foreignKey({
      columns: [t.refresherId],
      foreignColumns: [t.id],
      name: 'course_refresher_course',
    }),
    index('course_refresher').on(t.refresherId),
    // At least one euro where there is a price (E43).
    check(
      'course_prices',
      sql`${t.priceCents} >= 100 and ${t.simulationCents} >= 100 and ${t.certificationCents} >= 100`,
    ),
    index('course_category').on(t.categoryId),
    index('course_created_by').on(t.createdBy),
  ],
);

/** Prices of exams as they are sold (`database/sql/after-exams.sql`): null where nobody holds the exam. */
export const examPrices = pgView('exam_price', {
  courseId: integer('course_id').notNull(),
  simulationCents: cents('simulation_cents'),
  certificationCents: cents('certification_cents'),
}).existing();

export const courseProfessors = pgTable(
  'course_professor',
  {
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    professorId: integer('professor_id')
      .notNull()
      .references(() => professors.id),
    position: smallint('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.professorId] }),
    index('course_professor_professor').on(t.professorId),
  ],
);

export const modules = pgTable(
  'course_module',
  {
    id: serialId(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    professorId: integer('professor_id').references(() => professors.id),
  },
  (t) => [
    index('course_module_course').on(t.courseId, t.position),
    index('course_module_professor').on(t.professorId),
  ],
);

export const lessons = pgTable(
  'lesson',
  {
    id: serialId(),
    moduleId: integer('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    /** Of a formatted text its words alone, see `course/lesson-content.ts`. */
    description: text('description').notNull().default(''),
    content: jsonb('content').$type<LessonText>(),
    /** Of the description that was stored with the content. */
    contentDigest: text('content_digest'),
    /** Names of the files that the content shows. */
    pictures: text('pictures')
      .array()
      .notNull()
      .default(sql`'{}'`),
    durationMinutes: integer('duration_minutes').notNull(),
    /** Its author lets everyone watch it before buying. */
    isFreePreview: boolean('is_free_preview').notNull().default(false),
  },
  (t) => [
    index('lesson_module').on(t.moduleId, t.position),
    index('lesson_pictures').using('gin', t.pictures),
    check('lesson_content', sql`(${t.content} is null) = (${t.contentDigest} is null)`),
    check('lesson_duration', sql`${t.durationMinutes} > 0 and ${t.durationMinutes} % 15 = 0`),
  ],
);

/** A file of the course, of one of its modules or of one of its lessons. */
export const documents = pgTable(
  'course_document',
  {
    id: serialId(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    moduleId: integer('module_id').references(() => modules.id, { onDelete: 'cascade' }),
    lessonId: integer('lesson_id').references(() => lessons.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull().default(0),
    /** 1 video, 2 PDF. */
    typeId: smallint('type_id').notNull(),
    name: text('name').notNull(),
    fileName: text('file_name').notNull(),
    sizeBytes: integer('size_bytes'),
    /** 0 WbUploaded, 1 InCaricamento, 2 Disponibile (1§3). */
    status: smallint('status').notNull().default(2),
    downloadable: boolean('downloadable').notNull().default(false),
  },
  (t) => [
    index('course_document_course').on(t.courseId),
    index('course_document_module').on(t.moduleId),
    index('course_document_lesson').on(t.lessonId),
    check('course_document_type', sql`${t.typeId} in (1, 2)`),
    check('course_document_status', sql`${t.status} between 0 and 2`),
  ],
);

export const courseFaqs = pgTable(
  'course_faq',
  {
    id: serialId(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
  },
  (t) => [index('course_faq_course').on(t.courseId, t.position)],
);

/**
 * One vote of one person, the last one wins (E65), with the words of a review where there are any. It
 * outlives the voter's account, hence no reference.
 */
export const courseRankings = pgTable(
  'course_ranking',
  {
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    /** Names the review in public, where the voter's own id must not appear. */
    reviewId: uuid('review_id').notNull().unique().defaultRandom(),
    rank: smallint('rank').notNull(),
    comment: text('comment'),
    ratedAt: instant('rated_at').notNull().defaultNow(),
    /** Hidden by reports or by an administrator; the stars still count. */
    hiddenAt: instant('hidden_at'),
    /** An administrator has approved it; reports no longer hide it. */
    isApproved: boolean('is_approved').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.userId] }),
    check('course_ranking_rank', sql`${t.rank} between 1 and 5`),
    check('course_ranking_comment', sql`char_length(${t.comment}) between 1 and 1000`),
    index('course_ranking_comments')
      .on(t.courseId, t.ratedAt)
      .where(sql`${t.comment} is not null`),
  ],
);

/** Who found a review improper: once for each person. */
export const reviewReports = pgTable(
  'review_report',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => courseRankings.reviewId, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    reportedAt: instant('reported_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.userId] })],
);
