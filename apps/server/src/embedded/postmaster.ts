import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '@iisp/server/config/startup-error'
import { spawnAs, type Account } from './account.ts'
import { openFolder } from './database-folder.ts'
import { isAlive } from './folder-lock.ts'
import { ping } from './ping.ts'

/** Everything needed to run one cluster. */
export interface Cluster {
  readonly binaries: string
  readonly folder: string
  readonly logFile: string
  readonly account: Account
  readonly url: string
  readonly settings: Readonly<Record<string, string>>
}

/** The server's own note about itself: present from its start to its very end. */
function readPid(folder: string): { pid: number; ready: boolean } | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

/** Whether the process is still the server of this folder. */
export const isRunning = (folder: string, pid: number) => readPid(folder)?.pid === pid && isAlive(pid)

/** A server that an earlier, killed portal left behind: its process id, once it answers. */
export async function findOrphan({ folder, url }: Cluster): Promise<number | undefined> {
  for (let silent = 0; silent < 60;) {
    const running = readPid(folder)
    if (!running) return undefined
    const [state, alive] = [await ping(url), isAlive(running.pid)]
    if (state === 'ready' && !alive) throw elsewhere(folder)
    if (state === 'ready') return running.pid
    if (!alive) return undefined
    if (state === 'silent') silent += 1 // It is about to be gone, or the number belongs to a stranger by now.
    await pause(50)
  }
  return undefined
}

/** It answers, but its process is not visible to us: another container uses the same folder. */
function elsewhere(folder: string): StartupError {
  return new StartupError(
    `数据库目录 ${folder} 正被另一个容器使用；请先停止它，或更换 DATA_DIR。`,
    `The database folder ${folder} is in use from another container; stop it first or change DATA_DIR.`,
  )
}

/** Starts the server, detached so that a Ctrl+C reaches the portal alone, and waits until it is ready. */
export async function startPostmaster(cluster: Cluster, log: (line: string) => void): Promise<ChildProcess> {
  const settings = Object.entries(cluster.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const opened = openFolder(cluster.folder, cluster.account)
  const output = openSync(cluster.logFile, 'a', 0o600)
  const child = spawn(join(cluster.binaries, 'bin', 'postgres'), ['-D', opened.path, ...settings], {
    ...spawnAs(cluster.account),
    stdio: ['ignore', output, output, ...opened.inherit],
    detached: true,
  })
  let failure: Error | undefined
  child.on('error', (error) => (failure = error))
  closeSync(output)
  opened.close()
  await untilReady(child, cluster, log, () => failure)
  return child
}

async function untilReady(
  child: ChildProcess,
  { folder, logFile }: Cluster,
  log: (line: string) => void,
  failure: () => Error | undefined,
): Promise<void> {
  for (let waited = 1; ; waited += 1) {
    await pause(20)
    const running = readPid(folder)
    if (running?.ready && running.pid === child.pid) return
    if (child.exitCode !== null || child.signalCode !== null || failure()) {
      const reason = failure()?.message ?? lastFatal(logFile)
      throw new StartupError(
        `数据库无法启动：${reason}（详见 ${logFile}）。`,
        `The database does not start: ${reason} (see ${logFile}).`,
      )
    }
    if (waited % 500 === 0) log('数据库正在恢复，请稍候… The database is still recovering, please wait …')
  }
}

function lastFatal(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').split('\n')
  return lines.findLast((line) => line.includes('FATAL:'))?.replace(/^.*FATAL: +/, '') ?? 'no reason given'
}

/** Fast shutdown: open transactions are rolled back, everything acknowledged is kept. */
export async function stopPostmaster(folder: string, pid: number): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 30],
    ['SIGQUIT', 10],
    ['SIGKILL', 5],
  ] as const) {
    if (!isRunning(folder, pid)) return
    process.kill(pid, signal)
    for (let waited = 0; waited < seconds * 50 && isRunning(folder, pid); waited += 1) await pause(20)
  }
}
