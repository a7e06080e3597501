ALTER TABLE "chores" ADD COLUMN "resume_after" text;--> statement-breakpoint
ALTER TABLE "chores" ADD COLUMN "resume_until" timestamp with time zone;