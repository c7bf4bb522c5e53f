CREATE TABLE "transparency_audit" (
	"chain" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"broken_at" bigint
);
--> statement-breakpoint
CREATE TABLE "transparency_checkpoint" (
	"origin" text NOT NULL,
	"size" bigint NOT NULL,
	"root" "bytea" NOT NULL,
	"note" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transparency_checkpoint_origin_size_pk" PRIMARY KEY("origin","size")
);
--> statement-breakpoint
CREATE TABLE "transparency_cosignature" (
	"origin" text NOT NULL,
	"size" bigint NOT NULL,
	"witness" text NOT NULL,
	"line" text NOT NULL,
	"cosigned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transparency_cosignature_origin_size_witness_pk" PRIMARY KEY("origin","size","witness")
);
--> statement-breakpoint
CREATE TABLE "transparency_leaf" (
	"leaf_index" bigint PRIMARY KEY NOT NULL,
	"previous" bigint GENERATED ALWAYS AS (nullif(leaf_index, 0) - 1) STORED,
	"entry" "bytea" NOT NULL,
	"leaf_hash" "bytea" GENERATED ALWAYS AS (sha256('\x00'::bytea || entry)) STORED NOT NULL,
	CONSTRAINT "transparency_leaf_once" UNIQUE("entry"),
	CONSTRAINT "transparency_leaf_counted" CHECK ("transparency_leaf"."leaf_index" >= 0),
	CONSTRAINT "transparency_leaf_short" CHECK (length("transparency_leaf"."entry") between 1 and 1024)
);
--> statement-breakpoint
CREATE TABLE "transparency_node" (
	"tile_level" smallint NOT NULL,
	"node_index" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "transparency_node_tile_level_node_index_pk" PRIMARY KEY("tile_level","node_index")
);
--> statement-breakpoint
CREATE TABLE "transparency_witness" (
	"origin" text NOT NULL,
	"witness" text NOT NULL,
	"missing_since" timestamp with time zone,
	"refusal" text,
	CONSTRAINT "transparency_witness_origin_witness_pk" PRIMARY KEY("origin","witness")
);
--> statement-breakpoint
ALTER TABLE "transparency_cosignature" ADD CONSTRAINT "transparency_cosignature_of" FOREIGN KEY ("origin","size") REFERENCES "public"."transparency_checkpoint"("origin","size") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transparency_leaf" ADD CONSTRAINT "transparency_leaf_follows" FOREIGN KEY ("previous") REFERENCES "public"."transparency_leaf"("leaf_index") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transparency_checkpoint_made" ON "transparency_checkpoint" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "transparency_cosignature_by_witness" ON "transparency_cosignature" USING btree ("origin","witness","size");--> statement-breakpoint
CREATE INDEX "transparency_leaf_previous" ON "transparency_leaf" USING btree ("previous");