ALTER TABLE "session" ADD COLUMN "proven_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "session" SET "proven_at" = "created_at", "expires_at" = least("expires_at", "created_at" + interval '90 days');
