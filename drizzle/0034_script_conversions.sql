ALTER TABLE "conversion_feeds" DROP CONSTRAINT "conversion_feeds_format_check";--> statement-breakpoint
ALTER TABLE "conversion_feeds" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "conversion_feeds" ADD CONSTRAINT "conversion_feeds_format_check" CHECK ("conversion_feeds"."format" in ('legacy', 'data-manager', 'script'));