-- Who was reminded of an order that waits for them. type 1: to review, 2: to sign.
CREATE TABLE transfers.order_notice (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES transfers.transfer_order,
  institution_id text NOT NULL,
  type text NOT NULL CHECK (type IN ('1', '2')),
  account_id bigint NOT NULL,
  sent_by text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX order_notice_order ON transfers.order_notice (order_id, at);
SELECT platform.protect('transfers.order_notice');
REVOKE UPDATE ON transfers.order_notice FROM iisp_app;
