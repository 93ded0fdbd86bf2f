-- Messages on their way to the SMS and mail ports: written with what causes them, sent outside any transaction,
-- gone once sent. next_at is the next try, and the lease of whoever is sending now.
CREATE TABLE platform.message_queue (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('sms', 'mail')),
  -- {phone, text, purpose} or {to, subject, text}
  message jsonb NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX message_queue_next ON platform.message_queue (channel, next_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON platform.message_queue TO iisp_app;
