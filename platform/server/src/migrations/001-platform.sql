-- The kernel's own tables: audit chain, outbox, idempotency keys, files, SMS and mail outbox.
CREATE FUNCTION platform.scope() RETURNS text LANGUAGE sql STABLE
  RETURN current_setting('app.scope', true);

-- Row-level security for a table with a manager's rows: its institution, or the operating side ('*').
CREATE FUNCTION platform.protect(target regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
  EXECUTE format($p$CREATE POLICY scope ON %s
    USING (institution_id = (SELECT platform.scope()) OR (SELECT platform.scope()) = '*')$p$, target);
END $$;

CREATE TABLE platform.audit (
  institution_id text NOT NULL,
  seq bigint NOT NULL,
  at timestamptz NOT NULL,
  real_person text NOT NULL,
  effective_account text,
  action text NOT NULL,
  object text NOT NULL,
  detail jsonb NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (institution_id, seq)
);
CREATE INDEX audit_newest ON platform.audit (at DESC, institution_id DESC, seq DESC);
CREATE INDEX audit_object ON platform.audit (object);
CREATE TABLE platform.audit_head (
  institution_id text PRIMARY KEY,
  seq bigint NOT NULL,
  hash bytea NOT NULL
);
SELECT platform.protect('platform.audit');

CREATE TABLE platform.outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic text NOT NULL,
  audience text[] NOT NULL,
  payload jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE platform.idempotency (
  person text NOT NULL,
  key text NOT NULL,
  call text NOT NULL,
  fingerprint text NOT NULL,
  answer jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (person, key)
);
CREATE INDEX idempotency_at ON platform.idempotency (at);

CREATE TABLE platform.file (
  id text PRIMARY KEY,
  institution_id text NOT NULL,
  hash text NOT NULL,
  name text NOT NULL,
  content_type text NOT NULL,
  size bigint NOT NULL,
  uploaded_by text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
SELECT platform.protect('platform.file');

CREATE TABLE platform.message_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('sms', 'mail')),
  recipient text NOT NULL,
  purpose text NOT NULL,
  body text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);

-- The chain's next link. The head's row lock orders the writers of one institution.
CREATE FUNCTION platform.audit_hash(previous bytea, institution text, seq bigint, at timestamptz, real_person text,
  effective text, action text, object text, detail jsonb) RETURNS bytea LANGUAGE sql IMMUTABLE
  RETURN sha256(previous || convert_to(
    jsonb_build_array(institution, seq, extract(epoch FROM at)::numeric(20, 6)::text, real_person, effective, action,
      object, detail)::text, 'UTF8'));

-- Appends the audit rows and events of one transaction and keeps the answer under its key.
-- Runs as the owner: the application role can neither change nor delete what is written here.
CREATE FUNCTION platform.finish(who jsonb, audits jsonb, events jsonb, key jsonb) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = platform, pg_temp SET app.scope = '*' AS $$
DECLARE
  entry jsonb;
  head platform.audit_head;
  moment timestamptz;
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
    head.seq := head.seq + 1;
    head.hash := platform.audit_hash(head.hash, entry->>'institutionId', head.seq, moment, who->>'real',
      who->>'effective', entry->>'action', entry->>'object', coalesce(entry->'detail', '{}'::jsonb));
    INSERT INTO platform.audit VALUES (entry->>'institutionId', head.seq, moment, who->>'real', who->>'effective',
      entry->>'action', entry->>'object', coalesce(entry->'detail', '{}'::jsonb), head.hash);
    UPDATE platform.audit_head SET seq = head.seq, hash = head.hash WHERE institution_id = entry->>'institutionId';
  END LOOP;
END $$;

-- Whether a client key is new, in another transaction's hands, or answered.
CREATE FUNCTION platform.claim_key(who text, wanted text) RETURNS jsonb
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = platform, pg_temp AS $$
DECLARE kept platform.idempotency;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended(who || ' ' || wanted, 7)) THEN
    RETURN '{"state": "busy"}';
  END IF;
  SELECT * INTO kept FROM platform.idempotency i WHERE i.person = who AND i.key = wanted;
  IF NOT FOUND THEN RETURN '{"state": "new"}'; END IF;
  RETURN jsonb_build_object('state', 'done', 'fingerprint', kept.fingerprint, 'answer', kept.answer);
END $$;

-- The first wrong link of a chain, or null where it holds up to its head.
CREATE FUNCTION platform.audit_check(institution text) RETURNS bigint
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = platform, pg_temp SET app.scope = '*' AS $$
DECLARE
  previous bytea := '';
  expected bigint := 0;
  link platform.audit;
  head platform.audit_head;
BEGIN
  FOR link IN SELECT * FROM platform.audit a WHERE a.institution_id = institution ORDER BY a.seq LOOP
    expected := expected + 1;
    IF link.seq <> expected OR link.hash <> platform.audit_hash(previous, link.institution_id, link.seq, link.at,
      link.real_person, link.effective_account, link.action, link.object, link.detail) THEN
      RETURN expected;
    END IF;
    previous := link.hash;
  END LOOP;
  SELECT * INTO head FROM platform.audit_head h WHERE h.institution_id = institution;
  IF coalesce(head.seq, 0) <> expected OR coalesce(head.hash, '') <> previous THEN RETURN expected + 1; END IF;
  RETURN NULL;
END $$;

REVOKE ALL ON ALL TABLES IN SCHEMA platform FROM iisp_app;
GRANT SELECT ON platform.audit, platform.audit_head, platform.outbox, platform.idempotency, platform.file,
  platform.message_outbox TO iisp_app;
GRANT INSERT ON platform.file, platform.message_outbox TO iisp_app;
GRANT UPDATE ON platform.outbox TO iisp_app;
GRANT DELETE ON platform.outbox, platform.idempotency, platform.message_outbox TO iisp_app;
