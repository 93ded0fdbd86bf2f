import { download } from '@iisp/files/contract'
import { Database, appRole, system, verifyChains } from '@iisp/server'
import { getDebitTransferDetail, getTransferList } from '@iisp/transfers/contract'
import {
  commomMenuList,
  getAllTableSettings,
  getDisplay,
  getLastManagerType,
  getQuickMenuList,
  menuQueryModeList,
  queryThemeColorByUserId,
  tableViewList,
} from '@iisp/workspace/contract'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { auditParts } from '../../src/audit-parts.ts'
import { rowsOf } from './rows.ts'
import { type RecordedMigration, type UpgradedInstallation, moved, upgradedInstallation } from './upgraded.ts'

let portal: UpgradedInstallation
beforeAll(async () => {
  portal = await upgradedInstallation('33e05e3')
})
afterAll(() => portal?.close())

test('the dump has a row in every table', () => {
  expect(portal.before.size).toBeGreaterThan(80)
  expect([...portal.before].filter(([, rows]) => rows.length === 0).map(([table]) => table)).toEqual([])
})

test('every row of every table is there after the upgrade, and nothing under a former name', async () => {
  await portal.keepsEverything()
  const after = await rowsOf(portal.owner)
  expect(Object.keys(moved).filter((table) => after.has(table))).toEqual([])
})

test('migrations that were renumbered are recorded under their new names', async () => {
  const files = (all: readonly RecordedMigration[]) =>
    all.filter(({ module }) => module === 'identity').map(({ file }) => file)
  const after = files(await portal.recorded())
  expect(files(portal.recordedBefore).filter((file) => file.startsWith('004'))).toHaveLength(2)
  expect(after.map((file) => Number(file.slice(0, 3)))).toEqual(after.map((_, n) => n + 1))
})

test('an upgraded database consists of the same as a fresh one', () => portal.isLikeAFreshOne())

test('the portal serves the settings and files of before', async () => {
  const lin = await portal.signedIn(await portal.served(), 'lin.jing@yuanshan.example')

  const { rows } = await portal.owner.query<{ id: string }>(
    `SELECT id FROM files.stored_file WHERE name = '附件.pdf'`,
  )
  const file = await lin.send(download, { fileId: rows[0]?.id ?? '' })
  expect([file.status, file.text]).toEqual([200, '%PDF-1.7 划款附件\n%%EOF'])

  expect(await lin.ok(getAllTableSettings, {})).toEqual([
    {
      tableId: 'transfers.list',
      headerJson: [
        { key: 'AMOUNT', width: 150, visible: true },
        { key: 'PRODUCTNO', width: 100, visible: false },
      ],
    },
  ])
  expect((await lin.ok(tableViewList, {})).map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ['大额', true],
    ['待我修改', false],
  ])
  expect(await lin.ok(getDisplay, { menuCode: '80101' })).toEqual([
    { DISPLAY_FIELD: 'parentName', IS_DISPLAY: '0' },
  ])
  expect(await lin.ok(queryThemeColorByUserId, {})).toEqual({ color: '#0f6674' })
  expect(await lin.ok(getLastManagerType, {})).toEqual({ managerType: 1 })
  expect((await lin.ok(getQuickMenuList, {})).map(({ menuId }) => menuId)).toEqual(['10102', '10101'])
  expect((await lin.ok(commomMenuList, {})).map(({ menuId }) => menuId)).toEqual(['10101'])
  const modes = await lin.ok(menuQueryModeList, {})
  expect(modes.filter(({ mode }) => mode === 'manual').map(({ menuId }) => menuId)).toEqual(['10102'])
})

test('people of before are found by their pinyin', async () => {
  await portal.served()
  const { rows } = await portal.owner.query(`SELECT spellings FROM identity.person WHERE name = '林静'`)
  expect(rows).toEqual([{ spellings: 'lj\nlinjing\nlin jing' }])
})

test('announcements of before are seen by all institutions, and nobody is notified of them again', async () => {
  const { rows } = await portal.owner.query<{ audience: string[]; notified: boolean }>(
    `SELECT DISTINCT audience, notified_at = published_at AS notified FROM notices.announcement`,
  )
  expect(rows).toEqual([{ audience: ['manager', 'channel', 'custodian'], notified: true }])
})

test('an order of before reads as it was, with an empty internal note', async () => {
  const lin = await portal.signedIn(await portal.served(), 'lin.jing@yuanshan.example')
  const order = await lin.ok(getDebitTransferDetail, { id: '100003' })
  expect(order).toMatchObject({
    ORDERNO: 'HK2025012000100003',
    PROSTATUS: '070',
    AMOUNT: '980000.00',
    REMARK: '加急',
    INTERNALNOTE: '',
  })
  const { list, total } = await lin.ok(getTransferList, { pageNo: 1, pageSize: 100 })
  const own = portal.before.get('transfers.transfer_order')!.filter((row) => row['institution_id'] === 'M001')
  expect(total).toBe(own.length)
  expect(new Set(list.map(({ INTERNALNOTE }) => INTERNALNOTE))).toEqual(new Set(['']))
})

test('the audit chains of before hold, against the signed heads too', async () => {
  const parts = auditParts(portal.secrets, portal.config)
  const db = new Database({
    url: portal.databaseUrl,
    poolSize: 1,
    role: appRole,
    auditKey: parts.rowKey,
  })
  onTestFinished(() => db.close())
  const { chains, reports } = await verifyChains(db.reader(system('audit-verify')), parts)
  expect(chains.length).toBeGreaterThan(0)
  expect(chains.flatMap(({ findings }) => findings)).toEqual([])
  expect(reports.flatMap(({ findings }) => findings)).toEqual([])
})
