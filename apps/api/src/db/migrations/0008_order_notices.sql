CREATE TABLE "order_notices" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE INDEX "order_notices_due" ON "order_notices" USING btree ("next_attempt_at") WHERE "order_notices"."sent_at" is null;