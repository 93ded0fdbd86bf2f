import { Database, appRole, system } from '@iisp/server'
import { getFundRelationList } from '@iisp/fund-relation/contract'
import { confirmationList, holdingList } from '@iisp/ta/contract'
import { checkRegister } from '@iisp/ta/server'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type UpgradedInstallation, upgradedInstallation } from './upgraded.ts'

let portal: UpgradedInstallation
beforeAll(async () => {
  portal = await upgradedInstallation('e34799a')
})
afterAll(() => portal?.close())

test('the dump has a row in every table of the register, the relations and what else came since the first one', () => {
  const ofModules = /^(ta|fund_relation|feedback|registration|subscription|content)\./
  const tables = [...portal.before].filter(([table]) => ofModules.test(table))
  expect(tables.length).toBeGreaterThan(40)
  expect(tables.filter(([, rows]) => rows.length === 0).map(([table]) => table)).toEqual([])
})
test('every row of every table is there after the upgrade', () => portal.keepsEverything())
test('an upgraded database consists of the same as a fresh one', () => portal.isLikeAFreshOne())

test('the register of before holds every rule', async () => {
  const db = new Database({ url: portal.databaseUrl, poolSize: 1, role: appRole, statementTimeoutMs: 60_000 })
  onTestFinished(() => db.close())
  expect(await checkRegister(db.reader(system('test')))).toEqual([])
})

test('holdings, confirmations and relations of before are read as they were', async () => {
  const lin = await portal.signedIn(await portal.served(), 'lin.jing@yuanshan.example')
  const kept = (table: string) => portal.before.get(table)!.filter((row) => row['institution_id'] === 'M001')
  const page = { pageNo: 1, pageSize: 100 }

  const shares = new Map(
    kept('ta.holding').map((row) => [
      `${row['product_id'] as number}:${row['trading_account_id'] as number}`,
      (row['shares'] as number).toFixed(2),
    ]),
  )
  const holdings = await lin.ok(holdingList, page)
  expect(new Map(holdings.list.map((row) => [row.key, row.shares]))).toEqual(shares)

  const confirmations = await lin.ok(confirmationList, page)
  const ids = new Set(kept('ta.confirmation').map((row) => String(row['id'])))
  expect(confirmations.total).toBeGreaterThan(10)
  expect(confirmations.list.filter(({ id }) => !ids.has(id))).toEqual([])

  const relations = await lin.ok(getFundRelationList, page)
  expect(relations.list.map(({ MCPDM, ZCPDM }) => `${ZCPDM}→${MCPDM}`)).toContain('SXA015→SXA001')
})
