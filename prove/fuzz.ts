// Sends every call inputs that its schema accepts and inputs that it must refuse. Expects no 5xx, no answer over 2 s, no
// SQL or stack trace in a text, valid input accepted, and answers that match the contract (checked by the server).
import fc from 'fast-check'
import type { Call } from '@iisp/contract'
import { formType } from '@iisp/server/http/request/parse-query'
import type { Iisp } from '@iisp/testing/iisp'
import { type Answer, type TestClient, newKey } from '@iisp/testing/test-client'
import { type Rights, mayCall, people, rightsOf } from './access/rights.ts'
import { hostile, valid } from './arbitrary.ts'
import { answerBytes, mostBytes, writeMany } from './growth.ts'
import { Verdict, option, withPortal } from './harness.ts'

const tries = Number(option('tries', '200'))
/** How many different things each writing call stores, to see how large answers become; 10,000 in a full run. */
const writes = Number(option('writes', String(Math.min(tries, 200))))
const only = option('only', '')
const seed = Number(option('seed', String(Date.now() % 1_000_000)))
/** Calls that end or replace the caller's session. */
const endsSession = new Set([
  'loginout',
  'changeMgrUser',
  'changeManagerTypeOption',
  'changeUserInfo',
  'unlock',
  'stepUp',
])
const isRemoving = ({ name }: Call): boolean => /delete|delate|cancel|remove/i.test(name)
const verdict = new Verdict()
const leaks = /SELECT |INSERT |UPDATE |\bat .*\.(ts|js):\d|node_modules|violates|syntax error|pg_/

interface Try {
  readonly why: string
  readonly answer: Answer
  readonly ms: number
}

async function timed(why: string, send: () => Promise<Answer>): Promise<Try> {
  const started = performance.now()
  const answer = await send()
  return { why, answer, ms: performance.now() - started }
}

/** Checks that apply to every answer. */
function checkAlways(call: Call, { why, answer, ms }: Try): void {
  const label = `${call.name} (${why})`
  verdict.check(answer.status < 500, `${label}: ${answer.status} ${answer.text.slice(0, 200)}`)
  verdict.check(ms < 2000, `${label}: took ${Math.round(ms)} ms`)
  if (answer.status !== 200)
    verdict.check(!leaks.test(answer.text), `${label}: text ${answer.text.slice(0, 200)}`)
  if (answer.status !== 200)
    verdict.check(
      answer.body.status === answer.status && typeof answer.body.code === 'string',
      `${label}: no envelope`,
    )
}

const keyed = (call: Call): Record<string, string> =>
  call.idempotent === 'key' ? { 'idempotency-key': newKey() } : {}

const query = (input: unknown) =>
  Object.entries(input as object)
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name)}=${encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value))}`,
    )
    .join('&')

/** Valid input passes validation: the answer may be a refusal, but not one about the form of the input. */
async function validTries(call: Call, client: TestClient, count: number): Promise<void> {
  const method = call.methods[0]
  for (const input of fc.sample(valid(call.input), { seed, numRuns: count })) {
    const body = JSON.stringify(input)
    const once = await timed(`valid ${body.slice(0, 160)}`, () =>
      method === 'GET'
        ? client.raw('GET', `${call.path}?${query(input)}`, undefined, keyed(call))
        : client.raw('POST', call.path, body, keyed(call)),
    )
    checkAlways(call, once)
    const refusedForm = once.answer.body.code === 'platform.badBody'
    verdict.check(!refusedForm, `${call.name} refuses valid ${body.slice(0, 200)}: ${once.answer.body.msg}`)
  }
}

async function hostileTries(call: Call, client: TestClient, count: number): Promise<void> {
  const { methods } = call
  if (methods.includes('GET')) await structuredQueries(call, client)
  if (!methods.includes('POST')) return hostileQueries(call, client, count)
  await malformedBodies(call, client)
  for (const { body, why } of fc.sample(hostile(call.input), { seed, numRuns: count })) {
    const once = await timed(why, () => client.raw('POST', call.path, body, keyed(call)))
    checkAlways(call, once)
    const { status } = once.answer
    verdict.check([400, 413].includes(status), `${call.name} accepts ${why}: ${status} ${body.slice(0, 120)}`)
  }
  for (const type of [
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/json; charset=x',
    '',
  ]) {
    const once = await timed(`content type ${type}`, () =>
      client.raw('POST', call.path, '{}', { 'content-type': type, ...keyed(call) }),
    )
    checkAlways(call, once)
  }
}

/** JSON in a query parameter is parsed as strictly as a body. */
async function structuredQueries(call: Call, client: TestClient): Promise<void> {
  const { properties = {} } = call.input as { properties?: Record<string, { type?: string }> }
  for (const [field, { type }] of Object.entries(properties)) {
    if (type !== 'object' && type !== 'array') continue
    for (const json of ['{"a":1,"a":2}', '[{"__proto__":1}]', '["\\u0000"]', '["\\ud800"]', '['.repeat(64)]) {
      const query = `${field}=${encodeURIComponent(json)}`
      const once = await timed(query, () =>
        client.raw('GET', `${call.path}?${query}`, undefined, keyed(call)),
      )
      checkAlways(call, once)
      verdict.check(once.answer.status === 400, `${call.name} accepts ?${query}: ${once.answer.status}`)
    }
  }
}

/** Sends bytes that are not UTF-8, JSON with too many keys, and in forms JSON with duplicate keys. */
async function malformedBodies(call: Call, client: TestClient): Promise<void> {
  const field = Object.keys((call.input as { properties?: object }).properties ?? {})[0] ?? 'x'
  const manyKeys = JSON.stringify(Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`k${i}`, 1])))
  const tries: [why: string, type: string, body: string | Uint8Array<ArrayBuffer>][] = [
    ['no UTF-8', 'application/json', Uint8Array.from(Buffer.from(`{"${field}":"\u00c3("}`, 'latin1'))],
    ['1,001 keys', 'application/json', manyKeys],
  ]
  if (call.body === 'form') {
    const twice = encodeURIComponent('{"a":1,"a":2}')
    tries.push(
      ['a key twice in a form', formType, `${field}=${twice}`],
      ['no UTF-8 in a form', formType, `${field}=%c3`],
    )
  }
  for (const [why, type, body] of tries) {
    const once = await timed(why, () =>
      client.raw('POST', call.path, body, { 'content-type': type, ...keyed(call) }),
    )
    checkAlways(call, once)
    const { status } = once.answer
    verdict.check([400, 413].includes(status), `${call.name} accepts ${why}: ${status}`)
  }
}

async function hostileQueries(call: Call, client: TestClient, count: number): Promise<void> {
  const fields = Object.keys((call.input as { properties?: object }).properties ?? {})
  const odd = [
    '%00',
    '%ed%a0%80',
    '%',
    '%zz',
    '%F0%9F',
    '9'.repeat(5000),
    '%27%20OR%201%3D1',
    '1e999',
    '-0',
    '{"$ne":1}',
  ]
  const searches = fc.record({
    field: fc.constantFrom(...fields, '__proto__', 'constructor', 'x'),
    value: fc.constantFrom(...odd),
  })
  for (const { field, value } of fc.sample(searches, { seed, numRuns: count })) {
    checkAlways(
      call,
      await timed(`?${field}=${value.slice(0, 20)}`, () =>
        client.raw('GET', `${call.path}?${field}=${value}`),
      ),
    )
  }
}

const rights = new Map<string, Rights>()
/** This person if they may make the call, else the first who may: some pages belong to few people of a role. */
async function whoMay(iisp: Iisp, call: Call, first: string): Promise<string> {
  for (const name of [first, ...people]) {
    const own = rights.get(name) ?? (await rightsOf(iisp, name))
    rights.set(name, own)
    if (mayCall(call, own)) return name
  }
  return first
}

/** A client that may make the call; for public calls one without a session. */
async function callerOf(iisp: Iisp, call: Call, clients: Map<string, TestClient>): Promise<TestClient> {
  const { access } = call
  if (access.who === 'public') return iisp.visitor()
  const wanted = access.who === 'pages' ? access.pages : []
  const roles = ('roles' in access ? access.roles : undefined) ?? wanted.flatMap((page) => page.roles)
  const names: Record<string, string> = {
    operator: 'lin.jing',
    reviewer: 'zhou.hang',
    signer: 'shen.li',
    administrator: 'gu.min',
    'custodian-operator': 'zhao.tuo',
    'ta-operator': 'ji.deng',
    supervisor: 'du.jian',
    'system-administrator': 'guan.li',
    auditor: 'shen.ji',
  }
  const name = await whoMay(iisp, call, names[roles[0] ?? 'operator'] ?? 'lin.jing')
  // calls that end their session get a new one each time
  if (!clients.has(name) || call.name.startsWith('login') || call.name === 'unlock')
    clients.set(name, await iisp.as(name))
  return clients.get(name) as TestClient
}

/** Checks that no answer becomes large after much was stored: writes, then makes each reading call as each caller. */
async function growth(iisp: Iisp, calls: readonly Call[], clients: Map<string, TestClient>): Promise<void> {
  const writing = calls.filter(
    ({ effect, access, name }) =>
      effect === 'write' &&
      access.who !== 'public' &&
      !endsSession.has(name) &&
      (only === '' || name === only),
  )
  // calls that remove things run first, so that everything written remains
  const inOrder = [...writing.filter(isRemoving), ...writing.filter((call) => !isRemoving(call))]
  for (const call of inOrder) {
    const faults = await writeMany(call, await callerOf(iisp, call, clients), writes, seed)
    verdict.check(faults.length === 0, `${call.name}, asked ${writes} times: ${faults[0] ?? ''}`)
  }
  let largest = { name: '', bytes: 0 }
  for (const call of calls.filter(({ effect }) => effect === 'read')) {
    const bytes = await answerBytes(call, await callerOf(iisp, call, clients))
    if (bytes === null) continue
    verdict.check(bytes <= mostBytes, `${call.name} answers ${bytes} bytes after many writes`)
    if (bytes > largest.bytes) largest = { name: call.name, bytes }
  }
  console.log(
    `${writing.length} writing calls asked ${writes} times; the largest answer is ${largest.name}'s, ${largest.bytes} bytes`,
  )
}

console.log(`prove:fuzz, ${tries} tries a call, seed ${seed}`)
await withPortal(async (iisp) => {
  const clients = new Map<string, TestClient>()
  const calls = iisp.portal.handlers.map((handler) => handler.call).filter((call) => call.body !== 'upload')
  for (const call of calls.filter((each) => only === '' || each.name === only)) {
    const client = await callerOf(iisp, call, clients)
    // public writing calls may compute a slow hash, a fifth of a second each, so they get fewer attempts
    const count = call.access.who === 'public' && call.effect === 'write' ? Math.ceil(tries / 10) : tries
    await validTries(call, client, Math.ceil(count / 2))
    await hostileTries(call, await callerOf(iisp, call, clients), Math.floor(count / 2))
  }
  console.log(`${calls.length} calls`)
  await growth(iisp, calls, clients)
})
verdict.close()
