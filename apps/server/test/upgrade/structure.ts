import type pg from 'pg'

const own = `n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast', 'public')`

/** What a database consists of besides its rows: one line each for columns, constraints, indexes, policies, rights … */
const parts: Readonly<Record<string, string>> = {
  column: `SELECT format('%I.%I.%I %s null=%s %s%s%s', n.nspname, c.relname, a.attname,
      format_type(a.atttypid, a.atttypmod), NOT a.attnotnull, a.attidentity, a.attgenerated,
      pg_get_expr(d.adbin, d.adrelid)) AS line
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
      LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE ${own} AND c.relkind IN ('r', 'v', 'S') AND a.attnum > 0 AND NOT a.attisdropped`,
  constraint: `SELECT format('%s %s %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) AS line
    FROM pg_constraint c JOIN pg_namespace n ON n.oid = c.connamespace WHERE ${own}`,
  index: `SELECT indexdef AS line FROM pg_indexes JOIN pg_namespace n ON n.nspname = schemaname WHERE ${own}`,
  rowSecurity: `SELECT format('%I.%I %s %s', n.nspname, c.relname, c.relrowsecurity, c.relforcerowsecurity) AS line
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE ${own} AND c.relkind = 'r'`,
  policy: `SELECT format('%s.%s %s %s %s %s %s', schemaname, tablename, policyname, roles, cmd, qual, with_check) AS line
    FROM pg_policies`,
  // a dump sets other parentheses around conditions
  trigger: `SELECT translate(pg_get_triggerdef(t.oid), '()', '') AS line FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      JOIN pg_namespace n ON n.oid = c.relnamespace WHERE ${own} AND NOT t.tgisinternal`,
  view: `SELECT format('%s.%s %s', schemaname, viewname, definition) AS line
    FROM pg_views JOIN pg_namespace n ON n.nspname = schemaname WHERE ${own}`,
  routine: `SELECT pg_get_functiondef(p.oid) AS line FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE ${own}`,
  right: `SELECT format('%I.%I %s to %s', n.nspname, c.relname, a.privilege_type, a.grantee::regrole) AS line
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, aclexplode(c.relacl) a
    WHERE ${own} AND a.grantee <> c.relowner`,
  columnRight: `SELECT format('%I.%I.%I %s to %s', n.nspname, c.relname, t.attname, a.privilege_type,
      a.grantee::regrole) AS line
    FROM pg_attribute t JOIN pg_class c ON c.oid = t.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace,
      aclexplode(t.attacl) a WHERE ${own}`,
  schemaRight: `SELECT format('%I %s to %s', n.nspname, a.privilege_type, a.grantee::regrole) AS line
    FROM pg_namespace n, aclexplode(n.nspacl) a WHERE ${own} AND a.grantee <> n.nspowner AND n.nspname !~ '^pg_'`,
  defaultRight: `SELECT format('%I %s %s to %s', n.nspname, d.defaclobjtype, a.privilege_type, a.grantee::regrole) AS line
    FROM pg_default_acl d JOIN pg_namespace n ON n.oid = d.defaclnamespace, aclexplode(d.defaclacl) a
    WHERE a.grantee <> d.defaclrole`,
}

export async function structureOf(client: pg.Client): Promise<Record<string, string[]>> {
  const structure: Record<string, string[]> = {}
  for (const [part, query] of Object.entries(parts)) {
    const { rows } = await client.query<{ line: string }>(query)
    structure[part] = rows.map(({ line }) => line).toSorted()
  }
  return structure
}
