DROP INDEX "campaign_assets_counts_idx";--> statement-breakpoint
CREATE INDEX "campaign_assets_counts_idx" ON "campaign_assets" USING btree ("user_id","campaign_id","asset_type","byte_count");