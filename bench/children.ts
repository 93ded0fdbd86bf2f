import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export const root = join(import.meta.dirname, '..')

export interface RunningServer {
  readonly port: number
  readonly pid: number
  stop(): Promise<void>
}

/** A free port. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Starts a server in its own process on a free port (passed as PORT) and waits until `path` answers. */
export async function startServer(
  file: string,
  env: Readonly<Record<string, string>>,
  path: string,
): Promise<RunningServer> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, file)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await untilReady(child, file, `http://127.0.0.1:${port}${path}`)
  } catch (error) {
    await end(child)
    throw error
  }
  return { port, pid: child.pid ?? 0, stop: () => end(child) }
}

async function untilReady(child: ChildProcess, file: string, url: string): Promise<void> {
  const until = performance.now() + 120_000
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`)
    if (performance.now() > until) throw new Error(`${file} did not answer within 120 s`)
    await pause(100)
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url)
    .then((response) => response.ok)
    .catch(() => false)

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const force = setTimeout(() => child.kill('SIGKILL'), 10_000)
  child.kill('SIGTERM')
  await once(child, 'exit')
  clearTimeout(force)
}

/** Runs a command and waits for its end. Throws if it fails. */
export async function runToEnd(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = spawn(command, [...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`)
}
