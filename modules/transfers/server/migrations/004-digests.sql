-- The mails that sum up a day for those who wished for it: at most one an account and day of sending.
CREATE TABLE transfers.digest (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  institution_id text NOT NULL,
  account_id bigint NOT NULL,
  -- the transfer date that it sums up
  day date NOT NULL,
  sent_on date NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  UNIQUE (account_id, sent_on)
);
SELECT platform.protect('transfers.digest');
REVOKE UPDATE ON transfers.digest FROM iisp_app;
