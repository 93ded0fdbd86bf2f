import { type MenuUsage, menuUsageList } from '@iisp/workspace/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { menuUsageTexts } from './menu-usage-texts.ts'
import { MenuUsagePage } from './MenuUsagePage.tsx'

const rows: MenuUsage[] = [
  { menuId: '10102', name: '划款指令查询', openings: 1200, accounts: 14, typicalMs: 180, slowMs: 420 },
  { menuId: '10101', name: '划款指令录入', openings: 9, accounts: 2, typicalMs: null, slowMs: null },
]
const server = () =>
  new FakeServer().answer(menuUsageList, () => ({ list: rows, total: 2, pageNo: 1, pageSize: 20 }))

test('menus are listed with how often and how fast they open; a menu without reports says so', async () => {
  const page = stage(MenuUsagePage, { server: server(), at: '/?from=2026-11-01&to=2026-11-20' })
  for (const shown of ['划款指令查询', '1,200', '14', '180', '420'])
    expect(await screen.findByText(shown)).toBeTruthy()
  expect(screen.getAllByText('未上报')).toHaveLength(2)
  expect(page.server.asked(menuUsageList)).toEqual([
    { pageNo: 1, pageSize: 20, startDate: '2026-11-01', endDate: '2026-11-20' },
  ])
})

test('a link opens the menu that it names', async () => {
  stage(MenuUsagePage, { server: server(), at: '/?detail=10102' })
  const dialog = within(await screen.findByRole('dialog', { name: '划款指令查询' }))
  expect(dialog.getByText('95%的打开不超过此时间')).toBeTruthy()
})

test('the page speaks both languages', () => expect(missingTexts(menuUsageTexts)).toEqual([]))
