import { createServer } from 'node:net'
import { StartupError } from '@iisp/server/config/startup-error'

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

/** PostgreSQL's and the network's codes for "not reachable" and "not let in". */
const databaseCodes =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|28000|28P01|3D000|53300|57P03)$/

/** The sentence for a database that can't be reached, or undefined for any other error. */
export function unreachableDatabase(error: unknown): StartupError | undefined {
  const code = (error as { code?: unknown } | null)?.code
  if (typeof code !== 'string' || !databaseCodes.test(code)) return undefined
  return new StartupError(
    `无法连接 DATABASE_URL 指定的数据库（${code}）。`,
    `The database of DATABASE_URL cannot be reached or does not let the portal in (${code}).`,
  )
}
