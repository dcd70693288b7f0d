CREATE TABLE "build_files" (
	"name" text PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
