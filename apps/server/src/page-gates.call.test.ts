import {
  type Agreement,
  type Call,
  type Page,
  type PageGates,
  gateErrors,
  generalGroup,
  pageErrors,
  platformErrors,
} from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { globalFundGroup } from '@iisp/contract/zones'
import { exportCreate, uploadStart } from '@iisp/files/contract'
import { changeMgrUser } from '@iisp/identity/contract'
import { changePage } from '@iisp/testing/change-page'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { transferEntry, transferList, transferReview, transferSign } from '@iisp/transfers/contract'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { pdfOf, sendWhole } from '../../../modules/files/server/test/send-file.ts'

let iisp: Iisp
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl'), orders: 20 })
}, 120_000)
afterAll(() => iisp?.close())

const managers = ['lin.jing', 'zhou.hang', 'shen.li', 'gu.min']
const people = [...managers, 'he.yu', 'hai.tao', 'zhao.tuo', 'ji.deng', 'fang.shen', 'guan.li', 'shen.ji']
const agreements: readonly Agreement[] = ['balanceFinancing', 'custodyBanking', 'fundraising']

interface Rights {
  readonly roles: readonly string[]
  readonly pages: readonly Page[]
}
/** Roles and pages of a demonstration person, read apart from the server's own way. */
async function rightsOf(name: string): Promise<Rights> {
  const { rows } = await iisp.owner.query<{ roles: string[]; global_fund: boolean; removed: string[] }>(
    `SELECT roles, global_fund, ARRAY(SELECT menu_id FROM identity.menu_removal r WHERE r.institution_id = a.institution_id
       AND (r.account_id IS NULL OR r.account_id = a.id)) AS removed
     FROM identity.account a WHERE email LIKE $1 || '@%'`,
    [name],
  )
  const { roles = [], global_fund: globalFund = false, removed = [] } = rows[0] ?? {}
  const isTaken = ({ id, parent }: Page) => removed.includes(id) || removed.includes(parent?.id ?? '')
  const pages = iisp.portal.pages.filter(
    (page) => page.roles.some((role) => roles.includes(role)) && !isTaken(page) && isOfZone(page, globalFund),
  )
  return { roles, pages }
}

/** People of the global-fund zone have its pages and the general ones, and nobody else has its pages. */
const isOfZone = ({ parent }: Page, globalFund: boolean) =>
  parent === globalFundGroup ? globalFund : !globalFund || parent === generalGroup

/** The calls that the person can make by this page and by no other. */
const callsOnlyOf = (page: Page, { roles, pages }: Rights): readonly Call[] =>
  iisp.portal.handlers
    .map(({ call }) => call)
    .filter(({ access }) => {
      if (access.who !== 'pages') return false
      const own = access.pages.filter((one) => pages.includes(one))
      const hasRole = access.roles?.some((role) => roles.includes(role)) ?? true
      return hasRole && own.length === 1 && own[0] === page
    })

/** The page has this gate, or this effect, until the work is done. */
async function changed(page: Page, change: Pick<Page, 'gates' | 'effect'>, work: () => Promise<void>) {
  const undo = changePage(page, change)
  try {
    await work()
  } finally {
    undo()
  }
}

const codeOf = async (client: TestClient, call: Call): Promise<string | undefined> => {
  if (call.body !== 'upload') return (await client.send(call, {})).body.code
  const form = new FormData()
  form.set('file', new Blob(['%PDF-1.4 x']), 'x.pdf')
  return (await client.raw('POST', call.path, form)).body.code
}
const codesOf = async (client: TestClient, calls: readonly Call[]) =>
  Object.fromEntries(
    await Promise.all(calls.map(async (call) => [call.name, await codeOf(client, call)] as const)),
  )
const all = (calls: readonly Call[], code: string) =>
  Object.fromEntries(calls.map(({ name }) => [name, code]))

const signing = (signed: '0' | '1') =>
  iisp.owner.query('UPDATE identity.institution SET yelc_signed = $1, tghhk_signed = $1, mjhhk_signed = $1', [
    signed,
  ])

describe.each(people)('each gate of each page of %s closes the calls of that page alone', (name) => {
  test.each<[string, PageGates, string]>([
    ['a strong sign-in', { strongLogin: true }, gateErrors.strongLogin.code],
    ...agreements.map((agreement): [string, PageGates, string] => [
      `agreement ${agreement}`,
      { agreements: [agreement] },
      gateErrors[agreement].code,
    ]),
  ])('without %s', async (_, gates, refusal) => {
    const rights = await rightsOf(name)
    await signing('0')
    const closed = await iisp.as(name, 0)
    for (const page of rights.pages) {
      const calls = callsOnlyOf(page, rights)
      await changed(page, { gates: {} }, async () =>
        expect(Object.values(await codesOf(closed, calls)), page.id).not.toContain(refusal),
      )
      await changed(page, { gates }, async () =>
        expect(await codesOf(closed, calls), page.id).toEqual(all(calls, refusal)),
      )
    }
    await signing('1')
    const open = await iisp.as(name, 2)
    for (const page of rights.pages) {
      const calls = callsOnlyOf(page, rights)
      await changed(page, { gates }, async () =>
        expect(Object.values(await codesOf(open, calls)), page.id).not.toContain(refusal),
      )
    }
  })

  test('while a page is not open yet', async () => {
    const rights = await rightsOf(name)
    const client = await iisp.as(name)
    for (const page of rights.pages) {
      const calls = callsOnlyOf(page, rights)
      await changed(page, { effect: 'comingSoon' }, async () =>
        expect(await codesOf(client, calls), page.id).toEqual(all(calls, pageErrors.comingSoon.code)),
      )
    }
  })
})

test.each(managers)('a super-manager as %s has a supervised page with an approval of today', async (name) => {
  const rights = await rightsOf(name)
  const acting = await iisp.as('du.jian')
  await acting.ok(changeMgrUser, { account: `${name}@yuanshan.example`, reason: '管理人来电委托' })
  for (const page of rights.pages) {
    // a call that is itself supervised asks for its own approval
    const calls = callsOnlyOf(page, rights).filter(
      ({ access }) => !('supervised' in access && access.supervised),
    )
    await changed(page, { gates: { supervised: 'page-gates-test' } }, async () => {
      expect(await codesOf(acting, calls), page.id).toEqual(
        all(calls, platformErrors.pageApprovalNeeded.code),
      )
      await approve()
      expect(Object.values(await codesOf(acting, calls)), page.id).not.toContain(
        platformErrors.pageApprovalNeeded.code,
      )
      await iisp.owner.query(`DELETE FROM approval.application WHERE busi_type = 'page-gates-test'`)
    })
  }
})

/** An approval of today for Du Jian, which an act has already used up. */
const approve = () =>
  iisp.owner.query(
    `INSERT INTO approval.application (institution_id, institution_name, person_id, person_name, account, busi_type,
       reason, business_date, state, applied_at)
     SELECT 'M001', '远山', person_id, '杜鉴', email, 'page-gates-test', '测试', $1::date, 'used', $2::timestamptz
     FROM identity.account WHERE email LIKE 'du.jian@%'`,
    [businessDate(iisp.clock.now()), iisp.clock.now().toISOString()],
  )

test('between them these people have every page, and every page but those of other kinds has calls', async () => {
  const all = await Promise.all(people.map(rightsOf))
  const seen = new Set(all.flatMap(({ pages }) => pages))
  expect(iisp.portal.pages.filter((page) => !seen.has(page)).map(({ id }) => id)).toEqual([])
  const served = all.flatMap((rights) =>
    rights.pages.filter((page) => callsOnlyOf(page, rights).length > 0).map(({ id }) => id),
  )
  expect(new Set(served).size).toBeGreaterThan(18)
})

describe('what is done for a page through the calls of files asks for the supervised page too', () => {
  const account = 'lin.jing@yuanshan.example'
  const supervised = { gates: { supervised: 'page-gates-test' } }
  const file = { name: 'a.pdf', content: pdfOf(500) }
  const about = { purpose: 'transfers.attachment', name: 'a.pdf', size: 500 }
  const columns = ['ORDERNO']
  const table = {
    source: 'transfers.orders',
    format: 'csv',
    title: '划款指令查询',
    columns,
    filters: {},
  } as const
  const ways: [string, readonly Page[], (client: TestClient) => Promise<string | undefined>][] = [
    [
      'an upload',
      [transferEntry],
      async (client) => (await sendWhole(client, file.name, file.content)).body.code,
    ],
    [
      'an upload in parts',
      [transferEntry],
      async (client) => (await client.send(uploadStart, about)).body.code,
    ],
    [
      'an export',
      [transferEntry, transferList, transferReview, transferSign],
      async (client) => (await client.send(exportCreate, table)).body.code,
    ],
  ]
  test.each(ways)('%s', async (_, pages, codeOfWay) => {
    const acting = await iisp.as('du.jian')
    await acting.ok(changeMgrUser, { account, reason: '管理人来电委托' })
    const gate = pages.reduceRight<() => Promise<void>>(
      (work, page) => () => changed(page, supervised, work),
      async () => {
        expect(await codeOfWay(acting)).toBe(platformErrors.pageApprovalNeeded.code)
        await approve()
        expect(await codeOfWay(acting)).toBeUndefined()
        await iisp.owner.query(`DELETE FROM approval.application WHERE busi_type = 'page-gates-test'`)
      },
    )
    await gate()
  })
})
