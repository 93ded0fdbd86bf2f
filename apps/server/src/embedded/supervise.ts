import { setTimeout as pause } from 'node:timers/promises'
import { isRunning, startPostmaster, stopPostmaster, type Cluster } from './postmaster.ts'

/** A server that crashed this often within a minute of its start is not started again. */
const patience = 5

/** Restarts the server whenever it crashes (killed, out of memory), until `stop`. */
export async function supervise(
  cluster: Cluster,
  adopted: number | undefined,
  log: (line: string) => void,
): Promise<{ stop(): Promise<void> }> {
  let stopping = false
  let falls = 0
  let pid = adopted
  let restarting: Promise<void> | undefined

  async function start(): Promise<void> {
    const since = Date.now()
    const child = await startPostmaster(cluster, log)
    pid = child.pid
    child.once('exit', () => {
      if (stopping) return
      falls = Date.now() - since > 60_000 ? 1 : falls + 1
      restarting = restart()
    })
  }
  async function restart(): Promise<void> {
    log('数据库意外停止，正在重新启动。 The database stopped unexpectedly and is being started again.')
    for (; falls <= patience && !stopping; falls += 1) {
      await pause(200)
      try {
        return await start()
      } catch (error) {
        log((error as Error).message)
      }
    }
  }

  // A portal that ends without being asked (an uncaught error) takes its server with it.
  const leave = () => {
    if (pid && isRunning(cluster.folder, pid)) process.kill(pid, 'SIGINT')
  }
  if (!adopted) await start()
  process.on('exit', leave)
  return {
    async stop() {
      stopping = true
      await restarting
      if (pid) await stopPostmaster(cluster.folder, pid)
      process.off('exit', leave)
    },
  }
}
