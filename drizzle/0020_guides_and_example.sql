ALTER TABLE "campaigns" ADD COLUMN "is_example" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Accounts that exist already know the product: their guides are closed. New accounts start with them open.
ALTER TABLE "profiles" ADD COLUMN "closed_guides" text[] DEFAULT '{first_steps,tour}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "closed_guides" SET DEFAULT '{}'::text[];--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_example_idx" ON "campaigns" USING btree ("user_id") WHERE "campaigns"."is_example";
