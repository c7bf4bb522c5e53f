ALTER TABLE "faq" ADD COLUMN "position" integer;--> statement-breakpoint
UPDATE "faq" SET "position" = o."position" FROM (
  SELECT "id", row_number() OVER (ORDER BY coalesce("place", "id"), "id") AS "position" FROM "faq"
) o WHERE "faq"."id" = o."id";--> statement-breakpoint
-- accepted: the version before writes no position. Deferrable: one statement moves many, and is checked at its end.
ALTER TABLE "faq" ADD CONSTRAINT "faq_position_unique" UNIQUE("position") DEFERRABLE INITIALLY IMMEDIATE;
