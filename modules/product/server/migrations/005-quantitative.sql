-- The product is traded by quantitative strategies; it is listed in the quantitative zone.
ALTER TABLE product.product ADD COLUMN quantitative boolean NOT NULL DEFAULT false;
CREATE INDEX product_quantitative ON product.product (institution_id, listed_last, code) WHERE quantitative;
