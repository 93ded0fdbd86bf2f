import type { ClientBase } from 'pg'

/** A column of a table or view, as PostgreSQL describes it. */
export interface Column {
  readonly schema: string
  readonly table: string
  readonly name: string
  /** As `format_type` names it: 'bigint', 'text[]'. */
  readonly type: string
  /** Also of the columns of all views: PostgreSQL does not know which of them are never null. */
  readonly isNullable: boolean
  /** An insert may leave it out. */
  readonly hasDefault: boolean
  /** A generated column or one of a view: never written. */
  readonly isComputed: boolean
  /** The definition of the CHECK that lists its values, if it has one. */
  readonly listed: string | null
}

/** Reads the columns of all tables and views, those of a table in the order in which the migrations added them. */
export async function readColumns(client: ClientBase): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `SELECT n.nspname AS schema, c.relname AS table, a.attname AS name, format_type(a.atttypid, NULL) AS type,
       NOT a.attnotnull AS "isNullable", a.atthasdef OR a.attidentity <> '' AS "hasDefault",
       c.relkind = 'v' OR a.attgenerated <> '' AS "isComputed",
       (SELECT min(pg_get_constraintdef(k.oid)) FROM pg_constraint k
        WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.convalidated AND k.conkey = ARRAY[a.attnum]
          AND pg_get_constraintdef(k.oid) LIKE 'CHECK ((' || quote_ident(a.attname) || ' = ANY (ARRAY[%') AS listed
     FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p', 'v') AND a.attnum > 0 AND NOT a.attisdropped
       AND n.nspname NOT IN ('pg_catalog', 'information_schema')
     ORDER BY n.nspname, c.relname, a.attnum`,
  )
  return rows
}
