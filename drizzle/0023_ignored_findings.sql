CREATE TABLE "ignored_findings" (
	"user_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ignored_findings_user_id_campaign_id_key_pk" PRIMARY KEY("user_id","campaign_id","key")
);
--> statement-breakpoint
ALTER TABLE "ignored_findings" ADD CONSTRAINT "ignored_findings_campaign_fk" FOREIGN KEY ("campaign_id","user_id") REFERENCES "public"."campaigns"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ignored_findings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "ignored_findings" USING (CASE WHEN (SELECT request_user()) IS NULL THEN true ELSE user_id = (SELECT request_user()) END);
