import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { lasting, sendLasting } from './lasting-answer.ts'

test('a lasting answer is serialised once, and compressed for clients that accept gzip; other answers are unchanged', async () => {
  const menus = lasting([{ name: '划款管理' }])
  let written = 0
  const write = (answer: unknown) => `${++written} ${JSON.stringify(answer)}`
  const app = Fastify()
  app.get('/menus', (request, reply) => sendLasting(request, reply, menus, write))
  app.get('/other', (request, reply) => sendLasting(request, reply, [...menus], write) ?? reply.send('own'))

  const plain = await app.inject('/menus')
  expect(plain.body).toBe('1 [{"name":"划款管理"}]')
  expect(plain.headers['vary']).toBe('accept-encoding')
  const packed = await app.inject({ url: '/menus', headers: { 'accept-encoding': 'br, gzip' } })
  expect(packed.headers['content-encoding']).toBe('gzip')
  const unpacked = new Response(
    new Blob([packed.rawPayload as Uint8Array<ArrayBuffer>])
      .stream()
      .pipeThrough(new DecompressionStream('gzip')),
  )
  expect(await unpacked.text()).toBe(plain.body)
  expect((await app.inject('/other')).body).toBe('own')
})
