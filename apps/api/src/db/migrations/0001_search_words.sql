CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "search_words" SELECT DISTINCT unnest(string_to_array(trim("search_text"), ' ')) FROM "products" ON CONFLICT DO NOTHING;
