CREATE TABLE "curriculum_share" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"shared_id" text NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "curriculum_share_shared_id_unique" UNIQUE("shared_id")
);
