CREATE FUNCTION request_user() RETURNS uuid LANGUAGE sql STABLE
AS $$ SELECT nullif(current_setting('faisca.user_id', true), '')::uuid $$;
--> statement-breakpoint
DO $$
DECLARE owned text;
BEGIN
  FOR owned IN
    SELECT table_name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'user_id' AND table_name <> 'write_counts'
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', owned);
    EXECUTE format('CREATE POLICY own_rows ON %I USING (CASE WHEN (SELECT request_user()) IS NULL THEN true ELSE user_id = (SELECT request_user()) END)', owned);
  END LOOP;
END $$;
