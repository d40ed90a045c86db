-- The same rows as before with one look at the setting instead of two: without a user the comparison is null. Where
-- user_id itself may be null, that would show its rows to everybody, so those tables keep their policy.
DO $$
DECLARE owned regclass;
BEGIN
  FOR owned IN
    SELECT p.polrelid::regclass FROM pg_policy p JOIN pg_attribute a ON a.attrelid = p.polrelid
    WHERE p.polname = 'own_rows' AND a.attname = 'user_id' AND a.attnotnull
      AND p.polrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)
  LOOP
    EXECUTE format('ALTER POLICY own_rows ON %s USING (coalesce(user_id = (SELECT request_user()), true))', owned);
  END LOOP;
END $$;
