-- The menus an account keeps at hand: quick ones and common ones, each list in its own order.
CREATE TABLE identity.menu_choice (
  institution_id text NOT NULL,
  account_id bigint NOT NULL REFERENCES identity.account,
  kind text NOT NULL CHECK (kind IN ('quick', 'common')),
  menu_ids text[] NOT NULL,
  PRIMARY KEY (account_id, kind)
);
SELECT platform.protect('identity.menu_choice');
