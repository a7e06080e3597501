ALTER TABLE "onboarding_submissions" ADD COLUMN "contact_key" text collate "C";
--> statement-breakpoint
DROP INDEX IF EXISTS "submissions_found_by_contact";
--> statement-breakpoint
DROP INDEX IF EXISTS "submissions_similar";
--> statement-breakpoint
-- As `foldedName` in lib/console. `lower` of the collation "C" knows ASCII in every locale; `translate` has what else has a case.
CREATE FUNCTION fold_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
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
  -- Cut, since an index refuses rows with longer texts, and the sign-up with them.
  NEW.business_key := left(public.fold_name(NEW.business_name), 100);
  NEW.contact_key := left(public.fold_name(NEW.contact_name), 100);
  NEW.source := left(lower(coalesce(
    NEW.additional_data->'attribution'->>'utm_source', NEW.additional_data->'attribution'->>'referrer')), 100);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER list_columns_set BEFORE INSERT OR UPDATE OF business_name, contact_name, additional_data ON "onboarding_submissions"
  FOR EACH ROW EXECUTE FUNCTION set_list_columns();
