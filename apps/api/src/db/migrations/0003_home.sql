CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"placement" text NOT NULL,
	"position" integer NOT NULL,
	"image" text NOT NULL,
	"alt" text NOT NULL,
	"href" text NOT NULL,
	CONSTRAINT "banners_placement" CHECK ("banners"."placement" in ('carousel', 'strip'))
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "testimonials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"location" text NOT NULL,
	"text" text NOT NULL,
	"image" text NOT NULL
);
