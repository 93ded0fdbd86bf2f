-- A confirmed dividend may be revoked, and another one entered that takes its place.
ALTER TABLE ta.dividend
  DROP CONSTRAINT dividend_status_check,
  ADD CONSTRAINT dividend_status_check
    CHECK (status IN ('entered', 'approved', 'computed', 'confirmed', 'returned', 'stopped', 'revoked')),
  -- shares, mark and last dealing date of the fund's register before it; none of what was confirmed before this migration
  ADD register_before jsonb,
  -- the revoked dividend whose place it takes, the first of the chain, and its place in it
  ADD corrects bigint REFERENCES ta.dividend,
  ADD first_id bigint REFERENCES ta.dividend,
  ADD attempt integer NOT NULL DEFAULT 1 CHECK (attempt > 0),
  ADD CHECK ((corrects IS NULL) = (first_id IS NULL) AND (corrects IS NULL) = (attempt = 1));
CREATE UNIQUE INDEX dividend_corrects ON ta.dividend (corrects) WHERE status NOT IN ('returned', 'stopped');
