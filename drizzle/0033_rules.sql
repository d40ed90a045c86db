CREATE TABLE "morning_mails" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"time_zone" text NOT NULL,
	"from_hour" integer DEFAULT 7 NOT NULL,
	"until_hour" integer DEFAULT 21 NOT NULL,
	"last_day" date,
	"last_mail_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rule_findings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"rule_id" uuid NOT NULL,
	"key" text NOT NULL,
	"day" date NOT NULL,
	"campaign" text,
	"text" text NOT NULL,
	"change" jsonb,
	"gain" double precision,
	"risk" double precision,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rule_findings_state_check" CHECK ("rule_findings"."state" in ('open', 'sent', 'dismissed'))
);
--> statement-breakpoint
CREATE TABLE "rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mode" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"params" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_run_at" timestamp with time zone,
	CONSTRAINT "rules_id_user_key" UNIQUE("id","user_id"),
	CONSTRAINT "rules_account_kind_key" UNIQUE("account_id","kind"),
	CONSTRAINT "rules_kind_check" CHECK ("rules"."kind" in ('kill', 'scale', 'limited_winner', 'pace_day', 'pace_month', 'cpc_jump', 'tracking', 'disapproved', 'silent')),
	CONSTRAINT "rules_mode_check" CHECK ("rules"."mode" in ('propose', 'act'))
);
--> statement-breakpoint
ALTER TABLE "bridge_commands" ADD COLUMN "rule" text;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD COLUMN "stop_link" text;--> statement-breakpoint
ALTER TABLE "morning_mails" ADD CONSTRAINT "morning_mails_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rule_findings" ADD CONSTRAINT "rule_findings_rule_fk" FOREIGN KEY ("rule_id","user_id") REFERENCES "public"."rules"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rules" ADD CONSTRAINT "rules_account_fk" FOREIGN KEY ("account_id","user_id") REFERENCES "public"."bridge_accounts"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rule_findings_rule_idx" ON "rule_findings" USING btree ("rule_id","day");--> statement-breakpoint
CREATE INDEX "rule_findings_user_idx" ON "rule_findings" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "rules_due_idx" ON "rules" USING btree ("last_run_at");--> statement-breakpoint
ALTER TABLE "rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "rules" USING (coalesce(user_id = (SELECT request_user()), true));--> statement-breakpoint
ALTER TABLE "rule_findings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "rule_findings" USING (coalesce(user_id = (SELECT request_user()), true));--> statement-breakpoint
ALTER TABLE "morning_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "morning_mails" USING (coalesce(user_id = (SELECT request_user()), true));
