-- The file store of this installation, by the id that the store carries. One row, written at the first start.
CREATE TABLE platform.file_store (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  id text NOT NULL,
  -- whether the store carries the id: a start may be cut off between the two
  written boolean NOT NULL DEFAULT false
);
GRANT SELECT, INSERT, UPDATE ON platform.file_store TO iisp_app;
