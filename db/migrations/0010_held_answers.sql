ALTER TABLE "drafts" ADD COLUMN "held_answer" json;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "draft_held_answer_size" CHECK (octet_length("drafts"."held_answer"::text) <= 320000);