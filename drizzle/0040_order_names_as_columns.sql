DROP INDEX "order_events_transaction_idx";--> statement-breakpoint
DROP INDEX "network_orders_name_idx";--> statement-breakpoint
ALTER TABLE "morning_mails" ADD COLUMN "told_silences" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "network_orders" ADD COLUMN "name" text GENERATED ALWAYS AS (lower(order_id)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "other_name" text GENERATED ALWAYS AS (lower(content->>'transaction')) STORED;--> statement-breakpoint
CREATE INDEX "order_events_other_idx" ON "order_events" USING btree ("user_id","other_name") WHERE "order_events"."other_name" is not null;--> statement-breakpoint
CREATE INDEX "network_orders_name_idx" ON "network_orders" USING btree ("user_id","name");