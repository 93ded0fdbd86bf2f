import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import {
  productContractApply,
  productContractDecide,
  productContractList,
  productContractResubmit,
} from '../../contract/product-contracts/product-contracts.ts'

let iisp: Iisp
let manager: TestClient
let desk: TestClient
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  manager = await iisp.as('lin.jing')
  desk = await iisp.as('zhao.tuo')
})
afterAll(() => iisp?.close())

const form = {
  productName: '远山启航一号私募证券投资基金',
  productKind: 'securities' as const,
  services: ['valuation', 'custody'] as ('valuation' | 'custody')[],
  expectedSize: '50000000.00',
  plannedDate: '2027-03-01',
  contactName: '林静',
  contactPhone: '13800000001',
  note: '',
  fileId: null,
}
const only = async (client: TestClient, id: string) =>
  (await client.ok(productContractList, {})).list.find((row) => row.id === id) ?? expect.fail(`no ${id}`)
const decide = async (
  client: TestClient,
  id: string,
  action: 'accept' | 'return' | 'withdraw',
  reason = '',
) => {
  const { list } = await desk.ok(productContractList, {})
  const version = list.find((row) => row.id === id)?.version ?? 1
  return client.send(productContractDecide, { id, version, action, reason })
}

test('a manager’s application is returned, completed and accepted, and who sent it is told', async () => {
  const { id } = await manager.ok(productContractApply, form)
  expect(await only(manager, id)).toMatchObject({
    state: 'submitted',
    services: ['custody', 'valuation'],
    expectedSize: '50000000.00',
    actions: ['withdraw'],
  })
  expect((await only(desk, id)).actions).toEqual(['accept', 'return', 'refuse'])
  const english = await desk.ok(productContractList, { keyword: 'yuanshan private' }, { language: 'en' })
  expect(english.list.find((row) => row.id === id)?.institutionName).toBe(
    'Yuanshan Private Fund Management Co., Ltd.',
  )
  expect((await decide(desk, id, 'return')).body.code).toBe('platform.reasonMissing')
  expect((await decide(desk, id, 'return', '请附合同草稿')).status).toBe(200)
  const { version, reason } = await only(manager, id)
  expect(reason).toBe('请附合同草稿')
  await manager.ok(productContractResubmit, { ...form, id, version, note: '草稿随后提供' })
  expect((await manager.send(productContractResubmit, { ...form, id, version })).body.code).toBe(
    'platform.conflict',
  )
  expect(await only(desk, id)).toMatchObject({
    state: 'submitted',
    note: '草稿随后提供',
    reason: '',
    decidedBy: '',
    decidedAt: null,
  })
  expect((await decide(desk, id, 'accept')).status).toBe(200)
  expect((await decide(manager, id, 'withdraw')).body.code).toBe('platform.caseMoved')
  const told = async () =>
    (
      await iisp.owner.query<{ title: string }>(
        `SELECT title_zh AS title FROM notices.message WHERE subject LIKE $1 ORDER BY id`,
        [`product-contract/${id}/%`],
      )
    ).rows.map(({ title }) => title)
  await vi.waitFor(
    async () => expect((await told()).toSorted()).toEqual(['您的产品申请已受理', '您的产品申请待补充']),
    { timeout: 10_000 },
  )
})

test('another manager neither sees nor withdraws it, and a manager does not decide', async () => {
  const { id } = await manager.ok(productContractApply, form)
  const other = await iisp.as('he.yu')
  expect((await other.ok(productContractList, {})).list).toEqual([])
  expect((await decide(other, id, 'withdraw')).status).toBe(404)
  expect((await decide(manager, id, 'accept')).body.code).toBe('platform.caseMoved')
  expect((await decide(desk, id, 'withdraw')).body.code).toBe('platform.caseMoved')
  expect((await decide(manager, id, 'withdraw')).status).toBe(200)
})

test.each([
  ['no product', { productName: ' ' }, 400],
  ['no service', { services: [] }, 400],
  ['a size of nothing', { expectedSize: '0.00' }, 400],
  ['a size that is no decimal', { expectedSize: '5e7' }, 400],
  ['a date of yesterday', { plannedDate: '2020-01-01' }, 400],
  ['a file that is not the institution’s', { fileId: 'unknown' }, 400],
])('is refused: %s', async (_, change, status) => {
  expect((await manager.send(productContractApply, { ...form, ...change })).status).toBe(status)
})

test('managers alone apply', async () => {
  expect((await iisp.visitor().send(productContractApply, form)).status).toBe(401)
  expect((await desk.send(productContractApply, form)).body.code).toBe('registration.managersOnly')
})

test('an institution applies twenty times a day', async () => {
  const other = await iisp.as('he.yu')
  for (let n = 0; n < 20; n++) await other.ok(productContractApply, { ...form, productName: `启明${n}号` })
  expect((await other.send(productContractApply, form)).body.code).toBe('registration.tooManyContracts')
  iisp.clock.advance(24 * 3600 + 1)
  expect((await (await iisp.as('he.yu')).send(productContractApply, form)).status).toBe(200)
})
