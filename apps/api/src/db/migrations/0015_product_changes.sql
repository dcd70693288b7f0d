CREATE TABLE "product_changes" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"changed_by" "xid8" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_changes_changed_by" ON "product_changes" USING btree ("changed_by");--> statement-breakpoint
CREATE FUNCTION "note_product_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer := 0;
BEGIN
  IF TG_TABLE_NAME = 'products' THEN
    IF TG_OP = 'DELETE' THEN changed := OLD.id; ELSE changed := NEW.id; END IF;
  END IF;
  INSERT INTO product_changes (product_id, changed_by) VALUES (changed, pg_current_xact_id())
  ON CONFLICT (product_id) DO UPDATE SET changed_by = excluded.changed_by
    WHERE product_changes.changed_by <> excluded.changed_by;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "note_added_or_removed" AFTER INSERT OR DELETE ON "products" FOR EACH ROW EXECUTE FUNCTION note_product_change();--> statement-breakpoint
-- An order changes the quantity only, and its trigger runs nothing unless the last piece goes or the first one comes.
CREATE TRIGGER "note_stock" AFTER UPDATE OF "quantity" ON "products" FOR EACH ROW WHEN ((OLD.quantity > 0) IS DISTINCT FROM (NEW.quantity > 0)) EXECUTE FUNCTION note_product_change();--> statement-breakpoint
CREATE TRIGGER "note_change" AFTER UPDATE OF "category_id", "product_type", "price", "discount_price", "attributes", "search_text", "search_name", "deleted_at" ON "products" FOR EACH ROW WHEN ((OLD.category_id, OLD.product_type, OLD.price, OLD.discount_price, OLD.attributes, OLD.search_text, OLD.search_name, OLD.deleted_at) IS DISTINCT FROM (NEW.category_id, NEW.product_type, NEW.price, NEW.discount_price, NEW.attributes, NEW.search_text, NEW.search_name, NEW.deleted_at)) EXECUTE FUNCTION note_product_change();--> statement-breakpoint
CREATE TRIGGER "note_categories" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION note_product_change();--> statement-breakpoint
CREATE TRIGGER "note_labels" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "attribute_labels" FOR EACH STATEMENT EXECUTE FUNCTION note_product_change();
