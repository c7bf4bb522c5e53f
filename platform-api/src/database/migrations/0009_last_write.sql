CREATE TABLE "last_write" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"note" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "last_write" ADD CONSTRAINT "last_write_user_id_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;