-- How long the page of a menu took in a browser, in milliseconds: until its script was there, and from then until it was drawn.
CREATE TABLE workspace.menu_timing (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  institution_id text NOT NULL,
  account_id bigint NOT NULL,
  menu_id text NOT NULL,
  load_ms integer NOT NULL CHECK (load_ms >= 0),
  render_ms integer NOT NULL CHECK (render_ms >= 0),
  at timestamptz NOT NULL
);
CREATE INDEX menu_timing_at ON workspace.menu_timing (at);
CREATE INDEX menu_timing_account ON workspace.menu_timing (account_id, at);
SELECT platform.protect('workspace.menu_timing');
GRANT DELETE ON workspace.menu_timing TO iisp_app;
REVOKE UPDATE ON workspace.menu_timing FROM iisp_app;
