ALTER TABLE "campaign_plans" ADD COLUMN "imported" jsonb;--> statement-breakpoint
ALTER TABLE "campaign_plans" ADD COLUMN "imported_bytes" integer DEFAULT 0 NOT NULL;