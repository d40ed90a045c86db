ALTER TABLE "stripe_subscriptions" ADD COLUMN "payer_email" text;--> statement-breakpoint
CREATE INDEX "stripe_subscriptions_payer_idx" ON "stripe_subscriptions" USING btree ("payer_email");