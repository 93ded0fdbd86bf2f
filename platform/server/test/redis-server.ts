import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A Redis server for one test, which can be suspended, killed and restarted. */
export interface RedisServer {
  readonly url: string
  hang(): void
  goOn(): void
  kill(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

/** Whether redis-server is installed. */
export const hasRedisServer = (() => {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

export async function startRedis(): Promise<RedisServer> {
  const folder = await mkdtemp(join(tmpdir(), 'iisp-redis-'))
  const port = await freePort()
  let running: ChildProcess | undefined
  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    hang: () => void running?.kill('SIGSTOP'),
    goOn: () => void running?.kill('SIGCONT'),
    async kill() {
      const ended = new Promise((done) => running?.once('exit', done))
      running?.kill('SIGKILL')
      await ended
    },
    async start() {
      running = spawn(
        'redis-server',
        ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
        { stdio: 'ignore' },
      )
      while (!(await listens(port))) await pause(20)
    },
    async close() {
      if (running?.exitCode === null && running.signalCode === null) await server.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
  await server.start()
  return server
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return port
}

const listens = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      done(true)
    }).once('error', () => done(false))
  })
