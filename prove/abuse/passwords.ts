import { hash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Call, Input, Output } from '@iisp/contract'
import {
  getImageVerifyCode,
  getLoginKey,
  login,
  updatePassword,
  verifyImageCode,
} from '@iisp/identity/contract'
import { sealPassword } from '@iisp/identity/rules'
import { solutionOf } from '@iisp/testing/hand'
import { newKey } from '@iisp/testing/test-client'
import type { Attack, Stage } from './attack.ts'

const perSecond = 100
/** Limit of the p95 of successful sign-ins, in milliseconds. */
const slowestMs = 2000
const target = 'he.yu@qiming.example'
const agent = new Agent({ keepAlive: false })

/** A browser with its own IP address. On Linux each address of 127.0.0.0/8 counts as a separate network. */
interface Browser {
  readonly address: string
  readonly device: string
}
interface Answer {
  readonly status: number
  readonly code: string
  readonly retryAfter: string | undefined
  readonly data: unknown
}

const browser = (address: string): Browser => ({ address, device: randomBytes(32).toString('base64url') })
const anywhere = (stage: Stage) => {
  const part = () => 1 + Math.floor(stage.random() * 250)
  return `127.${part()}.${part()}.${part()}`
}

function send<C extends Call>(stage: Stage, from: Browser, call: C, input: Input<C>): Promise<Answer> {
  const body = call.methods[0] === 'GET' ? '' : JSON.stringify(input)
  return new Promise((done, failed) => {
    const sent = request(
      stage.origin + call.path,
      {
        agent,
        method: call.methods[0],
        ...(process.platform === 'linux' ? { localAddress: from.address } : {}),
        headers: {
          'x-trace-id': newKey(),
          cookie: `device=${from.device}`,
          ...(body === '' ? {} : { 'content-type': 'application/json', 'content-length': body.length }),
        },
      },
      (answer) => {
        let text = ''
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
        answer.on('error', failed)
        answer.on('end', () => {
          const { code = '', data } = JSON.parse(text) as { code?: string; data: unknown }
          const { 'retry-after': retryAfter } = answer.headers
          done({ status: answer.statusCode ?? 0, code, retryAfter, data })
        })
      },
    )
    sent.on('error', failed)
    sent.end(body)
  })
}

async function ok<C extends Call>(stage: Stage, from: Browser, call: C, input: Input<C>): Promise<Output<C>> {
  const answer = await send(stage, from, call, input)
  if (answer.status !== 200) throw new Error(`${call.name}: ${answer.status} ${answer.code}`)
  return answer.data as Output<C>
}

/** The password of a demonstration account, as printed at the first start. */
function passwordOf(stage: Stage, account: string): string {
  const line = readFileSync(join(stage.folder, 'demo-accounts.txt'), 'utf8')
    .split('\n')
    .find((one) => one.includes(account))
  const password = line?.split(/\s+/).find((word) => /^[A-Z][a-z]+-[a-z]+-[a-z]+-\d{3}$/.test(word))
  if (password === undefined) throw new Error(`no password of ${account}`)
  return password
}

/** Signs in like a person, including the puzzle. Returns the milliseconds of the sign-in call; null if refused. */
async function signIn(stage: Stage, from: Browser, password: string): Promise<number | null> {
  const { uuid } = await ok(stage, from, getImageVerifyCode, {})
  const solution = await solutionOf(stage.owner, uuid)
  await ok(stage, from, verifyImageCode, solution)
  const { publicKey, nonce } = await ok(stage, from, getLoginKey, {})
  const sealed = await sealPassword(password, publicKey, nonce)
  const started = performance.now()
  const answer = await send(stage, from, login, {
    account: target,
    password: sealed,
    uuid,
    moveLength: solution.moveLength,
    loginType: 0,
  })
  return answer.status === 200 ? performance.now() - started : null
}

/** Sends at a constant rate, whether or not earlier requests were answered. */
async function flood(tries: number, one: (n: number) => Promise<Answer>): Promise<Answer[]> {
  const sent: Promise<Answer>[] = []
  const started = performance.now()
  for (let n = 0; n < tries; n++) {
    sent.push(one(n))
    await pause(Math.max(0, started + ((n + 1) * 1000) / perSecond - performance.now()))
  }
  return Promise.all(sent)
}

/** The owner of the attacked account, and the duration of their sign-in at rest. */
interface Owner {
  readonly owner: Browser
  readonly password: string
  readonly restMs: number
}

const p95Of = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.POSITIVE_INFINITY

async function atRest(stage: Stage): Promise<Owner> {
  const password = passwordOf(stage, target)
  const owner = browser('127.0.0.3')
  const times: number[] = []
  for (let i = 0; i < 10; i++) {
    const ms = await signIn(stage, owner, password)
    if (ms === null) throw new Error('the owner cannot sign in at rest')
    // after the first sign-in the browser is a known one
    if (i > 0) times.push(ms)
  }
  return { owner, password, restMs: p95Of(times) }
}

/** During the flood the owner signs in repeatedly, from one browser and from changing networks. */
async function beside(
  stage: Stage,
  { owner, password, restMs }: Owner,
  attack: () => Promise<Answer[]>,
): Promise<Answer[]> {
  const times: (number | null)[] = []
  let flooding = true
  const signingIn = async () => {
    while (flooding) {
      times.push(await signIn(stage, { ...owner, address: anywhere(stage) }, password))
      await pause(100)
    }
  }
  const own = signingIn()
  const answers = await attack().finally(() => (flooding = false))
  await own
  const taken = times.filter((ms) => ms !== null)
  const p95 = p95Of(taken)
  console.log(
    `    ${taken.length} of ${times.length} right sign-ins went through, p95 ${Math.round(p95)} ms (at rest ${Math.round(restMs)} ms)`,
  )
  stage.check(taken.length === times.length, `${times.length - taken.length} right sign-ins were refused`)
  stage.check(p95 <= slowestMs, `a right sign-in takes ${Math.round(p95)} ms at p95, over ${slowestMs} ms`)
  return answers
}

const triesOn = async (stage: Stage, account: string): Promise<number> =>
  (
    await stage.owner.query<{ n: number }>(
      'SELECT coalesce(sum(failures), 0)::int AS n FROM identity.login_attempt WHERE account = $1',
      [account],
    )
  ).rows[0]?.n ?? 0

const told = (answers: readonly Answer[]) =>
  [...Map.groupBy(answers, ({ status, code }) => `${status} ${code}`)]
    .map(([what, list]) => `${list.length} × ${what}`)
    .join(', ')

/** Gives each attacker a solved puzzle and a fresh nonce, as if people had solved them. */
async function equip(stage: Stage, strangers: readonly (Browser & { uuid: string; nonce: string })[]) {
  const column = (pick: (one: (typeof strangers)[number]) => string) => strangers.map(pick)
  await stage.owner.query(
    `INSERT INTO identity.slider (uuid, gap, passed, tolerance, network, device, expires_at)
     SELECT uuid, 100, true, 5, network, device, now() + interval '110 seconds'
     FROM unnest($1::text[], $2::text[], $3::text[]) AS s (uuid, network, device)`,
    [
      column((one) => one.uuid),
      column((one) => one.address),
      column((one) => hash('sha256', `device ${one.device}`, 'base64url')),
    ],
  )
  await stage.owner.query(
    `INSERT INTO identity.login_nonce (nonce, expires_at) SELECT nonce, now() + interval '60 seconds'
     FROM unnest($1::text[]) AS s (nonce)`,
    [column((one) => one.nonce)],
  )
}

/** Tries wrong passwords from many networks, with and without a solved puzzle. */
export const passwords: Attack = {
  name: 'passwords',
  async run(stage) {
    const tries = Math.max(200, 1000 * stage.scale)
    const rested = await atRest(stage)
    const { publicKey } = await ok(stage, rested.owner, getLoginKey, {})
    const stale = await sealPassword('Wrong-password-1', publicKey, 'A'.repeat(22))
    const uuid = 'A'.repeat(22)

    await stage.under('wrong passwords without a puzzle', async () => {
      const ways = [
        (from: Browser) => send(stage, from, login, { account: target, password: stale, uuid, loginType: 0 }),
        (from: Browser) =>
          send(stage, from, login, {
            account: target,
            password: stale,
            uuid,
            loginType: 2,
            captcha_text: '123456',
          }),
        (from: Browser) =>
          send(stage, from, updatePassword, {
            account: target,
            oldPassword: stale,
            newPassword: stale,
            uuid,
          }),
      ]
      const answers = await beside(stage, rested, () =>
        flood(tries, (n) => (ways[n % ways.length] as (typeof ways)[number])(browser(anywhere(stage)))),
      )
      console.log(`    ${told(answers)}`)
      stage.check((await triesOn(stage, target)) === 0, 'a password was tried without a puzzle or a code')
      return tries
    })

    await stage.under('wrong passwords behind solved puzzles', async () => {
      const strangers = Array.from({ length: tries }, () => ({
        ...browser(anywhere(stage)),
        uuid: randomBytes(16).toString('base64url'),
        nonce: randomBytes(16).toString('base64url'),
      }))
      await equip(stage, strangers)
      const answers = await beside(stage, rested, () =>
        flood(tries, async (n) => {
          const one = strangers[n] as (typeof strangers)[number]
          const sealed = await sealPassword('Wrong-password-1', publicKey, one.nonce)
          const account = n % 2 === 0 ? target : `nobody-${n}@qiming.example`
          return send(stage, one, login, { account, password: sealed, uuid: one.uuid, loginType: 0 })
        }),
      )
      console.log(`    ${told(answers)}`)
      const busy = answers.filter(({ code }) => code === 'identity.busy')
      stage.check(busy.length > 0, 'the queue of strangers never filled')
      stage.check(
        busy.every(({ status, retryAfter }) => status === 429 && Number(retryAfter) > 0),
        'a stranger was turned away without being told when to come again',
      )
      const odd = answers.filter(
        ({ code }) => !['identity.busy', 'identity.wrongPassword', 'identity.locked'].includes(code),
      )
      stage.check(odd.length === 0, `strangers were answered ${told(odd)}`)
      return tries
    })
  },
}
