-- What the desk adds to `db/migrations/online.sql`, run after it, by the same rules.

-- Does what `foldedName` in desk/sign-ups/search.ts does. In the collation "C", `lower` changes ASCII only, in every locale; `translate` has the
-- other letters that have a case.
CREATE OR REPLACE FUNCTION fold_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(replace(replace(replace(replace(translate(
    lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036F]', '', 'g') COLLATE "C"),
    'ØøŁłĐđÐðĦħŦŧıς‘’“”‐‒–—−ͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ',
    'oollddddhhttiσ''''""-----ͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ'), 'ß', 'ss'), 'ẞ', 'ss'), 'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe'), 'Þ', 'th'), 'þ', 'th')
$$;
--> statement-breakpoint
-- Fails at once on a database that is not in UTF-8, instead of with each sign-up.
SELECT fold_name('É');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION set_list_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The texts are cut, since an index refuses a row with a longer one, and so the sign-up.
  NEW.business_key := left(public.fold_name(NEW.business_name), 100);
  NEW.contact_key := left(public.fold_name(NEW.contact_name), 100);
  NEW.source := left(lower(coalesce(
    NEW.additional_data->'attribution'->>'utm_source', NEW.additional_data->'attribution'->>'referrer')), 100);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER list_columns_set BEFORE INSERT OR UPDATE OF business_name, contact_name, additional_data ON "onboarding_submissions"
  FOR EACH ROW EXECUTE FUNCTION set_list_columns();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION set_debit_times() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A cause that is named later changes no state, but a refusal on the bank's page (`refusedAtBank`).
  IF TG_OP = 'INSERT'
    OR (NEW.payment_status, NEW.payment_cause = 'mandate_requests.bank_authorisation_failed')
      IS DISTINCT FROM (OLD.payment_status, OLD.payment_cause = 'mandate_requests.bank_authorisation_failed') THEN
    NEW.set_up_at := now();
  END IF;
  IF TG_OP = 'INSERT' OR (NEW.last_payment, NEW.last_payment_failure) IS DISTINCT FROM (OLD.last_payment, OLD.last_payment_failure) THEN
    NEW.last_payment_at := now();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER debit_times_set
  BEFORE INSERT OR UPDATE OF payment_status, payment_cause, last_payment, last_payment_failure ON "onboarding_submissions"
  FOR EACH ROW EXECUTE FUNCTION set_debit_times();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit is append only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit_entries_kept BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit_entries_not_emptied BEFORE TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- The operator and the address of an entry stay as they were written; an erasure empties its values.
CREATE OR REPLACE FUNCTION keep_audit_values() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.values = '{}' AND (NEW.entry_id, NEW.operator, NEW.from_address)
    IS NOT DISTINCT FROM (OLD.entry_id, OLD.operator, OLD.from_address) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the audit is append only' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit_values_kept BEFORE UPDATE OR DELETE ON "audit_values"
  FOR EACH ROW EXECUTE FUNCTION keep_audit_values();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit_values_not_emptied BEFORE TRUNCATE ON "audit_values"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- The states of set-up and last payment depend on each other: without this the planner expects rows where there are none, and looks for
-- them through the whole table.
CREATE STATISTICS IF NOT EXISTS "submissions_states" (mcv) ON "set_up", "last_payment" FROM "onboarding_submissions";
--> statement-breakpoint
-- Similar names are found where the extension is installed, or may be; without it the search finds beginnings only.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
  RAISE NOTICE 'pg_trgm is not available: %', SQLERRM;
END $$;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "submissions_alike" ON "onboarding_submissions"
  USING gin (("business_key" || ' ' || "contact_key" || ' ' || "contact_email") gin_trgm_ops);
