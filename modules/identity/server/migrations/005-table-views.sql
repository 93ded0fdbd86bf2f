-- Views of tables that an account keeps under names; one of a table may be the default.
CREATE TABLE identity.table_view (
  institution_id text NOT NULL,
  account_id bigint NOT NULL REFERENCES identity.account,
  table_id text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  PRIMARY KEY (account_id, table_id, name)
);
CREATE UNIQUE INDEX table_view_default ON identity.table_view (account_id, table_id) WHERE is_default;
-- Menus whose lists an account wants to be asked for by hand; all others are asked for at once.
CREATE TABLE identity.manual_menu (
  institution_id text NOT NULL,
  account_id bigint NOT NULL REFERENCES identity.account,
  menu_id text NOT NULL,
  PRIMARY KEY (account_id, menu_id)
);
SELECT platform.protect('identity.table_view'), platform.protect('identity.manual_menu');
GRANT DELETE ON identity.table_view, identity.manual_menu TO iisp_app;
