// Who may call what, for every call of the process: without a session, with each role, with each right
// removed, with other managers' ids in every id field, with forged identity fields, without a second factor, by a
// super-manager without an approval. Nothing may be widened.
import fc from 'fast-check'
import { type Call, type Page, approvalKindOf, gateErrors, lineage } from '@iisp/contract'
import { changeMgrUser } from '@iisp/identity/contract'
import { openApi } from '@iisp/server'
import type { Iisp } from '@iisp/testing/iisp'
import { type Answer, type TestClient, newKey } from '@iisp/testing/test-client'
import { valid } from './arbitrary.ts'
import { Verdict, option, withPortal } from './harness.ts'

/** One person of each role; the roles they hold are read from the database. */
const people = [
  'lin.jing',
  'zhou.hang',
  'shen.li',
  'gu.min',
  'he.yu',
  'su.qing',
  'qian.duo',
  'zhao.tuo',
  'ji.deng',
  'du.jian',
  'guan.li',
  'shen.ji',
]
const seed = Number(option('seed', String(Date.now() % 1_000_000)))
const verdict = new Verdict()

const sample = (call: Call, shift = 0): Record<string, unknown> =>
  fc.sample(valid(call.input), { seed: seed + shift, numRuns: 1 })[0] as Record<string, unknown>

function send(client: TestClient, call: Call, input: Record<string, unknown>): Promise<Answer> {
  if (call.body === 'upload') {
    const form = new FormData()
    form.set('file', new Blob(['%PDF-1.4 x']), 'x.pdf')
    const query = Object.entries(input)
      .map(([k, v]) => `${k}=${encodeURIComponent(typeof v === 'object' ? JSON.stringify(v) : String(v))}`)
      .join('&')
    return client.raw('POST', `${call.path}?${query}`, form)
  }
  return client.send(call, input, call.idempotent === 'key' ? { key: newKey() } : {})
}

interface Rights {
  readonly roles: readonly string[]
  readonly pages: ReadonlySet<Page>
}

async function rightsOf(iisp: Iisp, name: string): Promise<Rights & { institution: string }> {
  const { rows } = await iisp.owner.query<{ roles: string[]; institution_id: string }>(
    `SELECT roles, institution_id FROM identity.account WHERE email LIKE $1 || '@%'`,
    [name],
  )
  const { roles, institution_id } = rows[0]!
  const taken = await iisp.owner.query<{ menu_id: string }>(
    `SELECT r.menu_id FROM identity.menu_removal r JOIN identity.account a USING (institution_id)
     WHERE a.email LIKE $1 || '@%' AND (r.account_id IS NULL OR r.account_id = a.id)`,
    [name],
  )
  const removed = taken.rows.map((row) => row.menu_id)
  const pages = iisp.portal.pages.filter(
    (page) =>
      page.roles.some((role) => roles.includes(role)) &&
      !lineage(page).some(({ id }) => removed.includes(id)),
  )
  return { roles, pages: new Set(pages), institution: institution_id }
}

/** What the contract says about this person and this call, judged here a second time and independently. */
function mayCall(call: Call, rights: Rights): boolean {
  const { access } = call
  if (access.who === 'public' || access.who === 'module') return access.who === 'public'
  if (access.roles !== undefined && !access.roles.some((role) => rights.roles.includes(role))) return false
  return access.who === 'session' || access.pages.some((page) => rights.pages.has(page))
}
const refusedAccess = (answer: Answer) =>
  answer.body.code === 'platform.noPermission' || answer.body.code === 'platform.loginTypeTooWeak'

async function withoutSession(iisp: Iisp, calls: readonly Call[]): Promise<void> {
  for (const call of calls) {
    const answer = await send(iisp.visitor(), call, sample(call))
    const open = call.access.who === 'public'
    verdict.check(
      open ? answer.status !== 403 : answer.status === 401,
      `${call.name} without a session: ${answer.status}`,
    )
    const forged = iisp.visitor()
    forged.cookies.set('sessionId', 'A'.repeat(43))
    if (!open)
      verdict.check(
        (await send(forged, call, sample(call))).status === 401,
        `${call.name} with a made-up session`,
      )
  }
}

async function everyRole(iisp: Iisp, calls: readonly Call[]): Promise<void> {
  for (const name of people) {
    const rights = await rightsOf(iisp, name)
    for (const call of calls.filter((each) => each.access.who !== 'public')) {
      const client = await iisp.as(name)
      const answer = await send(client, call, sample(call, 1))
      const may = mayCall(call, rights)
      const held = may ? !refusedAccess(answer) || hasOwnRefusal(call) : answer.status === 403
      verdict.check(
        held,
        `${call.name} as ${name}: ${answer.status} ${answer.body.code ?? ''}, expected ${may ? 'access' : '403'}`,
      )
    }
  }
}
const hasOwnRefusal = (call: Call) => call.errors.some((error) => error.status === 403)

/** Each page taken from a person closes the calls that only this page opens. */
async function eachRightRemoved(iisp: Iisp, calls: readonly Call[]): Promise<void> {
  for (const name of ['lin.jing', 'zhou.hang', 'shen.li', 'zhao.tuo', 'shen.ji']) {
    const rights = await rightsOf(iisp, name)
    for (const page of rights.pages) {
      await iisp.owner.query(
        `INSERT INTO identity.menu_removal (institution_id, account_id, menu_id)
         SELECT institution_id, id, $2 FROM identity.account WHERE email LIKE $1 || '@%'`,
        [name, page.id],
      )
      const client = await iisp.as(name)
      const left = new Set([...rights.pages].filter((one) => !lineage(one).includes(page)))
      for (const call of calls) {
        if (call.access.who !== 'pages' || !call.access.pages.includes(page) || !mayCall(call, rights))
          continue
        if (mayCall(call, { ...rights, pages: left })) continue
        const answer = await send(client, call, sample(call, 2))
        verdict.check(
          answer.status === 403,
          `${call.name} as ${name} without page ${page.id}: ${answer.status}`,
        )
      }
      await iisp.owner.query('DELETE FROM identity.menu_removal WHERE menu_id = $1', [page.id])
    }
  }
}

const identityFields = [
  'cpId',
  'glrbh',
  'mgrUserId',
  'managerCode',
  'companyId',
  'institutionId',
  'managerId',
]

/** Ids of another manager in every id field answer as unknown ones do; forged identities widen nothing. */
async function foreignIds(iisp: Iisp, calls: readonly Call[]): Promise<void> {
  const marks = await foreignMarks(iisp)
  for (const call of calls.filter((each) => each.access.who !== 'public')) {
    const fields = Object.keys((call.input as { properties?: object }).properties ?? {})
    for (const name of ['lin.jing', 'zhou.hang', 'shen.li']) {
      if (!mayCall(call, await rightsOf(iisp, name))) continue
      const client = await iisp.as(name)
      for (const field of fields) {
        const values = identityFields.includes(field) ? ['M002', 'T001', '*'] : marks.ids
        for (const value of values) {
          const answer = await send(client, call, { ...sample(call, 3), [field]: value })
          const leaked = marks.secrets.find((secret) => answer.text.includes(secret))
          verdict.check(
            leaked === undefined,
            `${call.name} as ${name} with ${field}=${value} shows ${leaked} of M002`,
          )
          verdict.check(answer.status < 500, `${call.name} with ${field}=${value}: ${answer.status}`)
        }
      }
    }
  }
}

/** Ids that M002 owns and texts that stand in its rows alone. */
async function foreignMarks(iisp: Iisp): Promise<{ ids: string[]; secrets: string[] }> {
  const one = async (sql: string) => (await iisp.owner.query<{ v: string }>(sql)).rows.map((row) => row.v)
  const of = `WHERE institution_id = 'M002'`
  const ids = [
    ...(await one(`SELECT id::text AS v FROM product.product ${of} LIMIT 2`)),
    ...(await one(`SELECT id::text AS v FROM transfers.transfer_order ${of} LIMIT 3`)),
    ...(await one(`SELECT account_no AS v FROM transfers.custody_account ${of} LIMIT 2`)),
  ]
  const secrets = [
    ...(await one(`SELECT name AS v FROM product.product ${of}`)),
    ...(await one(`SELECT account_no AS v FROM transfers.custody_account ${of}`)),
  ]
  return { ids, secrets: secrets.filter((secret) => secret.length >= 6 && !ids.includes(secret)) }
}

/** A valid input in which the call's condition (`freshFactor` or `supervised` with `where`) holds. */
function sampleWith(call: Call, where: string | undefined): Record<string, unknown> {
  for (let shift = 10; shift < 200; shift++) {
    const input = sample(call, shift)
    if (where === undefined || input[where] !== undefined) return input
  }
  throw new Error(`${call.name}: no sample with ${where}`)
}

/** Where the institution asks for strong sign-in, what moves money is closed to a session without a fresh factor. */
async function withoutFreshFactor(iisp: Iisp, calls: readonly Call[]): Promise<void> {
  await iisp.owner.query('UPDATE identity.institution SET strong_sign_in = true')
  const tried = new Set<string>()
  for (const name of ['lin.jing', 'zhou.hang', 'shen.li', 'gu.min', 'zhao.tuo', 'guan.li']) {
    const rights = await rightsOf(iisp, name)
    for (const call of calls) {
      const asks = 'freshFactor' in call.access ? call.access.freshFactor : undefined
      if (asks === undefined || !mayCall(call, rights)) continue
      tried.add(call.name)
      const input = sampleWith(call, asks === true ? undefined : asks.where)
      const answer = await send(await iisp.as(name, 0), call, input)
      verdict.check(
        answer.status === 403 && answer.body.code === 'platform.factorNeeded',
        `${call.name} as ${name} without a second factor: ${answer.status} ${answer.body.code ?? ''}`,
      )
    }
  }
  const moving = calls.filter((call) => 'freshFactor' in call.access)
  for (const call of moving) verdict.check(tried.has(call.name), `${call.name} was tried without a factor`)
  await iisp.owner.query('UPDATE identity.institution SET strong_sign_in = false')
}

/** Whoever acts for a manager does what is supervised with an approval only; every writing call says whether it is. */
async function withoutApproval(iisp: Iisp, calls: readonly Call[]): Promise<void> {
  const tried = new Set<string>()
  for (const name of ['lin.jing', 'zhou.hang', 'shen.li', 'gu.min']) {
    const rights = await rightsOf(iisp, name)
    const acting = await iisp.as('du.jian')
    await acting.ok(changeMgrUser, { account: `${name}@yuanshan.example`, reason: 'prove:access' })
    for (const call of calls) {
      if (call.effect === 'write' && call.access.who !== 'public' && call.access.who !== 'module')
        verdict.check('supervised' in call.access, `${call.name} says whether it is supervised`)
      const supervised = 'supervised' in call.access ? call.access.supervised : false
      if (!mayCall(call, rights)) continue
      if (!supervised) {
        await withoutPageApproval(acting, call, ownPagesOf(call, rights))
        continue
      }
      tried.add(call.name)
      const answer = await send(acting, call, sampleWith(call, supervised.where))
      verdict.check(
        answer.status === 403 && answer.body.code === 'platform.approvalNeeded',
        `${call.name} by a super-manager as ${name}: ${answer.status} ${answer.body.code ?? ''}`,
      )
    }
  }
  for (const { name, access } of calls) {
    if ('supervised' in access && access.supervised)
      verdict.check(tried.has(name), `${name} was tried by a super-manager without an approval`)
  }
}

/** Where every page that leads to a call is supervised, the call is too. */
async function withoutPageApproval(acting: TestClient, call: Call, pages: readonly Page[]): Promise<void> {
  const isClosed = pages.length > 0 && pages.every((page) => approvalKindOf(page) !== null)
  if (!isClosed) return
  const { body } = await send(acting, call, sample(call, 5))
  verdict.check(
    body.code === 'platform.pageApprovalNeeded',
    `${call.name} by a super-manager without an approval of its page: ${body.code ?? 'open'}`,
  )
}

/** The person's pages that lead to the call. */
const ownPagesOf = ({ access }: Call, rights: Rights): readonly Page[] =>
  access.who === 'pages' ? access.pages.filter((page) => rights.pages.has(page)) : []

/** A password sign-in and unsigned agreements close the calls of pages that ask for more. */
async function withoutGates(iisp: Iisp, calls: readonly Call[]): Promise<void> {
  await iisp.owner.query(
    `UPDATE identity.institution SET yelc_signed = '0', tghhk_signed = '0', mjhhk_signed = '0'`,
  )
  const refusals = new Set(Object.values(gateErrors).map(({ code }) => code))
  for (const name of people) {
    const rights = await rightsOf(iisp, name)
    const client = await iisp.as(name, 0)
    for (const call of calls.filter((each) => each.access.who === 'pages' && mayCall(each, rights))) {
      const isClosed = ownPagesOf(call, rights).every(
        ({ gates }) => gates?.strongLogin === true || (gates?.agreements ?? []).length > 0,
      )
      const { body } = await send(client, call, sample(call, 4))
      const isRefused = refusals.has(body.code ?? '')
      verdict.check(
        isClosed === isRefused || hasOwnRefusal(call),
        `${call.name} as ${name} with a password alone: ${body.code ?? 'open'}, expected ${isClosed ? 'closed' : 'open'}`,
      )
    }
  }
  await iisp.owner.query(
    `UPDATE identity.institution SET yelc_signed = '1', tghhk_signed = '1', mjhhk_signed = '1'`,
  )
}

/** The routes that answer are exactly those of the OpenAPI document. */
function inventory(iisp: Iisp, calls: readonly Call[]): void {
  const documented = (openApi(calls, 'IISP') as { paths: Record<string, object> }).paths
  const declared = calls.flatMap((call) =>
    [call.path, ...(call.aliases ?? [])].flatMap((path) => call.methods.map((m) => `${m} ${path}`)),
  )
  const inDocument = Object.entries(documented).flatMap(([path, item]) =>
    Object.keys(item).map((m) => `${m.toUpperCase()} ${path}`),
  )
  verdict.check(
    JSON.stringify([...declared].sort()) === JSON.stringify(inDocument.sort()),
    'route inventory = OpenAPI',
  )
  for (const route of declared) {
    const [method, path] = route.split(' ') as ['GET' | 'POST', string]
    verdict.check(iisp.portal.app.hasRoute({ method, url: path }), `${route} is registered`)
  }
  console.log(`${declared.length} routes of ${calls.length} calls, 100 % of the inventory`)
}

console.log(`prove:access, seed ${seed}`)
await withPortal(async (iisp) => {
  const calls = iisp.portal.handlers.map((handler) => handler.call)
  inventory(iisp, calls)
  await withoutSession(iisp, calls)
  await everyRole(iisp, calls)
  await eachRightRemoved(iisp, calls)
  await foreignIds(iisp, calls)
  await withoutFreshFactor(iisp, calls)
  await withoutApproval(iisp, calls)
  await withoutGates(iisp, calls)
})
verdict.close()
