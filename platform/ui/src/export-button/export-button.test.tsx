import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { UiRoot } from '../root/index.ts'
import { ExportButton, shownColumns } from './index.ts'

test('the format can be chosen by keyboard, and the focus returns', async () => {
  const onExport = vi.fn<(format: string) => void>()
  render(<ExportButton onExport={onExport} />, { wrapper: UiRoot })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
  expect(onExport).toHaveBeenCalledExactlyOnceWith('csv')
  expect(document.activeElement?.textContent).toBe('导出')
})
test('Escape closes the menu and exports nothing', async () => {
  const onExport = vi.fn<(format: string) => void>()
  render(<ExportButton onExport={onExport} />, { wrapper: UiRoot })
  await userEvent.click(screen.getByRole('button', { name: '导出' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(onExport).not.toHaveBeenCalled()
})
test('an export has the visible columns in their order', () => {
  const columns = [
    { key: 'no', title: '编号', fixed: 'left' },
    { key: 'a', title: '甲' },
    { key: 'b', title: '乙', hidden: true },
    { key: 'c', title: '丙' },
  ] as const
  expect(shownColumns(columns)).toEqual(['no', 'a', 'c'])
  const settings = [
    { key: 'no', width: 100, visible: true },
    { key: 'c', width: 100, visible: true },
    { key: 'b', width: 100, visible: true },
    { key: 'a', width: 100, visible: false },
  ]
  expect(shownColumns(columns, settings)).toEqual(['no', 'c', 'b'])
})
