import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'

const home = mkdtempSync(join(tmpdir(), 'iisp-cli-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** The command line in a process of its own, with a portal that only notes that it was served and stopped. */
function startCli(
  env: Record<string, string>,
  whenReady: (kill: (signal: NodeJS.Signals) => void) => void = () => {},
) {
  const script = `
    import { runCli } from ${JSON.stringify(new URL('cli.ts', import.meta.url).href)}
    await runCli(async ({ databaseUrl }) => {
      console.log('served ' + databaseUrl)
      return { address: 'http://localhost', stop: async () => console.log('portal stopped') }
    })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: home,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let complained = ''
  child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()))
  child.stdout.on('data', (chunk: Buffer) => {
    const wasReady = said.includes('is ready')
    said += chunk.toString()
    if (!wasReady && said.includes('is ready')) whenReady((signal) => child.kill(signal))
  })
  return new Promise<{ code: number | null; said: string; complained: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, said, complained })),
  )
}

const listen = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => resolve(server))
  })

test('Ctrl+C, pressed twice, stops the portal, then the database, with exit code 0', async () => {
  const dataDir = join(home, 'ctrl-c')
  const run = await startCli({ DATA_DIR: dataDir }, (kill) => {
    kill('SIGINT')
    kill('SIGINT')
  })
  expect(run).toMatchObject({ code: 0, complained: '' })
  expect(run.said).toContain('portal stopped')
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  expect(existsSync(join(dataDir, 'portal.lock'))).toBe(false)
})

test('with DATABASE_URL that server is used and no other is started', async () => {
  const dataDir = join(home, 'own-server')
  const run = await startCli({ DATA_DIR: dataDir, DATABASE_URL: inject('databaseUrl') }, (kill) =>
    kill('SIGTERM'),
  )
  expect(run.code).toBe(0)
  expect(run.said).toContain(`served ${inject('databaseUrl')}`)
  expect(readdirSync(dataDir)).toEqual(['secrets'])
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
})

test('a busy port is one sentence and exit code 1, and nothing is left running', async () => {
  const taken = await listen()
  const { port } = taken.address() as AddressInfo
  const dataDir = join(home, 'busy')
  const run = await startCli({ DATA_DIR: dataDir, PORT: String(port) })
  taken.close()
  expect(run.code).toBe(1)
  expect(run.complained).toMatch(new RegExp(`^端口 ${port} 已被占用.* Port ${port} is in use;.*\\n$`))
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
})

test('an unwritable folder is one sentence and exit code 1', async () => {
  writeFileSync(join(home, 'file'), '')
  const run = await startCli({ DATA_DIR: join(home, 'file', 'data') })
  expect(run.code).toBe(1)
  expect(run.complained).toMatch(/^数据目录 .*无法写入.* The data folder .* cannot be written.*\n$/)
})

test.runIf(existsSync('/proc/self'))('so is a folder below /proc, where nothing can be made', async () => {
  const run = await startCli({ DATA_DIR: '/proc/iisp/data' })
  expect(run.code).toBe(1)
  expect(run.complained).toMatch(/^数据目录 \/proc\/iisp\/data 无法写入.*\n$/)
})

test('a database that does not answer is one sentence without the password, and exit code 1', async () => {
  const gone = await listen()
  const { port } = gone.address() as AddressInfo
  await new Promise((resolve) => gone.close(resolve))
  const url = `postgres://portal:hunter2@127.0.0.1:${port}/iisp`
  const run = await startCli({ DATA_DIR: join(home, 'gone'), DATABASE_URL: url })
  expect(run.code).toBe(1)
  expect(run.complained).toMatch(/^无法连接.* cannot be reached.*\(ECONNREFUSED\)\.\n$/)
  expect(run.complained + run.said).not.toContain('hunter2')
})

test('a wrong setting is one sentence and exit code 1', async () => {
  const run = await startCli({ DATA_DIR: join(home, 'setting'), TAB_LIMIT: 'many' })
  expect(run).toMatchObject({ code: 1, said: '' })
  expect(run.complained).toMatch(/^环境变量 TAB_LIMIT .* must be a whole number from 1 to 100\.\n$/)
})

test('an https address without a trusted proxy is one sentence and exit code 1, and nothing is made', async () => {
  const dataDir = join(home, 'https')
  const run = await startCli({ DATA_DIR: dataDir, PUBLIC_ORIGIN: 'https://portal.example' })
  expect(run).toMatchObject({ code: 1, said: '' })
  expect(run.complained).toMatch(/^PUBLIC_ORIGIN 为 https.* name its address in TRUST_PROXY\..*\n$/)
  expect(existsSync(dataDir)).toBe(false)
})

test.each([
  ['https behind a trusted proxy', { PUBLIC_ORIGIN: 'https://portal.example', TRUST_PROXY: '127.0.0.1' }],
  ['http', { PUBLIC_ORIGIN: 'http://portal.example' }],
])('an address of %s starts', async (name, env) => {
  const run = await startCli(
    { DATA_DIR: join(home, name), DATABASE_URL: inject('databaseUrl'), ...env },
    (kill) => kill('SIGTERM'),
  )
  expect(run).toMatchObject({ code: 0, complained: '' })
})
