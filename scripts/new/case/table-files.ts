import type { CaseNames } from './names.ts'

const columns = `  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  institution_id text NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  status text NOT NULL DEFAULT 'entered' CHECK (status IN ('entered', 'confirmed', 'refused')),
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  entered_by text NOT NULL,
  entered_name text NOT NULL,
  entered_at timestamptz NOT NULL,
  decided_by text,
  decided_name text NOT NULL DEFAULT '',
  decided_at timestamptz,
  reason text NOT NULL DEFAULT '',
  CHECK (decided_by IS NULL OR decided_by <> entered_by)`

export const migration = ({ table }: CaseNames) => `CREATE TABLE ${table} (
${columns}
);
CREATE INDEX ON ${table} (institution_id, id DESC);
SELECT platform.protect('${table}');
`

/** The table as \`npm run tables\` writes it. */
export const generatedTable = ({ table }: CaseNames) => `  '${table}': {
    id: Generated<string>
    institution_id: string
    name: string
    status: Generated<'entered' | 'confirmed' | 'refused'>
    version: Generated<number>
    entered_by: string
    entered_name: string
    entered_at: Moment
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: MomentOrNull
    reason: Generated<string>
  }
`
