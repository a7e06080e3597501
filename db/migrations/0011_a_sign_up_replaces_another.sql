ALTER TABLE "drafts" ADD COLUMN "replaces_submission_id" uuid;--> statement-breakpoint
ALTER TABLE "onboarding_submissions" ADD COLUMN "replaced_at" timestamp with time zone;