import type { RunningServer } from './children.ts'
import { print } from './figures.ts'
import { type LoadFigures, requestText } from './load.ts'
import type { Size } from './options.ts'
import { startPeer } from './peer.ts'
import { type Rounds, alternate } from './rounds.ts'
import { type Stage, openSession, withOwner } from './stage.ts'

const path = '/api/tran/transferList/getTransferList'
type Side = 'small' | 'big' | 'peerSmall' | 'peerBig' | 'hello'

/** Measures the first page of the order list with few and with many orders, against NestJS with TypeORM on the same table. */
export async function benchList(stage: Stage, size: Size): Promise<void> {
  const small = await stage.orders(size.smallOrders)
  const big = await stage.orders(size.bigOrders)
  const servers = {
    small: await stage.portal(small),
    big: await stage.portal(big),
    peerSmall: await startPeer(stage, small),
    peerBig: await startPeer(stage, big),
    hello: await stage.server('bench/bare-fastify.ts', {}, '/'),
  }
  const ask = (server: RunningServer, request: string) => () =>
    stage.loader.run({
      port: server.port,
      connections: size.connections,
      requests: [request],
      seconds: size.seconds,
    })
  const peerRequest = requestText({ method: 'GET', path: '/orders?institution=M001' })
  const rounds = await alternate<LoadFigures, Side>(
    {
      small: ask(servers.small, await listRequest(small)),
      big: ask(servers.big, await listRequest(big)),
      peerSmall: ask(servers.peerSmall, peerRequest),
      peerBig: ask(servers.peerBig, peerRequest),
      hello: ask(servers.hello, requestText({ method: 'GET', path: '/' })),
    },
    size.rounds,
  )
  for (const server of Object.values(servers)) await server.stop()
  report(rounds, size)
}

async function listRequest(url: string): Promise<string> {
  const sessionId = await withOwner(url, (owner) => openSession(owner, 'lin.jing@yuanshan.example'))
  return requestText({ method: 'POST', path, sessionId, body: { pageNo: 1, pageSize: 20 } })
}

function report(rounds: Rounds<LoadFigures, Side>, size: Size): void {
  const speed = (figures: LoadFigures) => figures.perSecond
  const p95 = (figures: LoadFigures) => figures.p95
  const few = size.smallOrders.toLocaleString('en')
  const many = size.bigOrders.toLocaleString('en')
  print(`Order list of 20 with count, ${size.connections} connections`, [
    { what: `among ${few}`, spread: rounds.of('small', speed), unit: '/s' },
    { what: `among ${many}`, spread: rounds.of('big', speed), unit: '/s' },
    { what: `NestJS with TypeORM among ${few}`, spread: rounds.of('peerSmall', speed), unit: '/s' },
    { what: `NestJS with TypeORM among ${many}`, spread: rounds.of('peerBig', speed), unit: '/s' },
    { what: 'bare Fastify, hello', spread: rounds.of('hello', speed), unit: '/s' },
    { what: `p95 among ${few}`, spread: rounds.of('small', p95), unit: 'ms' },
    { what: `p95 among ${many}`, spread: rounds.of('big', p95), unit: 'ms' },
    {
      what: `p95 among ${many} / among ${few}`,
      spread: rounds.ratio('big', 'small', p95),
      unit: '',
      goal: { atMost: 1.5 },
    },
    {
      what: `list / NestJS with TypeORM, among ${few}`,
      spread: rounds.ratio('small', 'peerSmall', speed),
      unit: '',
      goal: { atLeast: 4 },
    },
    {
      what: `list / NestJS with TypeORM, among ${many}`,
      spread: rounds.ratio('big', 'peerBig', speed),
      unit: '',
      goal: { atLeast: 4 },
    },
    { what: `list / hello, among ${few}`, spread: rounds.ratio('small', 'hello', speed), unit: '' },
  ])
}
