-- Performance fees that the register has taken are owed to the manager until they are paid out of the custody account.
ALTER TABLE ta.fund_register ADD performance_owed numeric(20, 2) NOT NULL DEFAULT 0;
COMMENT ON COLUMN ta.fund_register.performance_owed IS
  'performance fees taken less all payments of them, yuan; below zero after a correction of what had been paid';

CREATE SEQUENCE ta.performance_payment_number START WITH 100001;
CREATE TABLE ta.performance_payment (
  id bigint PRIMARY KEY DEFAULT nextval('ta.performance_payment_number'),
  institution_id text NOT NULL,
  product_id bigint NOT NULL,
  amount numeric(20, 2) NOT NULL CHECK (amount > 0),
  -- the order that pays it; null where the manager was paid by hand, which has a reason
  order_id bigint UNIQUE,
  order_no text,
  reason text NOT NULL DEFAULT '',
  paid_by text NOT NULL,
  paid_name text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  CHECK ((order_id IS NULL) = (order_no IS NULL)),
  CHECK (order_id IS NOT NULL OR reason <> '')
);
CREATE INDEX performance_payment_fund ON ta.performance_payment (product_id, id DESC);
SELECT platform.protect('ta.performance_payment');
REVOKE UPDATE ON ta.performance_payment FROM iisp_app;

-- What was taken until now could be paid by hand only. It counts as paid, so that nothing is paid twice.
SELECT set_config('app.scope', '*', true);
INSERT INTO ta.performance_payment (institution_id, product_id, amount, reason, paid_by, paid_name)
SELECT institution_id, product_id, sum(fee), '升级前已由管理人自行支付', 'system', '系统' FROM (
  SELECT institution_id, product_id, performance_fee AS fee FROM ta.confirmation WHERE valid
  UNION ALL
  SELECT institution_id, product_id, (totals->>'fee')::numeric FROM ta.fee_day
  WHERE status = 'confirmed' AND taken_from = 'nav'
) taken
GROUP BY institution_id, product_id HAVING sum(fee) > 0;
