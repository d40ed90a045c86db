ALTER TABLE "security_events" ADD COLUMN "about_id" uuid;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_about_id_user_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_events_kind_idx" ON "security_events" USING btree ("event","created_at","id");--> statement-breakpoint
CREATE INDEX "security_events_about_idx" ON "security_events" USING btree ("about_id") WHERE "security_events"."about_id" is not null;--> statement-breakpoint
CREATE FUNCTION sweep_security_events() RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp
AS $$ DELETE FROM security_events WHERE created_at < now() - interval '180 days' $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION sweep_security_events() FROM public;
