-- Files of the institutions, uploads in parts, exports. The bytes lie in the file store under their hash.
CREATE TABLE files.stored_file (
  id text PRIMARY KEY,
  institution_id text NOT NULL,
  -- what it is kept for: 'module.what'
  purpose text NOT NULL,
  name text NOT NULL,
  content_type text NOT NULL,
  size bigint NOT NULL,
  hash text NOT NULL,
  account_id text NOT NULL,
  uploaded_by text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX stored_file_institution ON files.stored_file (institution_id) INCLUDE (size);
CREATE INDEX stored_file_hash ON files.stored_file (hash);
SELECT platform.protect('files.stored_file');

-- The list that was the kernel's: its files were attachments of transfer orders.
SELECT set_config('app.scope', '*', true);
INSERT INTO files.stored_file (id, institution_id, purpose, name, content_type, size, hash, account_id, uploaded_by, at)
  SELECT id, institution_id, 'transfers.attachment', name, content_type, size, hash, '', uploaded_by, at
  FROM platform.file;
DROP TABLE platform.file;

-- What other modules may join: what a file is called and how large it is.
CREATE VIEW files.file WITH (security_invoker = true) AS
  SELECT id, institution_id, purpose, name, size FROM files.stored_file;

-- Absent: the usual quota.
CREATE TABLE files.quota (
  institution_id text PRIMARY KEY,
  bytes bigint NOT NULL CHECK (bytes >= 0)
);
SELECT platform.protect('files.quota');
REVOKE INSERT, UPDATE ON files.quota FROM iisp_app;

CREATE TABLE files.upload (
  id text PRIMARY KEY,
  institution_id text NOT NULL,
  account_id text NOT NULL,
  purpose text NOT NULL,
  name text NOT NULL,
  size bigint NOT NULL,
  part_bytes int NOT NULL,
  about jsonb NOT NULL,
  -- the file that it became
  file_id text,
  touched_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX upload_account ON files.upload (account_id, purpose);
CREATE INDEX upload_touched ON files.upload (touched_at);
SELECT platform.protect('files.upload');

CREATE TABLE files.upload_part (
  upload_id text NOT NULL REFERENCES files.upload ON DELETE CASCADE,
  part int NOT NULL,
  institution_id text NOT NULL,
  hash text NOT NULL,
  size int NOT NULL,
  PRIMARY KEY (upload_id, part)
);
CREATE INDEX upload_part_hash ON files.upload_part (hash);
SELECT platform.protect('files.upload_part');

-- Content that a row gave up: taken away as soon as no other row needs it.
CREATE TABLE files.loose_content (hash text PRIMARY KEY);

CREATE TABLE files.export_job (
  id text PRIMARY KEY,
  recency bigint GENERATED ALWAYS AS IDENTITY,
  institution_id text NOT NULL,
  account_id text NOT NULL,
  source text NOT NULL,
  format text NOT NULL CHECK (format IN ('xlsx', 'csv')),
  title text NOT NULL,
  columns jsonb NOT NULL,
  filters jsonb NOT NULL,
  -- who asked and what they could see then
  actor jsonb NOT NULL,
  language text NOT NULL,
  state text NOT NULL DEFAULT 'queued'
    CHECK (state IN ('queued', 'running', 'done', 'failed', 'cancelled', 'expired')),
  tries int NOT NULL DEFAULT 0,
  rows_done int NOT NULL DEFAULT 0,
  rows_total int,
  file_id text,
  file_name text NOT NULL DEFAULT '',
  size bigint,
  error text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  -- a node that works on it says so
  beat_at timestamptz,
  expires_at timestamptz
);
CREATE INDEX export_job_account ON files.export_job (account_id, recency DESC);
CREATE INDEX export_job_open ON files.export_job (state, recency) WHERE state IN ('queued', 'running', 'done');
SELECT platform.protect('files.export_job');

GRANT DELETE ON files.stored_file, files.upload, files.upload_part, files.loose_content, files.export_job TO iisp_app;
