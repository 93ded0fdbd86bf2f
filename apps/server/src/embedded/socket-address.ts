import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '@iisp/server/config/startup-error'

/** Longest path of a unix socket, in bytes. */
const longest = process.platform === 'linux' ? 107 : 103

export interface SocketAddress {
  readonly folder: string
  close(): void
}

/**
 * The folder to reach the server's socket by. The server binds inside its own folder, whatever the length of
 * the path; where that is too long for a client, Linux names the open folder in few letters.
 */
export function socketAddress(folder: string): SocketAddress {
  if (Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= longest) return { folder, close: () => {} }
  if (process.platform !== 'linux') {
    throw new StartupError(
      `数据目录 ${folder} 的路径过长；请把 DATA_DIR 设为较短的路径。`,
      `The path of the data folder ${folder} is too long; please set DATA_DIR to a shorter one.`,
    )
  }
  const descriptor = openSync(folder, 'r')
  return { folder: `/proc/${process.pid}/fd/${descriptor}`, close: () => closeSync(descriptor) }
}

/** Connection string of a database behind that socket, for pg as for psql. */
export const socketUrl = (folder: string, database: string, role = 'postgres') =>
  `postgres://${role}@localhost/${encodeURIComponent(database)}?host=${encodeURIComponent(folder)}`
