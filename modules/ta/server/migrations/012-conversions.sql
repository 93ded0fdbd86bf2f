-- Conversions. The confirmation out of the source fund (138) says which fund takes its money, which run of that fund has taken
-- it over, and what of its fee is the top-up for the target's load; `top_up_fund` is the part of it that the target fund keeps.
ALTER TABLE ta.confirmation
  ADD target_product_id bigint,
  ADD target_run_id bigint REFERENCES ta.dealing_run,
  ADD top_up_fee numeric(18, 2) NOT NULL DEFAULT 0 CHECK (top_up_fee >= 0),
  ADD top_up_fund numeric(18, 2) NOT NULL DEFAULT 0 CHECK (top_up_fund >= 0 AND top_up_fund <= top_up_fee),
  ADD CHECK ((business_code = '138') = (target_product_id IS NOT NULL)),
  ADD CHECK (target_run_id IS NULL OR target_product_id IS NOT NULL);
CREATE INDEX confirmation_incoming ON ta.confirmation (target_product_id, dealing_date)
  WHERE target_product_id IS NOT NULL AND target_run_id IS NULL;
CREATE INDEX confirmation_target_run ON ta.confirmation (target_run_id) WHERE target_run_id IS NOT NULL;
CREATE INDEX application_incoming ON ta.application (target_product_id, dealing_date)
  WHERE target_product_id IS NOT NULL;

-- Open days of funds with something to deal: passed applications that no run has, conversions in that no run has taken over, a
-- run that is not given up. `awaited` are conversions in whose source fund has not been dealt.
CREATE OR REPLACE VIEW ta.dealing_day WITH (security_invoker = true) AS
SELECT institution_id, product_id, dealing_date, coalesce(w.waiting, 0) AS waiting,
  coalesce(w.amount, 0)::numeric(20, 2) AS waiting_amount, coalesce(w.shares, 0)::numeric(20, 2) AS waiting_shares,
  r.id AS run_id, coalesce(w.awaited, 0) AS awaited
FROM (
  SELECT institution_id, product_id, dealing_date, sum(waiting)::int AS waiting, sum(amount) AS amount, sum(shares) AS shares,
    sum(awaited)::int AS awaited
  FROM (
    SELECT institution_id, product_id, dealing_date, 1 AS waiting, amount,
      CASE WHEN business_code IN ('024', '036', '142') THEN remaining_shares END AS shares, 0 AS awaited
    FROM ta.application WHERE status = '3' AND run_id IS NULL
    UNION ALL
    SELECT institution_id, target_product_id, dealing_date, 0, NULL, NULL, 1
    FROM ta.application WHERE status = '3' AND target_product_id IS NOT NULL
    UNION ALL
    SELECT institution_id, target_product_id, dealing_date, 1, NULL, NULL, 0
    FROM ta.confirmation
    WHERE valid AND target_product_id IS NOT NULL AND target_run_id IS NULL AND net_amount > 0
  ) one GROUP BY 1, 2, 3
) w
FULL JOIN (
  SELECT id, institution_id, product_id, dealing_date FROM ta.dealing_run
  WHERE status IN ('frozen', 'computed', 'approved', 'confirmed', 'published')
) r USING (institution_id, product_id, dealing_date);
