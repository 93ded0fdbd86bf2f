-- Each audit row carries the portal's mark: 16 bytes that are used once and an HMAC-SHA256 over what the row says,
-- made with a key that the database never sees. Rows from before this migration have none; marked_from is the first
-- link of a chain that must have one, which the signed heads outside the database repeat.
ALTER TABLE platform.audit ADD COLUMN mark bytea;
ALTER TABLE platform.audit_head ADD COLUMN marked_from bigint NOT NULL DEFAULT 1;
UPDATE platform.audit_head SET marked_from = seq + 1;

DROP FUNCTION platform.audit_check(text);
DROP FUNCTION platform.finish(jsonb, jsonb, jsonb, jsonb);
DROP FUNCTION platform.audit_hash(bytea, text, bigint, timestamptz, text, text, text, text, jsonb);

-- The chain fixes order and time; what a row says is fixed by its mark.
CREATE FUNCTION platform.audit_link(previous bytea, mark bytea, seq bigint, at timestamptz) RETURNS bytea
  LANGUAGE sql IMMUTABLE
  RETURN sha256(previous || mark || int8send(seq) || int8send((extract(epoch FROM at) * 1000000)::bigint));

-- Appends the audit rows and events of one transaction and keeps the answer under its key. Gives the last link of
-- each chain it touched as {institution: [seq, hash]}. A row without a mark has no hash and is refused.
-- Runs as the owner: the application role can neither change nor delete what is written here.
CREATE FUNCTION platform.finish(who jsonb, audits jsonb, events jsonb, key jsonb) RETURNS jsonb
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = platform, pg_temp SET app.scope = '*' AS $$
DECLARE
  entry jsonb;
  head platform.audit_head;
  moment timestamptz;
  entry_mark bytea;
  heads jsonb := '{}';
BEGIN
  IF jsonb_array_length(events) > 0 THEN
    INSERT INTO platform.outbox (topic, audience, payload)
      SELECT e->>'topic', ARRAY(SELECT jsonb_array_elements_text(e->'audience')), e->'payload'
      FROM jsonb_array_elements(events) e;
  END IF;
  IF key <> 'null'::jsonb THEN
    INSERT INTO platform.idempotency (person, key, call, fingerprint, answer)
      VALUES (key->>'person', key->>'key', key->>'call', key->>'fingerprint', coalesce(key->'answer', 'null'::jsonb));
  END IF;
  -- Chains are locked in one order, so that two transactions over two institutions cannot meet.
  FOR entry IN SELECT e.value FROM jsonb_array_elements(audits) WITH ORDINALITY e ORDER BY e.value->>'institutionId', e.ordinality LOOP
    SELECT * INTO head FROM platform.audit_head WHERE institution_id = entry->>'institutionId' FOR UPDATE;
    IF NOT FOUND THEN
      INSERT INTO platform.audit_head (institution_id, seq, hash) VALUES (entry->>'institutionId', 0, '')
        ON CONFLICT (institution_id) DO NOTHING;
      SELECT * INTO head FROM platform.audit_head WHERE institution_id = entry->>'institutionId' FOR UPDATE;
    END IF;
    moment := clock_timestamp();
    entry_mark := decode(entry->>'mark', 'base64');
    head.seq := head.seq + 1;
    head.hash := platform.audit_link(head.hash, entry_mark, head.seq, moment);
    INSERT INTO platform.audit VALUES (entry->>'institutionId', head.seq, moment, who->>'real', who->>'effective',
      entry->>'action', entry->>'object', coalesce(entry->'detail', '{}'::jsonb), head.hash, entry_mark);
    UPDATE platform.audit_head SET seq = head.seq, hash = head.hash WHERE institution_id = entry->>'institutionId';
    heads := heads || jsonb_build_object(entry->>'institutionId',
      jsonb_build_array(head.seq, encode(head.hash, 'hex')));
  END LOOP;
  RETURN heads;
END $$;

-- How far the file of signed heads of each node has come, and what its witness said. The file and this table watch
-- each other: lines cut from the file's end are still counted here.
CREATE TABLE platform.audit_node (
  node text PRIMARY KEY,
  line bigint NOT NULL,
  at timestamptz NOT NULL,
  -- last line that the witness has, and why it does not take the next
  witnessed bigint NOT NULL DEFAULT 0,
  witness_problem text
);

-- A verification of all chains: a job that one node at a time works on, range by range.
CREATE TABLE platform.audit_verification (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done', 'cancelled', 'failed')),
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  rows_done bigint NOT NULL DEFAULT 0,
  rows_total bigint,
  -- of whoever works on it; another may take it over once lease_until has passed
  tries integer NOT NULL DEFAULT 0,
  lease_until timestamptz NOT NULL DEFAULT now(),
  -- when it ended and what was compared outside the chains, sealed by the portal
  summary text,
  seal text
);
CREATE UNIQUE INDEX audit_verification_running ON platform.audit_verification ((true)) WHERE state = 'running';

-- How far each chain is and what was found. The portal seals the text, so that an owner cannot write a result.
CREATE TABLE platform.audit_verified (
  verification bigint NOT NULL REFERENCES platform.audit_verification ON DELETE CASCADE,
  institution_id text NOT NULL,
  progress text NOT NULL,
  seal text NOT NULL,
  PRIMARY KEY (verification, institution_id)
);
GRANT SELECT, INSERT, UPDATE ON platform.audit_node TO iisp_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON platform.audit_verification, platform.audit_verified TO iisp_app;
