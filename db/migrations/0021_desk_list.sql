CREATE TABLE "desk_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"operator_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_once" UNIQUE("operator_id","text"),
	CONSTRAINT "search_given" CHECK (btrim("desk_searches"."text") <> ''),
	CONSTRAINT "search_length" CHECK (char_length("desk_searches"."text") <= 2400)
);
--> statement-breakpoint
CREATE INDEX "searches_by_time" ON "desk_searches" USING btree ("created_at");
--> statement-breakpoint
-- Similar names are found where the extension is, and may be, installed; elsewhere the search knows beginnings only.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
  RAISE NOTICE 'pg_trgm is not available: %', SQLERRM;
END $$;
