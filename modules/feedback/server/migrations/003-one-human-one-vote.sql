-- Somebody with accounts at several institutions is one human being: person.human_id, or the person itself without one.
ALTER TABLE feedback.demand_author ADD COLUMN human_id bigint;
UPDATE feedback.demand_author a SET human_id = coalesce(p.human_id, a.person_id)
  FROM identity.person p WHERE p.id = a.person_id;
UPDATE feedback.demand_author SET human_id = person_id WHERE human_id IS NULL;
ALTER TABLE feedback.demand_author ALTER COLUMN human_id SET NOT NULL;

ALTER TABLE feedback.demand_vote ADD COLUMN human_id bigint;
UPDATE feedback.demand_vote v SET human_id = coalesce(p.human_id, p.id)
  FROM identity.account a JOIN identity.person p ON p.id = a.person_id WHERE a.id = v.account_id;
-- of several votes of one human being the first stays
DELETE FROM feedback.demand_vote v USING feedback.demand_vote first
  WHERE first.demand_id = v.demand_id AND first.human_id = v.human_id
    AND (first.at, first.account_id) < (v.at, v.account_id);
UPDATE feedback.demand d SET votes = (SELECT count(*) FROM feedback.demand_vote v WHERE v.demand_id = d.id)
  WHERE votes <> (SELECT count(*) FROM feedback.demand_vote v WHERE v.demand_id = d.id);
ALTER TABLE feedback.demand_vote ALTER COLUMN human_id SET NOT NULL,
  ADD CONSTRAINT demand_vote_human UNIQUE (demand_id, human_id);

-- What one human being did from accounts of other institutions, whose rows their present scope hides. Each answers and
-- changes only rows of the human being that it is asked for.
CREATE FUNCTION feedback.has_proposed(demand bigint, human bigint) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = feedback, pg_temp SET app.scope = '*' AS $$
  SELECT EXISTS (SELECT FROM feedback.demand_author a
    WHERE a.demand_id = demand AND a.reply_id IS NULL AND a.human_id = human) $$;
CREATE FUNCTION feedback.has_voted(demand bigint, human bigint) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = feedback, pg_temp SET app.scope = '*' AS $$
  SELECT EXISTS (SELECT FROM feedback.demand_vote v WHERE v.demand_id = demand AND v.human_id = human) $$;
-- The number of votes taken back: 0 or 1.
CREATE FUNCTION feedback.take_vote_back(demand bigint, human bigint) RETURNS bigint
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = feedback, pg_temp SET app.scope = '*' AS $$
  WITH gone AS (DELETE FROM feedback.demand_vote v WHERE v.demand_id = demand AND v.human_id = human RETURNING 1)
  SELECT count(*) FROM gone $$;
-- votes are taken back by this function alone
REVOKE DELETE ON feedback.demand_vote FROM iisp_app;
