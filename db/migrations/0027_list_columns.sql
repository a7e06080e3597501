DROP INDEX IF EXISTS "submissions_by_time";
--> statement-breakpoint
DROP INDEX IF EXISTS "submissions_by_business";
--> statement-breakpoint
DROP INDEX IF EXISTS "submissions_by_price";
--> statement-breakpoint
DROP INDEX IF EXISTS "submissions_of_status";
--> statement-breakpoint
DROP INDEX IF EXISTS "submissions_of_source";
--> statement-breakpoint
ALTER TABLE "operator_passkeys" ALTER COLUMN "counter" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "onboarding_submissions" ADD COLUMN "business_key" text collate "C";
--> statement-breakpoint
ALTER TABLE "onboarding_submissions" ADD COLUMN "source" text;
--> statement-breakpoint
CREATE FUNCTION set_list_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Cut, since an index refuses rows with longer texts, and the sign-up with them.
  NEW.business_key := left(lower(NEW.business_name), 100);
  NEW.source := left(lower(coalesce(
    NEW.additional_data->'attribution'->>'utm_source', NEW.additional_data->'attribution'->>'referrer')), 100);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER list_columns_set BEFORE INSERT OR UPDATE OF business_name, additional_data ON "onboarding_submissions"
  FOR EACH ROW EXECUTE FUNCTION set_list_columns();
--> statement-breakpoint
-- Who did it, and from where, stays as written; an erasure empties the values.
CREATE FUNCTION keep_audit_values() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.values = '{}' AND (NEW.entry_id, NEW.operator, NEW.from_address)
    IS NOT DISTINCT FROM (OLD.entry_id, OLD.operator, OLD.from_address) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the audit is append only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_values_kept BEFORE UPDATE OR DELETE ON "audit_values"
  FOR EACH ROW EXECUTE FUNCTION keep_audit_values();
--> statement-breakpoint
CREATE TRIGGER audit_values_not_emptied BEFORE TRUNCATE ON "audit_values"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE TABLE drizzle.online_statements (
  "hash" text PRIMARY KEY NOT NULL,
  "done_at" timestamp with time zone DEFAULT now() NOT NULL
);
