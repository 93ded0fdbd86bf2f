// Reference for the calls: Fastify alone, which answers a constant, the menus as text, and the compressed menus.
import { gzipSync } from 'node:zlib'
import Fastify from 'fastify'

const app = Fastify()
const type = 'application/json; charset=utf-8'
const menus = process.env['BODY'] ?? ''
const packed = gzipSync(menus)
app.get('/', (_request, reply) => reply.header('content-type', type).send('{"hello":"world"}'))
app.get('/text', (_request, reply) => reply.header('content-type', type).send(menus))
app.get('/packed', (_request, reply) =>
  reply.header('content-type', type).header('content-encoding', 'gzip').send(packed),
)
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
