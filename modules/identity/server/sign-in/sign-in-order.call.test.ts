import { raw, sql, system } from '@iisp/server'
import { handTrace } from '@iisp/testing/hand'
import type { TestClient } from '@iisp/testing/test-client'
import { expect, test } from 'vitest'
import { getImageVerifyCode, login, sendSMS, verifyImageCode } from '../../contract/sign-in.ts'
import { updatePassword } from '../../contract/passwords.ts'
import { stageIdentity } from '../test/start-identity.ts'

const lin = 'lin.jing@yuanshan.example'
const he = 'he.yu@qiming.example'
const portal = await stageIdentity()

const one = async <T>(query: ReturnType<typeof sql<T>>) => portal.db.reader(system('test')).maybe(raw(query))
/** Tries of a password that were counted against an account. */
const tries = async (account: string) =>
  (
    await one<{ n: number }>(
      sql`SELECT coalesce(sum(failures), 0)::int AS n FROM identity.login_attempt WHERE account = ${account}`,
    )
  )?.n
const invented = { uuid: 'A'.repeat(22), moveLength: 100 }
const codeOf = (answer: { body: { code?: string } }) => answer.body.code

test('without a solved puzzle no password is tried: not at a sign-in, for a code, or at a change', async () => {
  const client = portal.visitor()
  const wrong = () => portal.sealed(client, 'Nope-1234')
  const normal = await portal.loginInput(client, he, { ...invented, password: await wrong() })
  expect(codeOf(await client.send(login, normal))).toBe('identity.sliderExpired')
  const sms = await portal.loginInput(client, he, { ...invented, loginType: 2, captcha_text: '123456' })
  expect(codeOf(await client.send(login, sms))).toBe('identity.codeExpired')
  const message = { account: he, password: await wrong(), ...invented }
  expect(codeOf(await client.send(sendSMS, message))).toBe('identity.sliderExpired')
  const change = await portal.changeInput(client, he, 'Nope-1234', 'Willow-stone-raven-715')
  expect(codeOf(await client.send(updatePassword, { ...change, ...invented }))).toBe('identity.sliderExpired')
  expect(await tries(he)).toBe(0)
})

test('a wrong code counts against the code alone; five of them end it', async () => {
  const client = portal.visitor()
  const { uuid, moveLength } = await portal.pass(client)
  await client.ok(sendSMS, { account: he, password: await portal.sealed(client), uuid, moveLength })
  const code = /\d{6}/.exec(await portal.lastSms())?.[0] ?? ''
  const send = async (text: string, password?: string) =>
    codeOf(
      await client.send(login, {
        ...(await portal.loginInput(client, he, { password: await portal.sealed(client, password) })),
        uuid,
        loginType: 2,
        captcha_text: text,
      }),
    )
  const other = code === '000000' ? '111111' : '000000'
  expect([await send(other), await send(other)]).toEqual(['identity.codeWrong', 'identity.codeWrong'])
  expect(await tries(he)).toBe(0)
  // A right code does not help a wrong password, and the attempt is still counted.
  expect(await send(code, 'Nope-1234')).toBe('identity.wrongPassword')
  expect(await tries(he)).toBe(1)
  expect(await send(other)).toBe('identity.codeWrong')
  expect(await send(other)).toBe('identity.codeWrong')
  expect(await send(code)).toBe('identity.codeExpired')
})

test('a pass belongs to the browser that solved the puzzle', async () => {
  const solver = portal.visitor()
  const pass = await portal.pass(solver)
  const thief = portal.visitor()
  expect(codeOf(await thief.send(login, await portal.loginInput(thief, lin, pass)))).toBe(
    'identity.sliderExpired',
  )
  await solver.ok(login, await portal.loginInput(solver, lin, pass))
})

test('the browser keeps a random id that no script reads; signed in, the account knows ten of them at most', async () => {
  const answer = await portal.visitor().send(getImageVerifyCode, {})
  expect(answer.headers.getSetCookie().find((cookie) => cookie.startsWith('device='))).toMatch(
    /^device=[A-Za-z0-9_-]{43};.*Max-Age=31536000.*HttpOnly.*SameSite=Strict/i,
  )
  const account = 'wei.ran@yunshan.example'
  const before = new Date(portal.clock.now().getTime() - 60_000)
  await portal.db.transact(system('test'), (db) =>
    db.run(
      raw(sql`INSERT INTO identity.known_device SELECT id, 'former ' || n, ${before}
        FROM identity.account, generate_series(1, 12) AS n WHERE email = ${account}`),
    ),
  )
  await portal.signedIn(account)
  const found = await one<{ n: number; plain: number }>(sql`
    SELECT count(*)::int AS n, count(*) FILTER (WHERE device ~ '^[A-Za-z0-9_-]{43}$')::int AS plain
    FROM identity.known_device d JOIN identity.account a ON a.id = d.account_id WHERE a.email = ${account}`)
  expect(found).toEqual({ n: 10, plain: 1 })
})

test.each([
  ['no movement', () => []],
  [
    'a leap',
    (to: number) => [
      [0, 0, 0],
      [300, 1, 0],
      [600, 299, 0],
      [900, to, 1],
      [1200, to, 0],
    ],
  ],
  [
    'a movement in no time',
    (to: number) => handTrace(to).map(([t = 0, x = 0, y = 0]) => [Math.round(t / 20), x, y]),
  ],
  ['the movement to another place', (to: number) => handTrace(to - 30)],
])('%s does not pass, even into the gap', async (_what, trace) => {
  const client = portal.visitor()
  const solution = await portal.puzzle(client)
  const answer = await client.send(verifyImageCode, { ...solution, trace: trace(solution.moveLength) })
  expect(codeOf(answer)).toBe('identity.sliderWrong')
  expect(codeOf(await client.send(verifyImageCode, solution))).toBe('identity.sliderExpired')
})

test('the piece goes into the gap by the keys alone', async () => {
  const client = portal.visitor()
  const solution = await portal.puzzle(client, 5)
  const steps = Math.round(solution.moveLength / 3)
  const trace = Array.from({ length: steps + 1 }, (_, step) => [
    step === 0 ? 0 : 400 + step * 33,
    step * 3,
    0,
  ])
  await client.ok(verifyImageCode, { ...solution, moveLength: steps * 3, trace, moved: 'keys' })
})

/** A movement that claims this many milliseconds. */
const claiming = (to: number, ms: number) =>
  handTrace(to).map(([t = 0, x = 0, y = 0]) => [Math.round((t * ms) / 1400), x, y])

test.each([
  ['at once is refused', 0, 'identity.sliderWrong', 0],
  ['after 0.8 s passes and counts as quick', 0.8, undefined, 1],
  ['after a second passes', 1, undefined, 0],
  ['after a minute, over a slow network, passes', 60, undefined, 0],
])('the server measures: a movement that claims 0.95 s, sent %s', async (_what, seconds, code, quick) => {
  await one(sql`DELETE FROM identity.quick_solver RETURNING 1`)
  const client = portal.visitor()
  const solution = await portal.puzzle(client, 0)
  portal.clock.advance(seconds)
  const answer = await client.send(verifyImageCode, {
    ...solution,
    trace: claiming(solution.moveLength, 950),
  })
  expect(codeOf(answer)).toBe(code)
  const found = await one<{ n: number }>(
    sql`SELECT coalesce(sum(solved), 0)::int AS n FROM identity.quick_solver`,
  )
  expect(found?.n).toBe(quick)
})

test('a network that keeps solving quickly gets harder puzzles, then needs a code; a known browser does not', async () => {
  const account = 'su.qing@chenghai.example'
  const usual = await portal.signedIn(account)
  const quickly = async (client: TestClient) => {
    const solution = await portal.puzzle(client, 0.8)
    const trace = claiming(solution.moveLength, 950)
    return client.send(verifyImageCode, { ...solution, trace })
  }
  const tolerance = async (client: TestClient) => {
    const { uuid } = await client.ok(getImageVerifyCode, {})
    const found = await one<{ tolerance: number }>(
      sql`SELECT tolerance FROM identity.slider WHERE uuid = ${uuid}`,
    )
    return found?.tolerance
  }
  const robot = portal.visitor()
  expect(await tolerance(robot)).toBe(5)
  for (let i = 0; i < 5; i++) expect((await quickly(robot)).status).toBe(200)
  expect(await tolerance(robot)).toBe(3)
  expect(await tolerance(usual)).toBe(5)
  for (let i = 0; i < 10; i++) expect((await quickly(robot)).status).toBe(200)
  const stranger = 'pan.yue@qiming.example'
  await one(sql`UPDATE identity.login_attempt SET known = false RETURNING 1`)
  expect(codeOf(await robot.send(login, await portal.loginInput(robot, stranger)))).toBe(
    'identity.codeNeeded',
  )
  expect((await usual.send(login, await portal.loginInput(usual, account))).status).toBe(200)
  portal.clock.advance(10 * 60 + 1)
  expect(await tolerance(robot)).toBe(5)
  expect((await robot.send(login, await portal.loginInput(robot, stranger))).status).toBe(200)
})
