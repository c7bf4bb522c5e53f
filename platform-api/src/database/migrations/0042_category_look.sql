ALTER TABLE "category" ADD COLUMN "look" text;--> statement-breakpoint
-- accepted: the version before does not write the column
ALTER TABLE "category" ADD CONSTRAINT "category_look" CHECK ("category"."look" in ('sicurezza', 'digitale', 'amministrazione', 'lingue', 'logistica', 'edilizia', 'sanita', 'comunicazione'));