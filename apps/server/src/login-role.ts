import { StartupError } from '@iisp/server/config/startup-error'
import pg from 'pg'

/**
 * The roles that the login role is, or can become, and that may do more than serving calls needs: $1 is the owner's
 * role, null where unknown.
 */
const tooMighty = `
  SELECT rolname AS name FROM pg_roles
  WHERE pg_has_role(session_user, oid, 'MEMBER') AND (
    rolsuper OR rolbypassrls OR rolcreaterole OR rolcreatedb OR rolreplication OR rolname = $1
    OR rolname IN ('pg_execute_server_program', 'pg_read_server_files', 'pg_write_server_files', 'pg_read_all_data',
      'pg_write_all_data'))
  ORDER BY rolname <> session_user, rolname LIMIT 5`

/**
 * Looks at the role that the portal connects as. Injected SQL can do whatever that role or one it can become may do,
 * so it must be no superuser and not the owner of the tables. Where DATABASE_ADMIN_URL is set such a role is refused
 * with a StartupError; where it is not, a line at the start warns of it. Gives the role's name.
 */
export async function checkLoginRole(
  url: string,
  adminUrl: string | null,
  log: (line: string) => void,
): Promise<string> {
  const owner = adminUrl === null ? null : await query(adminUrl, 'SELECT session_user AS name')
  const [login] = await query(url, 'SELECT session_user AS name')
  const mighty = (await query(url, tooMighty, [owner?.[0] ?? null])).join(', ')
  if (mighty === '') return login as string
  if (adminUrl !== null) {
    throw new StartupError(
      `DATABASE_URL 的数据库角色权限过大（${mighty}）；请换用仅供门户连接的普通角色。`,
      `The role of DATABASE_URL may do too much (${mighty}): give the portal a plain role of its own.`,
    )
  }
  log(
    `警告：门户以可改动表结构的数据库角色连接（${mighty}）；生产环境请为 DATABASE_URL 另设普通角色，并以 DATABASE_ADMIN_URL 指定所有者。 ` +
      `Warning: the portal connects as a database role that may do more than it needs (${mighty}). In production, give DATABASE_URL a plain role and name the owner in DATABASE_ADMIN_URL.`,
  )
  return login as string
}

async function query(url: string, text: string, values: readonly unknown[] = []): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(text, [...values])
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
