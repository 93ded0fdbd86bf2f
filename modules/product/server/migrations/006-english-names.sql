-- The English name of a product, '' where none is known. Documents name the product by its registered name.
ALTER TABLE product.product ADD COLUMN name_en text NOT NULL DEFAULT '' CHECK (length(name_en) <= 200);
