-- What an event is about: its topic and the fields of its payload that identify something (id, orderId, …), or the
-- whole payload where none does. Events of one object reach the subscribers in the order of their numbers.
CREATE FUNCTION platform.event_object(topic text, payload jsonb) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN topic || coalesce((SELECT string_agg(' ' || key || '=' || (value #>> '{}'), '' ORDER BY key)
    FROM jsonb_each(payload) WHERE key = 'id' OR key LIKE '%Id'), ' ' || payload::text);

ALTER TABLE platform.outbox
  ADD COLUMN object text NOT NULL GENERATED ALWAYS AS (platform.event_object(topic, payload)) STORED;

-- Events beside the queue: one whose subscriber failed, and the later ones of its object, which wait behind it.
-- The first of an object is tried again at next_at, until it succeeds or dies; a dead one waits for an operator.
CREATE TABLE platform.failed_event (
  -- its number in the outbox
  id bigint PRIMARY KEY,
  object text NOT NULL,
  topic text NOT NULL,
  audience text[] NOT NULL,
  payload jsonb NOT NULL,
  at timestamptz NOT NULL,
  -- names of the subscribers that have had it
  done text[] NOT NULL DEFAULT '{}',
  tries integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL DEFAULT now(),
  dead_at timestamptz,
  -- what the last try failed with; '' where there was none yet
  reason text NOT NULL DEFAULT ''
);
CREATE INDEX failed_event_object ON platform.failed_event (object, id);
GRANT SELECT, INSERT, UPDATE, DELETE ON platform.failed_event TO iisp_app;
