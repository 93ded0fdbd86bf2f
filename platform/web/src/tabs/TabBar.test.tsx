import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { TabBar, type TabCommands } from './TabBar.tsx'
import { dispatchTabs, resetTabs, tabsNow } from './tabs-store.ts'

const commands: TabCommands = {
  activate: vi.fn<() => void>(),
  close: vi.fn<() => void>(),
  closeSub: vi.fn<() => void>(),
  reload: vi.fn<() => void>(),
  reopen: vi.fn<() => void>(),
  beside: vi.fn<() => void>(),
  apart: vi.fn<() => void>(),
}
const title = ({ key }: { key: string }) => key
const open = (key: string) =>
  dispatchTabs({ type: 'open', tabLimit: 20, target: { key, path: `/iisp/${key}`, query: '' } })
const order = () =>
  tabsNow()
    .tabs.map((tab) => tab.key)
    .join(' ')

beforeEach(() => {
  resetTabs({ path: '/iisp/new-home' })
  for (const key of ['a', 'b', 'c']) open(key)
  vi.clearAllMocks()
  render(<TabBar title={title} commands={commands} />)
})
const tab = (name: string) => screen.getByRole('tab', { name })

test('only the tab in front is reached by the Tab key; arrow keys move along the row', () => {
  expect(screen.getAllByRole('tab').map((it) => it.tabIndex)).toEqual([-1, -1, -1, 0])
  tab('c').focus()
  fireEvent.keyDown(tab('c'), { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(tab('b'))
  fireEvent.keyDown(tab('b'), { key: 'Home' })
  expect(document.activeElement).toBe(tab('homeTab'))
})

test('Ctrl+Shift with an arrow key moves a tab; home stays first', () => {
  const moves = { key: 'ArrowLeft', ctrlKey: true, shiftKey: true }
  act(() => void fireEvent.keyDown(tab('c'), moves))
  expect(order()).toBe('homeTab a c b')
  act(() => void fireEvent.keyDown(tab('a'), moves))
  act(() => void fireEvent.keyDown(tab('homeTab'), { ...moves, key: 'ArrowRight' }))
  expect(order()).toBe('homeTab a c b')
})

test('a tab dragged over another one takes its place', () => {
  const dataTransfer = { types: ['application/x-iisp-tab'], setData() {}, effectAllowed: '' }
  fireEvent.dragStart(tab('a'), { dataTransfer })
  act(() => void fireEvent.dragOver(tab('c'), { dataTransfer }))
  expect(order()).toBe('homeTab b c a')
})

test('the context menu of home has no entry that would close it', () => {
  fireEvent.contextMenu(tab('homeTab'))
  expect(screen.getByRole('menuitem', { name: '关闭当前' }).getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByRole('menuitem', { name: '关闭其他' }))
  expect(commands.close).toHaveBeenCalledWith('homeTab', 'others')
})
