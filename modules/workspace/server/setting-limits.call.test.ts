import { raw, sql, system } from '@iisp/server'
import { describe, expect, inject, test } from 'vitest'
import { addLog } from '../contract/menu-log.ts'
import { settingLimits } from '../contract/setting-limits.ts'
import { setDisplay } from '../contract/display-fields.ts'
import { getAllTableSettings, tableDelate, tableSetting } from '../contract/table-settings.ts'
import { tableViewList, tableViewSave } from '../contract/table-views.ts'
import { startForTwo } from './test/start-workspace.ts'

const { portal, lin, zhou } = await startForTwo(inject('databaseUrl'))

/** The largest setting that is accepted. */
const wide = JSON.stringify(
  Array.from({ length: 90 }, (_, n) => ({ key: `column-${n}-${'x'.repeat(30)}`, width: 120, visible: true })),
)
const statuses = (answers: readonly { status: number }[]) => ({
  kept: answers.filter(({ status }) => status === 200).length,
  refused: answers.filter(({ status }) => status === 400).length,
})

describe('an account keeps so many settings and no more, however many come at once', () => {
  test('of tables', async () => {
    const send = (n: number) => lin.send(tableSetting, { tableId: `table.${n}`, headerJson: wide })
    const answers = await Promise.all(Array.from({ length: settingLimits.tables + 20 }, (_, n) => send(n)))
    expect(statuses(answers)).toEqual({ kept: settingLimits.tables, refused: 20 })
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      code: 'workspace.tooManySettings',
      msg: '最多保存100个列表的列设置，请先在不用的列表中恢复默认列',
    })
    const all = await lin.raw('GET', getAllTableSettings.path)
    expect(all.text.length).toBeLessThan(1_000_000)
    const [kept] = await lin.ok(getAllTableSettings, {})
    await lin.ok(tableSetting, { tableId: kept!.tableId, headerJson: '[]' })
    await lin.ok(tableDelate, { tableId: kept!.tableId })
    await lin.ok(tableSetting, { tableId: 'another', headerJson: '[]' })
    expect((await zhou.send(tableSetting, { tableId: 'own', headerJson: '[]' })).status).toBe(200)
  })

  test('of the columns of menus', async () => {
    const send = (n: number) => lin.send(setDisplay, { menuCode: `m${n}`, displayField: '[]' })
    const answers = await Promise.all(Array.from({ length: settingLimits.displays + 5 }, (_, n) => send(n)))
    expect(statuses(answers)).toEqual({ kept: settingLimits.displays, refused: 5 })
    const kept = answers.findIndex(({ status }) => status === 200)
    expect((await send(kept)).status).toBe(200)
  })

  test('of views, over all tables', async () => {
    const query = 'q'.repeat(4000)
    const send = (n: number) => lin.send(tableViewSave, { tableId: `t${n % 10}`, name: `视图${n}`, query })
    const answers = await Promise.all(Array.from({ length: settingLimits.views + 10 }, (_, n) => send(n)))
    expect(statuses(answers)).toEqual({ kept: settingLimits.views, refused: 10 })
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe('workspace.tooManyViewsInAll')
    expect((await lin.raw('GET', tableViewList.path)).text.length).toBeLessThan(1_000_000)
  })
})

test('a setting has a size', async () => {
  const large = JSON.stringify(Array.from({ length: 60 }, (_, n) => ({ key: '列'.repeat(50) + String(n) })))
  const answer = await zhou.send(tableSetting, { tableId: 'large', headerJson: large })
  expect(answer.body).toMatchObject({
    code: 'workspace.settingTooLarge',
    msg: '设置内容过大（上限8000字节），请减少列或筛选条件',
  })
  expect(
    (await zhou.send(tableViewSave, { tableId: 'large', name: 'x', query: '列'.repeat(4000) })).status,
  ).toBe(400)
  expect((await zhou.send(tableSetting, { tableId: 'no table', headerJson: '[]' })).status).toBe(400)
})

test('openings of menus are noted for menus that exist, so many a day', async () => {
  const { db, clock } = portal
  const noted = async () =>
    (
      await db
        .reader(system('test'))
        .one(raw(sql<{ n: number }>`SELECT count(*)::int AS n FROM workspace.menu_log`))
    ).n
  const before = await noted()
  await lin.ok(addLog, { menuId: 'invented' })
  expect(await noted()).toBe(before)
  await db.transact(system('test'), (writer) =>
    writer.run(
      raw(sql`INSERT INTO workspace.menu_log (institution_id, account_id, menu_id, at)
        SELECT 'M001', 101, '10101', ${clock.now()} FROM generate_series(1, ${settingLimits.openingsADay}::int)`),
    ),
  )
  const full = await noted()
  await lin.ok(addLog, { menuId: '10101' })
  expect(await noted()).toBe(full)
})
