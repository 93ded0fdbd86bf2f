import { expect, inject, test } from 'vitest'
import { menuQueryModeList, menuQueryModeSave } from '../../contract/query-modes.ts'
import { startForTwo } from '../test/start-workspace.ts'

const { portal, lin, zhou } = await startForTwo(inject('databaseUrl'))

const list = { menuId: '10101', menuName: '菜单10101', parentName: '菜单10', mode: 'auto' }

test('the menus with a list that a person may open are listed; each is asked for at once', async () => {
  expect(await lin.ok(menuQueryModeList, {})).toEqual([list])
  expect((await zhou.ok(menuQueryModeList, {})).map(({ menuId }) => menuId)).toEqual(['10103'])
})

test('[SH-128] a menu is set to manual query and back, for one account', async () => {
  await lin.ok(menuQueryModeSave, { menuId: '10101', mode: 'manual' })
  await lin.ok(menuQueryModeSave, { menuId: '10101', mode: 'manual' })
  expect(await lin.ok(menuQueryModeList, {})).toEqual([{ ...list, mode: 'manual' }])
  expect((await zhou.ok(menuQueryModeList, {})).map(({ mode }) => mode)).toEqual(['auto'])
  await lin.ok(menuQueryModeSave, { menuId: '10101', mode: 'auto' })
  expect(await lin.ok(menuQueryModeList, {})).toEqual([list])
})

test.each(['10103', '90101', '99999'])(
  'menu %s, not permitted or without a list, is refused',
  async (menuId) => {
    const refused = await lin.send(menuQueryModeSave, { menuId, mode: 'manual' })
    expect([refused.status, refused.body.code]).toEqual([403, 'workspace.menuNotPermitted'])
  },
)

test('nobody sets a mode without a session, nor one that is none', async () => {
  expect((await portal.visitor().send(menuQueryModeSave, { menuId: '10101', mode: 'manual' })).status).toBe(
    401,
  )
  expect((await lin.send(menuQueryModeSave, { menuId: '10101', mode: 'never' as 'auto' })).status).toBe(400)
})
