import { spawn } from 'node:child_process'
import { chownSync, closeSync, existsSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { chown, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '@iisp/server/config/startup-error'
import { spawnAs, type Account } from './account.ts'
import { postgresMajor } from './binaries.ts'

/**
 * How a PostgreSQL program names its folder. The unprivileged account may not be allowed to walk down to it
 * (a project below /root), so it inherits the open folder as file descriptor 3 instead of a path.
 */
export function openFolder(folder: string, account: Account) {
  if (!account.drop) return { path: folder, inherit: [], close: () => {} }
  const descriptor = openSync(folder, 'r')
  return { path: '/proc/self/fd/3', inherit: [descriptor], close: () => closeSync(descriptor) }
}

/** Refuses a folder that these binaries can't open. */
export function checkVersion(folder: string): void {
  const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (found === postgresMajor) return
  const newer = Number(found) > Number(postgresMajor)
  throw new StartupError(
    `${folder} 中的数据库版本为 PostgreSQL ${found}，本程序自带 ${postgresMajor}；${newer ? '请升级本程序' : '请先用 pg_upgrade 升级数据库'}。`,
    `The database in ${folder} is of PostgreSQL ${found} and this program brings ${postgresMajor}; ${newer ? 'please update the program' : 'please upgrade the database with pg_upgrade first'}.`,
  )
}

/** Makes the database cluster. It appears under its name only when whole and on the disk. */
export async function createCluster(binaries: string, folder: string, account: Account): Promise<void> {
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  if (account.drop) await chown(draft, account.uid, account.gid)
  await initdb(binaries, draft, account)
  await rename(draft, folder)
  const parent = await open(join(folder, '..'), 'r')
  await parent.sync()
  await parent.close()
}

async function initdb(binaries: string, folder: string, account: Account): Promise<void> {
  const opened = openFolder(folder, account)
  const locale = spawnAs(account).env.LC_ALL
  const child = spawn(
    join(binaries, 'bin', 'initdb'),
    [
      `--pgdata=${opened.path}`,
      '--username=postgres',
      '--auth=trust',
      '--data-checksums',
      '--encoding=UTF8',
      // The character classes behind trigram search come from the libc locale, the order from the built-in one.
      `--locale=${locale}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    { ...spawnAs(account), stdio: ['ignore', 'ignore', 'pipe', ...opened.inherit] },
  )
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  opened.close()
  if (code === 0) return
  const reason = said.trim().split('\n').at(-1) ?? ''
  throw new StartupError(
    `无法在 ${folder} 中创建数据库：${reason}。`,
    `The database could not be created in ${folder}: ${reason}.`,
  )
}

/** A folder that root restored from a backup goes to the account that must own it. */
export function handOver(folder: string, account: Account): void {
  if (!account.drop || !existsSync(folder) || statSync(folder).uid === account.uid) return
  chownSync(folder, account.uid, account.gid)
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    chownSync(join(folder, entry), account.uid, account.gid)
  }
}
