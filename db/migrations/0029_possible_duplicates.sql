ALTER TABLE "onboarding_submissions" ADD COLUMN "possible_duplicate_at" timestamp with time zone;
