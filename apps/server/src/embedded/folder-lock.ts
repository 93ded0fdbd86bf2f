import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '@iisp/server/config/startup-error'

const name = 'portal.lock'

/** Keeps a second portal away from the folder until `release`. The lock of a process that has ended is ignored. */
export function lockFolder(folder: string): { release(): void } {
  const path = join(folder, name)
  const draft = `${path}.${randomUUID()}`
  const own = `${process.pid} ${startOf(process.pid)}\n`
  writeFileSync(draft, own, { mode: 0o600 })
  try {
    if (!tryLink(draft, path)) {
      const holder = read(path)
      if (holder && isHeld(holder)) throw inUse(folder, holder)
      rmSync(path, { force: true })
      if (!tryLink(draft, path)) throw inUse(folder, read(path) ?? '')
    }
  } finally {
    rmSync(draft, { force: true })
  }
  return {
    release() {
      if (read(path) === own) rmSync(path, { force: true })
    },
  }
}

function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function isHeld(holder: string): boolean {
  const [pid = '', start = ''] = holder.trim().split(' ')
  return isAlive(Number(pid)) && startOf(Number(pid)) === start
}

/** When a process started, so that a later one with the same number is not taken for it. '-' if unknown. */
function startOf(pid: number): string {
  const afterName = read(`/proc/${pid}/stat`)?.split(') ').at(-1)
  const boot = read('/proc/sys/kernel/random/boot_id')?.slice(0, 8)
  return afterName && boot ? `${boot}-${afterName.split(' ')[19]}` : '-'
}

export function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function inUse(folder: string, holder: string): StartupError {
  const pid = holder.split(' ')[0] ?? ''
  return new StartupError(
    `数据目录 ${folder} 正被另一个门户使用（进程 ${pid}）；请先停止它，或更换 DATA_DIR。`,
    `The data folder ${folder} is in use by another portal (process ${pid}); stop it first or change DATA_DIR.`,
  )
}
