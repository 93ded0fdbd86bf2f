import type { Call, Input } from '@iisp/contract'
import { holdingList, runCompute, runConfirm, runDecide, runStart } from '@iisp/ta/contract'
import type { TestClient } from '@iisp/testing/test-client'
import type pg from 'pg'
import { type FilledFund, fillRegister, nav, openDay } from './dealing/fill.ts'
import { oneStatement } from './dealing/statement.ts'
import { print, spreadOf } from './figures.ts'
import type { RunningServer } from './children.ts'
import { requestText } from './load.ts'
import { watchMemory } from './memory.ts'
import type { Size } from './options.ts'
import { alternate } from './rounds.ts'
import { type Stage, openSession, signedIn, withOwner } from './stage.ts'

const lotsPerHolder = 5
const desk = ['ji.deng@hengxin.example', 'bao.he@hengxin.example'] as const

/**
 * Deals one open day of many funds: started, computed, approved by a second operator and confirmed by the calls, against
 * the same day in one statement without checks. Then lists holdings among all these lots and among a hundredth of them.
 */
export async function benchDealing(stage: Stage, size: Size): Promise<void> {
  const template = await stage.copy(size.smallOrders)
  const funds = await fill(template, size, size.funds)
  const reference = await stage.copyOf(template)
  const seconds = await withOwner(reference, async (owner) => {
    const start = performance.now()
    await owner.query(oneStatement)
    return (performance.now() - start) / 1000
  })
  const url = await stage.copyOf(template)
  const portal = await stage.portal(url)
  const dealt = await dealAll(portal, url, funds)
  await portal.stop()
  const count = size.funds * size.holders
  const perSecond = (time: number) => spreadOf([count / time])
  print(`A dealing day of ${size.funds} funds, ${count.toLocaleString('en')} applications`, [
    { what: 'one statement', spread: perSecond(seconds), unit: '/s' },
    { what: 'by the calls', spread: perSecond(dealt.seconds), unit: '/s' },
    {
      what: 'time by the calls / one statement',
      spread: spreadOf([dealt.seconds / seconds]),
      unit: '',
      goal: { atMost: 3 },
    },
    {
      what: 'most memory of the server above idle',
      spread: spreadOf([dealt.memory]),
      unit: 'MB',
      goal: { atMost: 200 },
    },
    ...dealt.steps.map(({ name, ms }) => ({ what: `a fund's ${name}`, spread: spreadOf(ms), unit: 'ms' })),
  ])
  await compare(reference, url)
  await benchHoldings(stage, size, template)
}

const fill = (url: string, size: Size, funds: number) => {
  console.log(`filling the register of ${funds} funds …`)
  return withOwner(url, (owner) => fillRegister(owner, { funds, applications: size.holders, lotsPerHolder }))
}

interface Dealt {
  readonly seconds: number
  /** The most resident memory of the server during the day less that before it, in MB. */
  readonly memory: number
  readonly steps: readonly { readonly name: string; readonly ms: readonly number[] }[]
}

/** Deals the funds of each manager one after the other, all managers at once. */
async function dealAll(portal: RunningServer, url: string, funds: readonly FilledFund[]): Promise<Dealt> {
  const [first, second] = await withOwner(url, (owner) => signIn(owner, portal.port))
  const times = new Map<string, number[]>()
  const timed = async <C extends Call>(client: TestClient, call: C, input: Input<C>) => {
    const start = performance.now()
    const answer = await client.ok(call, input)
    const known = times.get(call.name) ?? []
    known.push(performance.now() - start)
    times.set(call.name, known)
    return answer
  }
  const deal = async (productId: string) => {
    const started = await timed(first, runStart, { productId, dealingDate: openDay })
    const { id } = started
    const { version } = await timed(first, runCompute, { id, version: started.version, decision: null })
    const approved = await timed(second, runDecide, { id, version, action: 'approve', reason: '' })
    await timed(first, runConfirm, { id, version: approved.version })
  }
  const memory = await watchMemory(portal)
  const start = performance.now()
  const managers = Map.groupBy(funds, ({ institution }) => institution)
  await Promise.all(
    [...managers.values()].map(async (own) => {
      for (const { id } of own) await deal(id)
    }),
  )
  const seconds = (performance.now() - start) / 1000
  return { seconds, memory: memory.mostAboveIdle(), steps: [...times].map(([name, ms]) => ({ name, ms })) }
}

const signIn = async (owner: pg.Client, port: number) =>
  [await signedIn(owner, port, desk[0]), await signedIn(owner, port, desk[1])] as const

/** Both have to have confirmed the same, or the figures compare two different things. */
async function compare(reference: string, url: string): Promise<void> {
  const figures = (at: string) =>
    withOwner(at, async (owner) => (await owner.query<Record<string, string>>(confirmed)).rows[0])
  const [wanted, found] = [await figures(reference), await figures(url)]
  if (JSON.stringify(wanted) !== JSON.stringify(found))
    throw new Error(`different results: ${JSON.stringify(wanted)} and ${JSON.stringify(found)}`)
  console.log(`\nBoth confirmed the same at ${nav}: ${JSON.stringify(found)}`)
}
const confirmed = `
  SELECT count(*), sum(shares) AS shares, sum(gross_amount) AS gross, sum(fee) AS fee, sum(performance_fee) AS performance,
    sum(net_amount) AS net, (SELECT sum(shares) FROM ta.holding h JOIN bench_fund f ON f.id = h.product_id) AS held,
    (SELECT sum(l.shares * l.mark) FROM ta.lot l JOIN bench_fund f ON f.id = l.product_id) AS marked
  FROM ta.confirmation c JOIN bench_fund f ON f.id = c.product_id WHERE valid`

async function benchHoldings(stage: Stage, size: Size, big: string): Promise<void> {
  const fewFunds = Math.max(4, Math.round(size.funds / 100))
  const small = await stage.copy(size.smallOrders)
  await fill(small, size, fewFunds)
  const portals = { small: await stage.portal(small), big: await stage.portal(big) }
  const ask = async (portal: RunningServer, url: string) => {
    const sessionId = await withOwner(url, (owner) => openSession(owner, desk[0]))
    const body = { pageNo: 1, pageSize: 20 }
    const request = requestText({ method: 'POST', path: holdingList.path, sessionId, body })
    const { connections, seconds } = size
    return () => stage.loader.run({ port: portal.port, connections, requests: [request], seconds })
  }
  const rounds = await alternate(
    { small: await ask(portals.small, small), big: await ask(portals.big, big) },
    size.rounds,
  )
  for (const portal of Object.values(portals)) await portal.stop()
  const p95 = (figures: { readonly p95: number }) => figures.p95
  const lots = (funds: number) => (funds * size.holders * lotsPerHolder).toLocaleString('en')
  const [few, many] = [lots(fewFunds), lots(size.funds)]
  print(`Holdings of 20 with count, ${size.connections} connections`, [
    { what: `p95 among ${few} lots`, spread: rounds.of('small', p95), unit: 'ms' },
    { what: `p95 among ${many} lots`, spread: rounds.of('big', p95), unit: 'ms' },
    {
      what: 'many / few',
      spread: rounds.ratio('big', 'small', p95),
      unit: '',
      goal: { atMost: 1.5 },
    },
  ])
}
