ALTER TABLE "draft_keys" DROP CONSTRAINT "key_use_known";--> statement-breakpoint
ALTER TABLE "draft_keys" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "link_keeps_answers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_keys" ADD CONSTRAINT "key_contact_email_length" CHECK (char_length("draft_keys"."contact_email") <= 3060);--> statement-breakpoint
ALTER TABLE "draft_keys" ADD CONSTRAINT "key_use_known" CHECK ("draft_keys"."use" in ('browser', 'link', 'moved'));