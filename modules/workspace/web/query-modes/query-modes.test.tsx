import { UiProvider } from '@iisp/ui/locale'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { createQueryClient } from '@iisp/web/request/index'
import { tableStore } from '@iisp/web/table-settings/table-store'
import { PageContext } from '@iisp/web/tabs/page-context'
import { homeKey } from '@iisp/web/tabs/tab'
import { dispatchTabs, resetTabs, useActiveTab } from '@iisp/web/tabs/tabs-store'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { menuQueryModeList } from '../../contract/query-modes.ts'
import { getDisplay } from '../../contract/display-fields.ts'
import { QueryModes } from './QueryModes.tsx'
import { queryModeTexts } from './texts.ts'

afterEach(() => vi.unstubAllGlobals())

function Front({ children }: { children: ReactNode }) {
  const { key, path, query, life } = useActiveTab()
  return <PageContext value={{ key, path, query, menuId: null, life }}>{children}</PageContext>
}
const row = (menuId: string, menuName: string) => ({ menuId, menuName, parentName: '划款管理', mode: 'auto' })

/** Shows the page; a save is answered with `saved`. Gives the saves that were asked for. */
function show(
  query = '',
  saved: { status: number; msg: string; code?: string } = { status: 200, msg: '' },
  client = createQueryClient(),
) {
  const saves: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname } = new URL(url)
    if (pathname === menuQueryModeList.path) {
      const data = [row('10102', '划款指令查询'), row('90901', '审计查询')]
      return Response.json({ status: 200, msg: '', data })
    }
    if (pathname === getDisplay.path) return Response.json({ status: 200, msg: '', data: displayed })
    saves.push(JSON.parse(String(init?.body)))
    return Response.json({ ...saved, data: null }, { status: saved.status })
  })
  tableStore.setState({ settings: new Map(), views: [], manualMenus: new Set() })
  act(() => {
    resetTabs({ path: '/iisp/integrated-management/my-account/menu-query-management' })
    dispatchTabs({ type: 'query', page: homeKey, query })
  })
  render(
    <QueryClientProvider client={client}>
      <UiProvider locale="zh">
        <Front>
          <QueryModes />
        </Front>
      </UiProvider>
    </QueryClientProvider>,
  )
  return saves
}
/** What the older store keeps of the table's columns. */
let displayed: { DISPLAY_FIELD: string; IS_DISPLAY: '0' | '1' }[] = []
const knob = (menu: string) => screen.findByRole<HTMLInputElement>('switch', { name: `${menu}手动查询` })

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
  const saves = show()
  await userEvent.click(await knob('划款指令查询'))
  await waitFor(async () => expect((await knob('划款指令查询')).checked).toBe(true))
  expect(saves).toEqual([{ menuId: '10102', mode: 'manual' }])
  expect([...(tableStore.getState().manualMenus ?? [])]).toEqual(['10102'])
  await userEvent.click(await knob('划款指令查询'))
  await waitFor(() => expect(saves.at(-1)).toEqual({ menuId: '10102', mode: 'auto' }))
})

test('a choice that the server refuses does not move the switch', async () => {
  const saves = show('', { status: 403, msg: '只能选择有权限的菜单', code: 'workspace.menuNotPermitted' })
  await userEvent.click(await knob('审计查询'))
  await waitFor(() => expect(saves).toHaveLength(1))
  await waitFor(async () => expect((await knob('审计查询')).disabled).toBe(false))
  expect((await knob('审计查询')).checked).toBe(false)
})

test('[BL-149] a field kept with IS_DISPLAY 0 hides its column; showing it again is kept, and 恢复默认 too', async () => {
  displayed = [{ DISPLAY_FIELD: 'parentName', IS_DISPLAY: '0' }]
  const saves = show()
  await knob('审计查询')
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /所属模块/ })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: '列设置' }))
  await userEvent.click(screen.getByRole('checkbox', { name: '所属模块' }))
  expect(screen.getByRole('columnheader', { name: /所属模块/ })).toBeTruthy()
  await waitFor(() => expect(saves).toHaveLength(1), { timeout: 3000 })
  expect(JSON.parse((saves[0] as { displayField: string }).displayField)).toContainEqual({
    DISPLAY_FIELD: 'parentName',
    IS_DISPLAY: '1',
  })
  await userEvent.click(screen.getByRole('button', { name: '恢复默认' }))
  await waitFor(() => expect(saves.at(-1)).toEqual({ menuCode: '80101' }))
  displayed = []
})

test('[BL-149] a column that was hidden stays hidden when the page is opened again within minutes', async () => {
  const client = createQueryClient()
  const saves = show('', undefined, client)
  await userEvent.click(await screen.findByRole('button', { name: '列设置' }))
  await userEvent.click(screen.getByRole('checkbox', { name: '所属模块' }))
  await waitFor(() => expect(saves).toHaveLength(1), { timeout: 3000 })
  cleanup()
  show('', undefined, client)
  await knob('审计查询')
  expect(screen.queryByRole('columnheader', { name: /所属模块/ })).toBeNull()
})

test('the page speaks both languages', () => {
  expect(missingTexts(queryModeTexts)).toEqual([])
})
