ALTER TABLE "products" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', search_name), 'A') || setweight(to_tsvector('simple', search_text), 'C')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "sound" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "shown" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "products_search_words" ON "products" USING gin ("search") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "search_words_sound" ON "search_words" USING btree ("sound");--> statement-breakpoint
CREATE INDEX "search_words_beginning" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
DROP INDEX IF EXISTS "products_search";--> statement-breakpoint
TRUNCATE "search_words";
