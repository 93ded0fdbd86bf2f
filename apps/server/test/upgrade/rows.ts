import type pg from 'pg'

type Row = Readonly<Record<string, unknown>>
/** The rows of each table, by its name with schema. */
export type Rows = ReadonlyMap<string, readonly Row[]>

/** Every row of every table, except the record of migrations. */
export async function rowsOf(client: pg.Client): Promise<Rows> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND n.nspname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  )
  const all = new Map<string, readonly Row[]>()
  for (const { name } of tables) {
    if (name === 'platform.migration') continue
    const { rows } = await client.query<{ row: Row }>(`SELECT to_jsonb(t) AS row FROM ${name} t`)
    all.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return all
}

/** The values that rows have in the columns of `like`, in an order of their own: columns that came later do not count. */
export function valuesOf(rows: readonly Row[], like: readonly Row[]): string[] {
  const columns = Object.keys(like[0] ?? {}).toSorted()
  return rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).toSorted()
}

/** The rows with the names that columns have today. */
export const underNewNames = (rows: readonly Row[], names: ReadonlyMap<string, string> = new Map()) =>
  rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [names.get(column) ?? column, value])),
  )
