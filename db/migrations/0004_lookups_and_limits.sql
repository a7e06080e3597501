CREATE TABLE "limit_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lookups" (
	"key" text PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "limits_resetting" ON "limit_counts" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "lookups_expiring" ON "lookups" USING btree ("expires_at");