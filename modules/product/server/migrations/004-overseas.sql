-- The fund invests abroad; it is listed in the global-fund zone.
ALTER TABLE product.product ADD COLUMN overseas boolean NOT NULL DEFAULT false;
CREATE INDEX product_overseas ON product.product (institution_id, listed_last, code) WHERE overseas;
