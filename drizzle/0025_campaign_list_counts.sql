ALTER TABLE "campaigns" ADD COLUMN "asset_counts" json DEFAULT '{}'::json NOT NULL;--> statement-breakpoint
-- Adds to the row's newest counts, never to a number read before: two lists saved at once are both counted. The order of
-- the campaigns keeps two statements with several of them from waiting for each other.
CREATE FUNCTION count_campaign_lists() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  FOR change IN
    SELECT campaign_id, asset_type, CASE tg_op WHEN 'INSERT' THEN count(*) ELSE -count(*) END AS lists
    FROM changed GROUP BY campaign_id, asset_type ORDER BY campaign_id
  LOOP
    UPDATE public.campaigns SET asset_counts = jsonb_strip_nulls(asset_counts::jsonb || jsonb_build_object(
      change.asset_type, nullif(coalesce((asset_counts ->> change.asset_type)::int, 0) + change.lists, 0)))::json
    WHERE id = change.campaign_id;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaign_assets_added AFTER INSERT ON campaign_assets REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_campaign_lists();
--> statement-breakpoint
CREATE TRIGGER campaign_assets_removed AFTER DELETE ON campaign_assets REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_campaign_lists();
--> statement-breakpoint
CREATE FUNCTION refuse_moved_list() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a list keeps its campaign and its type: delete it and insert another';
END $$;
--> statement-breakpoint
CREATE TRIGGER campaign_assets_stay BEFORE UPDATE OF campaign_id, asset_type ON campaign_assets FOR EACH ROW
  WHEN ((old.campaign_id, old.asset_type) IS DISTINCT FROM (new.campaign_id, new.asset_type))
  EXECUTE FUNCTION refuse_moved_list();
--> statement-breakpoint
UPDATE campaigns c SET asset_counts = counts.by_type FROM (
  SELECT campaign_id, json_object_agg(asset_type, lists ORDER BY asset_type) AS by_type FROM (
    SELECT campaign_id, asset_type, count(*) AS lists FROM campaign_assets GROUP BY campaign_id, asset_type) AS kinds
  GROUP BY campaign_id) AS counts
WHERE counts.campaign_id = c.id;
