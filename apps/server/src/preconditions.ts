import { createServer } from 'node:net'
import type { Config } from '@iisp/server/config/keys'
import { StartupError } from '@iisp/server/config/startup-error'
import { Client } from 'pg'

/** Refuses an https address without a proxy that may say who calls: the portal itself speaks http. */
export function requireTrustedProxy({
  publicOrigin,
  trustProxy,
}: Pick<Config, 'publicOrigin' | 'trustProxy'>): void {
  if (publicOrigin?.startsWith('https:') !== true || trustProxy !== null) return
  throw new StartupError(
    'PUBLIC_ORIGIN 为 https，须以 TRUST_PROXY 指定其前方的反向代理地址；否则所有人都像来自同一网络，会话 Cookie 也不受 https 保护。',
    'PUBLIC_ORIGIN is https, so a proxy stands in front: name its address in TRUST_PROXY. Without it everybody seems to come from one network, and the session cookie lacks the protection of https.',
  )
}

/** Refuses a port that is taken, is reserved or lies on an address that is not this machine's. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, host, port)))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()))
  })
}

function portError(error: NodeJS.ErrnoException, host: string, port: number): StartupError {
  if (error.code === 'EADDRINUSE') {
    return new StartupError(
      `端口 ${port} 已被占用；请停止占用它的程序，或用 PORT 指定其他端口。`,
      `Port ${port} is in use; stop the program that holds it or choose another port with PORT.`,
    )
  }
  if (error.code === 'EACCES') {
    return new StartupError(
      `无权监听端口 ${port}；请用 PORT 指定 1024 以上的端口。`,
      `Listening on port ${port} is not allowed; choose a port above 1024 with PORT.`,
    )
  }
  return new StartupError(
    `无法在 ${host}:${port} 上监听（${error.code}）；请检查 HOST 与 PORT。`,
    `Listening on ${host}:${port} is not possible (${error.code}); please check HOST and PORT.`,
  )
}

/** PostgreSQL 15 is the oldest version that the calls are tested with. */
const leastVersion = 15

/** Refuses a database that can't be reached, does not let us in or is too old. */
export async function requireDatabase(url: string, setting = 'DATABASE_URL'): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num')
    const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
    if (version < leastVersion) throw tooOld(setting, version)
  } catch (error) {
    throw error instanceof StartupError ? error : unreachable(setting, error)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Gives only the error's code, since a driver's message may quote the address with its password. */
function unreachable(setting: string, error: unknown): StartupError {
  const code = (error as { code?: string }).code ?? 'timeout'
  return new StartupError(
    `无法连接 ${setting} 指定的数据库（${code}）。`,
    `The database of ${setting} cannot be reached or does not let the portal in (${code}).`,
  )
}

const tooOld = (setting: string, version: number) =>
  new StartupError(
    `${setting} 指定的数据库为 PostgreSQL ${version}，需要 ${leastVersion} 或更高版本。`,
    `The database of ${setting} is PostgreSQL ${version}; ${leastVersion} or newer is needed.`,
  )
