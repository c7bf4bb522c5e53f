CREATE TABLE "transparency_anchor" (
	"kind" text NOT NULL,
	"origin" text NOT NULL,
	"size" bigint NOT NULL,
	"period" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"anchored_at" timestamp with time zone,
	"authority" text,
	"token" "bytea",
	"transaction_id" text,
	"round" bigint,
	CONSTRAINT "transparency_anchor_kind_origin_size_pk" PRIMARY KEY("kind","origin","size"),
	CONSTRAINT "transparency_anchor_period" UNIQUE("kind","origin","period"),
	CONSTRAINT "transparency_anchor_whole" CHECK (("transparency_anchor"."anchored_at" is null) = ("transparency_anchor"."authority" is null)
        and ("transparency_anchor"."kind" = 'timestamp' and "transparency_anchor"."anchored_at" is not null) = ("transparency_anchor"."token" is not null)
        and ("transparency_anchor"."kind" = 'algorand' and "transparency_anchor"."anchored_at" is not null) = ("transparency_anchor"."transaction_id" is not null)
        and ("transparency_anchor"."transaction_id" is null) = ("transparency_anchor"."round" is null))
);
--> statement-breakpoint
ALTER TABLE "transparency_anchor" ADD CONSTRAINT "transparency_anchor_of" FOREIGN KEY ("origin","size") REFERENCES "public"."transparency_checkpoint"("origin","size") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transparency_anchor_open" ON "transparency_anchor" USING btree ("kind","origin") WHERE "transparency_anchor"."anchored_at" is null;--> statement-breakpoint
CREATE INDEX "transparency_anchor_of_checkpoint" ON "transparency_anchor" USING btree ("origin","size");