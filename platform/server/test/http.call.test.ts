import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { fixedSessions } from '@iisp/testing/signed-in-people'
import { createTestDatabase, type TestDatabase } from '@iisp/testing/test-database'
import { startTestPortal, type TestPortal } from '@iisp/testing/test-portal'
import { dispositionOf } from '../src/http/send-file.ts'
import { addNote, listNotes, notesModule, person } from './notes-module.ts'

let database: TestDatabase
let running: TestPortal
let folder: string
const packed = 'export const packed = true'

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iisp-portal-'))
  await mkdir(join(folder, 'assets'))
  const page = (more: string) => `<!doctype html><head><title>IISP</title>${more}</head>`
  await writeFile(join(folder, 'index.html'), page(''))
  await writeFile(
    join(folder, 'signed-in.html'),
    page('<link rel="modulepreload" href="/assets/index-abc.js">'),
  )
  await writeFile(join(folder, 'assets/index-abc.js'), 'export {}')
  await writeFile(join(folder, 'assets/packed-abc.js'), packed)
  await writeFile(join(folder, 'assets/packed-abc.js.br'), brotliCompressSync(packed))
  database = await createTestDatabase(inject('databaseUrl'))
  const admin = person('admin', 'T001', { roles: ['system-administrator'] })
  running = await startTestPortal({
    databaseUrl: database.url,
    modules: [{ ...notesModule, firstReads: [{ call: listNotes, input: { limit: 5 } }] }],
    sessions: fixedSessions([admin, person('anna', 'M001'), person('bert', 'M002')]),
    portalFolder: folder,
    generatedFiles: { '/version.json': '{"version":"abc"}', '/config.json': '{"brand":"IISP"}' },
    // 30 of them at once
    publicPerMinute: 300,
  })
})
afterAll(async () => {
  await running?.close()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})
const get = (path: string, session?: string) => {
  const client = running.visitor()
  if (session !== undefined) client.cookies.set('sessionId', session)
  return client.raw<unknown>('GET', path)
}

test('[SH-089] an address of the portal returns the index page, which is not cached', async () => {
  const page = await get('/iisp/transfer-money/anything?mid=1')
  expect(page.text).toContain('<title>IISP</title>')
  expect(page.headers.get('cache-control')).toBe('no-store')
})
/** The initial data of a page's scripts. */
const beginOf = (page: string): unknown =>
  JSON.parse(
    /<script type="application\/json" id="begin">([^<]*)<\/script><\/head>/.exec(page)?.[1] ?? 'null',
  )

test('a stranger’s page has the settings and nothing that needs a session', async () => {
  for (const session of [undefined, 'nobody']) {
    const { text } = await get('/iisp', session)
    expect(beginOf(text)).toEqual({ settings: { brand: 'IISP' } })
    expect(text).not.toContain('modulepreload')
  }
})
test('the page of somebody who is signed in has the answers to their own first calls, and stays out of every cache', async () => {
  const anna = running.visitor()
  anna.cookies.set('sessionId', 'anna')
  const note = await anna.ok(addNote, { body: '</script><script>alert(1)</script>', amount: '1.00' })
  const { text, headers } = await get('/iisp', 'anna')
  expect(beginOf(text)).toEqual({
    settings: { brand: 'IISP' },
    language: 'zh',
    answers: [{ call: 'listNotes', input: { limit: 5 }, data: [note] }],
  })
  expect(text).toContain('modulepreload')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('etag')).toBeNull()
  expect(headers.get('content-security-policy')).toContain("script-src 'self';")
  expect(beginOf((await get('/iisp', 'bert')).text)).toMatchObject({ answers: [{ data: [] }] })
})
test('the index page forbids inline script, frames and foreign origins', async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain("script-src 'self' 'unsafe")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
})
test('the index page may use camera and microphone, and framed sites may use no such feature', async () => {
  const policy = (await get('/')).headers.get('permissions-policy') ?? ''
  expect(policy).toContain('camera=(self)')
  expect(policy).toContain('microphone=(self)')
  expect(policy).toContain('geolocation=()')
  expect(policy).not.toMatch(/\*|https?:/)
})
test('a hashed asset is cached for a year; a missing one is a 404', async () => {
  expect((await get('/assets/index-abc.js')).headers.get('cache-control')).toContain('immutable')
  expect((await get('/assets/index-old.js')).status).toBe(404)
})
test.each(['/.git/config', '/../package.json', '/%2e%2e/package.json', '/server.ts', '/api/none'])(
  '%s is not found',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)
test('[SH-350] version.json is never cached', async () => {
  const version = await get('/version.json')
  expect(version.body).toEqual({ version: 'abc' })
  expect(version.headers.get('cache-control')).toBe('no-store')
})
test('health and readiness answer without a session', async () => {
  expect((await get('/health')).status).toBe(200)
  expect((await get('/ready')).body.data).toEqual({ database: true, bus: 'postgres' })
})
test('the documentation is for administrators', async () => {
  expect((await get('/openapi.json')).status).toBe(401)
  expect((await get('/openapi.json', 'anna')).status).toBe(403)
  const document = JSON.parse((await get('/openapi.json', 'admin')).text)
  expect(Object.keys(document.paths)).toContain('/api/notes/add')
  const page = await get('/docs', 'admin')
  expect(page.headers.get('content-type')).toContain('text/html')
})
test('every answer has its trace id and does not reveal the server software', async () => {
  const { headers } = await get('/health')
  expect(headers.get('x-trace-id')).toMatch(/^[\w-]{16,64}$/)
  expect(headers.get('x-powered-by')).toBeNull()
  expect(headers.get('server')).toBeNull()
})
test('too many public calls from one network are answered with 429', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => get('/health')))
  expect(answers.filter((answer) => answer.status === 429).length).toBeGreaterThan(20)
})
test.each([
  [
    '报告 "甲".pdf',
    `attachment; filename="__ ___.pdf"; filename*=UTF-8''%E6%8A%A5%E5%91%8A%20%22%E7%94%B2%22.pdf`,
  ],
  ['a\r\nb/../c.pdf', `attachment; filename="a__b_.._c.pdf"; filename*=UTF-8''a__b_.._c.pdf`],
])('the name %j is sent safely', (name, expected) => {
  expect(dispositionOf(name)).toBe(expected)
})

test('a script goes out as the build compressed it, to browsers that can read that', async () => {
  const encodingFor = async (path: string, accepted: string) => {
    const answer = await fetch(new URL(path, running.origin), { headers: { 'accept-encoding': accepted } })
    expect(await answer.text()).toBe(path.includes('packed') ? packed : 'export {}')
    return answer.headers.get('content-encoding')
  }
  expect(await encodingFor('/assets/packed-abc.js', 'gzip, deflate, br')).toBe('br')
  expect(await encodingFor('/assets/packed-abc.js', 'gzip')).toBe('gzip')
  expect(await encodingFor('/assets/packed-abc.js', 'identity')).toBeNull()
  // the build left none beside it
  expect(await encodingFor('/assets/index-abc.js', 'gzip, br')).toBe('gzip')
  expect((await get('/assets/packed-abc.js.br')).status).toBe(404)
})
