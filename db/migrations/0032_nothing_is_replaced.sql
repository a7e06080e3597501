ALTER TABLE "payment_attempts" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "drafts" DROP COLUMN "link_keeps_answers";--> statement-breakpoint
ALTER TABLE "drafts" DROP COLUMN "replaces_submission_id";--> statement-breakpoint
ALTER TABLE "onboarding_submissions" DROP COLUMN "replaced_at";