import { print } from './figures.ts'
import { type LoadFigures, requestText } from './load.ts'
import type { Size } from './options.ts'
import { alternate } from './rounds.ts'
import { type Stage, openSession, withOwner } from './stage.ts'

const path = '/api/common/menuAuthority/getMenuAuthority'

/** Measures the call that every page load makes, against Fastify answering a constant. */
export async function benchMenu(stage: Stage, size: Size): Promise<void> {
  const url = await stage.orders(size.smallOrders)
  const portal = await stage.server('bench/wide-menu.ts', { DATABASE_URL: url }, '/ready')
  const sessionId = await withOwner(url, (owner) => openSession(owner, 'lin.jing@yuanshan.example'))
  const { body, rows } = await menusOf(portal.port, sessionId)
  const bare = await stage.server('bench/bare-fastify.ts', { BODY: body }, '/')
  const side = (port: number, request: string) => () =>
    stage.loader.run({ port, connections: size.connections, requests: [request], seconds: size.seconds })
  const rounds = await alternate<LoadFigures, 'menu' | 'hello' | 'text' | 'packed'>(
    {
      menu: side(portal.port, requestText({ method: 'GET', path, sessionId })),
      hello: side(bare.port, requestText({ method: 'GET', path: '/' })),
      text: side(bare.port, requestText({ method: 'GET', path: '/text' })),
      packed: side(bare.port, requestText({ method: 'GET', path: '/packed' })),
    },
    size.rounds,
  )
  await portal.stop()
  await bare.stop()
  const speed = (figures: LoadFigures) => figures.perSecond
  print(`Signed-in menu call, ${rows} rows, ${body.length} bytes, ${size.connections} connections`, [
    { what: 'menu call', spread: rounds.of('menu', speed), unit: '/s' },
    { what: 'bare Fastify, hello', spread: rounds.of('hello', speed), unit: '/s' },
    { what: 'bare Fastify, the same answer', spread: rounds.of('text', speed), unit: '/s' },
    { what: 'bare Fastify, the same compressed', spread: rounds.of('packed', speed), unit: '/s' },
    { what: 'menu / hello', spread: rounds.ratio('menu', 'hello', speed), unit: '', goal: { atLeast: 0.5 } },
    { what: 'menu / the same answer', spread: rounds.ratio('menu', 'text', speed), unit: '' },
    { what: 'menu / the same compressed', spread: rounds.ratio('menu', 'packed', speed), unit: '' },
    { what: 'menu p95', spread: rounds.of('menu', (figures) => figures.p95), unit: 'ms' },
  ])
}

/** The menu answer. It has about 80 rows, because the seed removes some menus from institutions. */
async function menusOf(port: number, sessionId: string): Promise<{ body: string; rows: number }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { cookie: `sessionId=${sessionId}` },
  })
  const body = await answer.text()
  const rows = body.match(/"coMenuPerm"/g)?.length ?? 0
  if (answer.status !== 200 || rows < 75 || rows > 85)
    throw new Error(`${answer.status}, ${rows} menus: ${body.slice(0, 300)}`)
  return { body, rows }
}
