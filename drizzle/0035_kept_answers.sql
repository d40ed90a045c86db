CREATE TABLE "kept_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"campaign_id" uuid,
	"kind" text NOT NULL,
	"stamp" text NOT NULL,
	"computed_stamp" text,
	"answer" text,
	"computed_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_answers_kind_key" UNIQUE NULLS NOT DISTINCT("user_id","campaign_id","kind")
);
--> statement-breakpoint
ALTER TABLE "kept_answers" ADD CONSTRAINT "kept_answers_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_answers" ADD CONSTRAINT "kept_answers_campaign_fk" FOREIGN KEY ("campaign_id","user_id") REFERENCES "public"."campaigns"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_answers_open_idx" ON "kept_answers" USING btree ("asked_at") WHERE "kept_answers"."computed_stamp" is distinct from "kept_answers"."stamp";--> statement-breakpoint
ALTER TABLE "kept_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "kept_answers" USING (coalesce(user_id = (SELECT request_user()), true));
