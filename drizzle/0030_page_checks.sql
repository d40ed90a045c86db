CREATE TABLE "page_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"label" text NOT NULL,
	"url" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"is_weekly" boolean DEFAULT false NOT NULL,
	"is_worse" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"report" jsonb,
	CONSTRAINT "page_checks_state_check" CHECK ("page_checks"."state" in ('waiting', 'running', 'done'))
);
--> statement-breakpoint
ALTER TABLE "page_checks" ADD CONSTRAINT "page_checks_campaign_fk" FOREIGN KEY ("campaign_id","user_id") REFERENCES "public"."campaigns"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_checks_campaign_idx" ON "page_checks" USING btree ("campaign_id","asked_at");--> statement-breakpoint
CREATE INDEX "page_checks_user_idx" ON "page_checks" USING btree ("user_id","finished_at");--> statement-breakpoint
CREATE INDEX "page_checks_open_idx" ON "page_checks" USING btree ("asked_at") WHERE "page_checks"."state" <> 'done';--> statement-breakpoint
ALTER TABLE "page_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "page_checks" USING (coalesce(user_id = (SELECT request_user()), true));
