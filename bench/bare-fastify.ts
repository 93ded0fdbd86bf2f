// The reference of the calls: Fastify alone, answering a constant, and a constant of the menus' size.
import Fastify from 'fastify'

const app = Fastify()
const type = 'application/json; charset=utf-8'
const menus = process.env['BODY'] ?? ''
app.get('/', (_request, reply) => reply.header('content-type', type).send('{"hello":"world"}'))
app.get('/same-bytes', (_request, reply) => reply.header('content-type', type).send(menus))
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
