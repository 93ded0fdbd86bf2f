import { type Output, refuse } from '@iisp/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { createQueryClient } from '@iisp/web/request/index'
import { tableStore } from '@iisp/web/table-settings/table-store'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { menuQueryModeList, menuQueryModeSave } from '../../contract/query-modes.ts'
import { deleteDisplay, getDisplay, setDisplay } from '../../contract/display-fields.ts'
import { workspaceErrors } from '../../contract/errors.ts'
import { QueryModes } from './QueryModes.tsx'
import { queryModeTexts } from './texts.ts'

type Menus = Output<typeof menuQueryModeList>
const row = (menuId: string, menuName: string): Menus[number] => ({
  menuId,
  menuName,
  parentName: '划款管理',
  mode: 'auto',
})

let server: FakeServer
let menus: Menus
/** Column settings from the older store. */
let displayed: Output<typeof getDisplay>
beforeEach(() => {
  displayed = []
  menus = [row('10102', '划款指令查询'), row('90901', '审计查询')]
  tableStore.setState({ settings: new Map(), views: [], manualMenus: new Set() })
  server = new FakeServer()
    .answer(menuQueryModeList, () => menus)
    .answer(menuQueryModeSave, ({ menuId, mode }) => {
      menus = menus.map((menu) => (menu.menuId === menuId ? { ...menu, mode } : menu))
      return null
    })
    .answer(getDisplay, () => displayed)
    .answer(setDisplay, () => null)
    .answer(deleteDisplay, () => null)
})
const show = (query = '', client = createQueryClient()) => {
  const at = `/integrated-management/my-account/menu-query-management?${query}`
  return stage(QueryModes, { server, at, client })
}
const knob = (menu: string) => screen.findByRole<HTMLInputElement>('switch', { name: `${menu}自动查询` })

test('[BL-012] the page opens with the menu that the address names; 重置 shows all', async () => {
  show(`MENUNAME=${encodeURIComponent('划款指令查询')}`)
  await knob('划款指令查询')
  expect(screen.queryByText('审计查询')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '重置' }))
  expect(await screen.findByText('审计查询')).toBeTruthy()
})

test('[BL-099] a name that no menu has says 暂无数据', async () => {
  show('MENUNAME=nothing')
  expect(await screen.findByText(/^暂无数据/)).toBeTruthy()
})

test('[SH-128] a menu is set to manual query, which holds from its next opening', async () => {
  show()
  // The label of the switch describes its "on" position.
  expect((await knob('划款指令查询')).checked).toBe(true)
  await userEvent.click(await knob('划款指令查询'))
  await waitFor(async () => expect((await knob('划款指令查询')).checked).toBe(false))
  expect(server.asked(menuQueryModeSave)).toEqual([{ menuId: '10102', mode: 'manual' }])
  expect([...(tableStore.getState().manualMenus ?? [])]).toEqual(['10102'])
  await userEvent.click(await knob('划款指令查询'))
  await waitFor(() =>
    expect(server.asked(menuQueryModeSave).at(-1)).toEqual({ menuId: '10102', mode: 'auto' }),
  )
})

test('a choice that the server refuses does not move the switch', async () => {
  server.answer(menuQueryModeSave, () => refuse(workspaceErrors.menuNotPermitted))
  show()
  await userEvent.click(await knob('审计查询'))
  await waitFor(() => expect(server.asked(menuQueryModeSave)).toHaveLength(1))
  await waitFor(async () => expect((await knob('审计查询')).disabled).toBe(false))
  expect((await knob('审计查询')).checked).toBe(true)
})

test('[BL-149] a field kept with IS_DISPLAY 0 hides its column; showing it again is kept, and 恢复默认 too', async () => {
  displayed = [{ DISPLAY_FIELD: 'parentName', IS_DISPLAY: '0' }]
  show()
  await knob('审计查询')
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /所属模块/ })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: '列设置' }))
  await userEvent.click(screen.getByRole('checkbox', { name: '所属模块' }))
  expect(screen.getByRole('columnheader', { name: /所属模块/ })).toBeTruthy()
  await waitFor(() => expect(server.asked(setDisplay)).toHaveLength(1))
  const [kept] = server.asked(setDisplay)
  expect(JSON.parse(kept?.displayField ?? '')).toContainEqual({
    DISPLAY_FIELD: 'parentName',
    IS_DISPLAY: '1',
  })
  await userEvent.click(screen.getByRole('button', { name: '恢复默认' }))
  await waitFor(() => expect(server.asked(deleteDisplay)).toEqual([{ menuCode: '80101' }]))
})

test('[BL-149] a column that was hidden stays hidden when the page is opened again within minutes', async () => {
  const client = createQueryClient()
  show('', client)
  await userEvent.click(await screen.findByRole('button', { name: '列设置' }))
  await userEvent.click(screen.getByRole('checkbox', { name: '所属模块' }))
  await waitFor(() => expect(server.asked(setDisplay)).toHaveLength(1))
  cleanup()
  show('', client)
  await knob('审计查询')
  expect(screen.queryByRole('columnheader', { name: /所属模块/ })).toBeNull()
})

test('the page speaks both languages', () => {
  expect(missingTexts(queryModeTexts)).toEqual([])
})
