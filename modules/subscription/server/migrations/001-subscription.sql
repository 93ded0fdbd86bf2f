-- What an account subscribed to. An ended subscription stays, for its deliveries.
CREATE TABLE subscription.subscription (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  institution_id text NOT NULL,
  account_id bigint NOT NULL,
  kind text NOT NULL,
  channels text[] NOT NULL,
  frequency text NOT NULL CHECK (frequency IN ('instant', 'daily', 'weekly')),
  -- HH:mm in Shanghai; 1 Monday to 7 Sunday
  time text NOT NULL,
  weekday smallint NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  language text NOT NULL CHECK (language IN ('zh', 'en')),
  -- the side of the institution at which the person subscribed, whose rights count
  institution_kind text NOT NULL,
  active boolean NOT NULL,
  -- null: an event makes it due
  next_due timestamptz,
  -- everything before this moment has been told
  covered_until timestamptz NOT NULL,
  -- a node is at work on it until then
  claimed_until timestamptz,
  UNIQUE (account_id, kind)
);
CREATE INDEX subscription_due ON subscription.subscription (next_due) WHERE active;
SELECT platform.protect('subscription.subscription');

CREATE TABLE subscription.delivery (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subscription_id bigint NOT NULL REFERENCES subscription.subscription,
  institution_id text NOT NULL,
  account_id bigint NOT NULL,
  kind text NOT NULL,
  due_at timestamptz NOT NULL,
  at timestamptz NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('sent', 'empty', 'refused')),
  channels text[] NOT NULL,
  total integer NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  -- of two nodes one delivers
  UNIQUE (subscription_id, due_at)
);
CREATE INDEX delivery_of_account ON subscription.delivery (account_id, id DESC);
CREATE INDEX delivery_at ON subscription.delivery (at);
SELECT platform.protect('subscription.delivery');
REVOKE UPDATE ON subscription.delivery FROM iisp_app;
GRANT DELETE ON subscription.delivery TO iisp_app;
