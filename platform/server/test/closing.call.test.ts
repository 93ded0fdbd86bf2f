import { once } from 'node:events'
import { connect } from 'node:net'
import { Agent, type IncomingMessage, get } from 'node:http'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { defineCall, t } from '@iisp/contract'
import { fixedSessions } from '@iisp/testing/signed-in-people'
import { createTestDatabase } from '@iisp/testing/test-database'
import { startTestPortal } from '@iisp/testing/test-portal'
import { expect, inject, test } from 'vitest'
import { type ServerModule, sessionHandler } from '../src/index.ts'

const downloadSlowly = defineCall({
  name: 'downloadSlowly',
  summary: { zh: '缓慢的文件', en: 'A file that comes bit by bit' },
  methods: ['GET'],
  path: '/api/slow-file',
  input: t.nothing,
  output: t.Unknown(),
  errors: [],
  access: { who: 'public' },
  effect: 'read',
  idempotent: 'yes',
  answer: 'file',
})

test('stopping waits for a running download, but not for its connection to close; modules end after it', async () => {
  const happened: string[] = []
  const content = new PassThrough().once('end', () => happened.push('sent'))
  const module: ServerModule = {
    name: 'slow-files',
    pages: [],
    handlers: [
      sessionHandler(downloadSlowly, async () => ({
        filename: 'a.txt',
        contentType: 'text/plain',
        stream: content,
      })),
    ],
    close: async () => void happened.push('module ended'),
  }
  const database = await createTestDatabase(inject('databaseUrl'))
  const running = await startTestPortal({
    databaseUrl: database.url,
    modules: [module],
    sessions: fixedSessions([]),
  })
  const agent = new Agent({ keepAlive: true })
  try {
    content.write('first half, ')
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      get(`${running.origin}${downloadSlowly.path}`, { agent }, resolve).once('error', reject),
    )
    const received = text(answer)
    const closed = running.portal.close()
    content.end('second half')
    expect(await received).toBe('first half, second half')
    const late = new Promise((resolve) => setTimeout(resolve, 5000, 'still waiting').unref())
    expect(await Promise.race([closed.then(() => 'closed'), late])).toBe('closed')
    expect(happened).toEqual(['sent', 'module ended'])
  } finally {
    agent.destroy()
    await running.bus.close()
    await running.db.close()
    await database.drop()
  }
}, 60_000)

test('stopping does not wait for a connection on which nothing has been asked, such as browsers open ahead', async () => {
  const database = await createTestDatabase(inject('databaseUrl'))
  const running = await startTestPortal({
    databaseUrl: database.url,
    modules: [],
    sessions: fixedSessions([]),
  })
  const { port } = new URL(running.origin)
  const unused = connect(Number(port), '127.0.0.1')
  try {
    await once(unused, 'connect')
    await running.visitor().raw('GET', '/health')
    const late = new Promise((resolve) => setTimeout(resolve, 5000, 'still waiting').unref())
    expect(await Promise.race([running.portal.close().then(() => 'closed'), late])).toBe('closed')
  } finally {
    unused.destroy()
    await running.bus.close()
    await running.db.close()
    await database.drop()
  }
}, 60_000)
