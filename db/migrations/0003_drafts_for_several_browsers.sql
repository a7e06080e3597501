CREATE TABLE "draft_keys" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"use" text NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "key_use_known" CHECK ("draft_keys"."use" in ('browser', 'link'))
);
--> statement-breakpoint
ALTER TABLE "drafts" DROP CONSTRAINT "drafts_token_hash_unique";--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "trap_filled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_keys" ADD CONSTRAINT "draft_keys_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "keys_of_draft" ON "draft_keys" USING btree ("draft_id");--> statement-breakpoint
INSERT INTO "draft_keys" ("token_hash", "draft_id", "use") SELECT "token_hash", "id", 'browser' FROM "drafts";--> statement-breakpoint
ALTER TABLE "drafts" DROP COLUMN "token_hash";