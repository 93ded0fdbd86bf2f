-- What a person opened last, one row for each thing, and how often lately: `score` counts openings, and halves in a fortnight.
CREATE TABLE workspace.recent_item (
  institution_id text NOT NULL,
  account_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('menus', 'orders', 'products', 'partners')),
  key text NOT NULL CHECK (length(key) <= 60),
  title text NOT NULL CHECK (length(title) <= 220),
  detail text NOT NULL CHECK (length(detail) <= 220),
  page_id text NOT NULL CHECK (length(page_id) <= 20),
  query text NOT NULL CHECK (length(query) <= 500),
  score double precision NOT NULL,
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, institution_id, kind, key)
);
SELECT platform.protect('workspace.recent_item');
GRANT DELETE ON workspace.recent_item TO iisp_app;
