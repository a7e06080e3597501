DROP INDEX IF EXISTS "submissions_by_time";
--> statement-breakpoint
DROP INDEX IF EXISTS "submissions_by_business";
--> statement-breakpoint
DROP INDEX IF EXISTS "submissions_by_price";
--> statement-breakpoint
DROP INDEX IF EXISTS "submissions_of_status";
--> statement-breakpoint
DROP INDEX IF EXISTS "submissions_found_by_email";
--> statement-breakpoint
DROP INDEX IF EXISTS "submissions_found_by_contact";
