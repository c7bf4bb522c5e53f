import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { accounts } from '../accounts/tables.ts';
import { answerTypes, areaKinds, questionTypes, renderTypes } from './vocabulary.ts';

const serialId = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

export const surveys = pgTable('survey', {
  id: serialId(),
  /** What `/survey/{target}` and the wire name it by (E68). */
  code: text('code').notNull().unique(),
  /** Whose list of codes it is in: everyone's, or that of people who act for a company. */
  audience: text('audience', { enum: ['everyone', 'company'] }).notNull(),
  /** Place in that list. */
  position: integer('position').notNull(),
});

export const surveyAreas = pgTable(
  'survey_area',
  {
    id: serialId(),
    surveyId: integer('survey_id')
      .notNull()
      .references(() => surveys.id),
    kind: text('kind', { enum: areaKinds }).notNull(),
    position: integer('position').notNull(),
    imageUrl: text('image_url'),
    descriptionIt: text('description_it').notNull(),
    descriptionEn: text('description_en').notNull(),
  },
  (t) => [unique('survey_area_position').on(t.surveyId, t.position)],
);

export const surveyQuestions = pgTable(
  'survey_question',
  {
    id: serialId(),
    areaId: integer('area_id')
      .notNull()
      .references(() => surveyAreas.id),
    position: integer('position').notNull(),
    type: text('type', { enum: questionTypes }).notNull(),
    renderType: text('render_type', { enum: renderTypes }).notNull(),
    /** Recommended; it blocks nothing (E69). */
    isMandatory: boolean('is_mandatory').notNull().default(false),
    textIt: text('text_it').notNull(),
    textEn: text('text_en').notNull(),
  },
  (t) => [unique('survey_question_position').on(t.areaId, t.position)],
);

/** What can be answered: a choice, or the one thing that is typed. */
export const surveyOptions = pgTable(
  'survey_option',
  {
    id: serialId(),
    questionId: integer('question_id')
      .notNull()
      .references(() => surveyQuestions.id),
    position: integer('position').notNull(),
    type: text('type', { enum: answerTypes }).notNull(),
    /** For the render type `html`, a fragment of HTML. */
    labelIt: text('label_it').notNull(),
    labelEn: text('label_en').notNull(),
    /** A picture by name; for experiences, the group of `GetSelectTipologica` that names them. */
    resource: text('resource'),
    /** Key of the category that this choice shows interest in. */
    interest: text('interest'),
  },
  (t) => [unique('survey_option_position').on(t.questionId, t.position)],
);

/** What one person has answered to one survey; held while it changes, so that answers come whole. */
export const surveyReplies = pgTable(
  'survey_reply',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => accounts.id),
    surveyId: integer('survey_id')
      .notNull()
      .references(() => surveys.id),
    savedAt: instant('saved_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.surveyId] }),
    index('survey_reply_survey').on(t.surveyId),
  ],
);

export const surveyAnswers = pgTable(
  'survey_answer',
  {
    userId: uuid('user_id').notNull(),
    surveyId: integer('survey_id').notNull(),
    optionId: integer('option_id')
      .notNull()
      .references(() => surveyOptions.id),
    /** What was typed; null for a choice and for experiences, which have their own rows. */
    value: text('value'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.surveyId, t.optionId] }),
    foreignKey({
      name: 'survey_answer_reply',
      columns: [t.userId, t.surveyId],
      foreignColumns: [surveyReplies.userId, surveyReplies.surveyId],
    }).onDelete('cascade'),
    index('survey_answer_option').on(t.optionId),
  ],
);

/** A time of work or study (1§3). */
export const surveyExperiences = pgTable(
  'survey_experience',
  {
    userId: uuid('user_id').notNull(),
    surveyId: integer('survey_id').notNull(),
    optionId: integer('option_id').notNull(),
    position: integer('position').notNull(),
    /** An entry of the option's group of `GetSelectTipologica`. */
    keyId: integer('key_id').notNull(),
    dateFrom: date('date_from', { mode: 'string' }).notNull(),
    /** Null while it is current. */
    dateTo: date('date_to', { mode: 'string' }),
    currently: boolean('currently').notNull(),
    online: boolean('online').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.surveyId, t.optionId, t.position] }),
    foreignKey({
      name: 'survey_experience_answer',
      columns: [t.userId, t.surveyId, t.optionId],
      foreignColumns: [surveyAnswers.userId, surveyAnswers.surveyId, surveyAnswers.optionId],
    }).onDelete('cascade'),
    check('survey_experience_period', sql`${t.dateTo} >= ${t.dateFrom}`),
    check('survey_experience_currently', sql`${t.currently} = (${t.dateTo} is null)`),
  ],
);
