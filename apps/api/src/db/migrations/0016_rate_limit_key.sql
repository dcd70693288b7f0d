CREATE TABLE "rate_limit_key" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "rate_limit_key_one_row" CHECK ("rate_limit_key"."id" = 1)
);
--> statement-breakpoint
DROP INDEX "products_reduction";--> statement-breakpoint
DROP INDEX "products_category_reduction";--> statement-breakpoint
-- Both numbers come from the secure random source of the server: 244 bits.
INSERT INTO "rate_limit_key" ("id", "key") VALUES (1, gen_random_uuid()::text || gen_random_uuid()::text);
