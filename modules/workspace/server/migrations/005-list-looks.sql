-- When an account last looked at the list of a page; one row for each page that it may open.
CREATE TABLE workspace.list_look (
  institution_id text NOT NULL,
  account_id bigint NOT NULL,
  page_id text NOT NULL CHECK (length(page_id) <= 20),
  looked_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, institution_id, page_id)
);
SELECT platform.protect('workspace.list_look');
