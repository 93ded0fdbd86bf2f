import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resetMessages } from '../messages/index.ts'
import { address, lives, openMenu, portal } from './test/staged-portal.tsx'

let isWide = true
beforeEach(() => {
  isWide = true
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width: 1024px') && isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  resetMessages()
})

/** The form with an unsaved amount, then the list in front. */
async function two() {
  const { user } = await portal('/iisp/transfer-money/m101?mid=101')
  await user.type(await screen.findByLabelText('金额'), '12')
  await openMenu(user, /划款指令查询/)
  await screen.findByText('列表页')
  return user
}
const isVisible = (node: HTMLElement) => node.closest<HTMLElement>('[style*="display: none"]') === null
const amount = () => screen.getByLabelText<HTMLInputElement>('金额')

test('Alt+B shows another page beside this one, which keeps its input and its mark; Escape ends it', async () => {
  const user = await two()
  const mounted = lives.length
  expect(isVisible(amount())).toBe(false)
  await user.keyboard('{Alt>}b{/Alt}')
  const choice = await screen.findByRole('menu', { name: '选择并排显示的页面' })
  await user.click(within(choice).getByRole('menuitem', { name: '划款指令录入' }))
  await waitFor(() => expect(isVisible(amount())).toBe(true))
  expect(isVisible(screen.getByText('列表页'))).toBe(true)
  expect(amount().value).toBe('12')
  await user.type(amount(), '3')
  await waitFor(() => expect(address).toBe('/iisp/transfer-money/m101?mid=101'))
  expect(isVisible(screen.getByText('列表页'))).toBe(true)
  act(() => amount().blur())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(isVisible(screen.getByText('列表页'))).toBe(false))
  expect(amount().value).toBe('123')
  expect(screen.getByRole('tab', { name: /划款指令录入.*未保存/ })).toBeTruthy()
  expect(lives.slice(mounted).length).toBeLessThanOrEqual(1)
})

test('the divider is moved by keys, and its button ends the comparison without losing the mark of either page', async () => {
  const user = await two()
  await user.keyboard('{Alt>}b{/Alt}')
  await user.click(await screen.findByRole('menuitem', { name: '划款指令录入' }))
  const divider = await screen.findByRole('separator', { name: '调整两个页面的宽度' })
  act(() => divider.focus())
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(divider.getAttribute('aria-valuenow')).toBe('60')
  await user.click(screen.getByRole('button', { name: '结束并排' }))
  await waitFor(() => expect(isVisible(amount())).toBe(false))
  expect(screen.getByRole('tab', { name: /划款指令录入.*未保存/ })).toBeTruthy()
})

test('a narrow window, home, and a page without others refuse with a word', async () => {
  const user = await two()
  isWide = false
  await user.keyboard('{Alt>}b{/Alt}')
  await screen.findByText('窗口太窄，无法并排显示，请加宽窗口后重试')
  isWide = true
  await user.click(screen.getByRole('tab', { name: '首页' }))
  await user.keyboard('{Alt>}b{/Alt}')
  await screen.findByText('首页不能并排显示，请先打开业务页面')
  expect(screen.queryByRole('menu')).toBeNull()
})

test('Alt+Q goes back in the order of use, further while Alt stays down', async () => {
  const user = await two()
  await user.click(screen.getByRole('tab', { name: '首页' }))
  const front = () => screen.getByRole('tab', { selected: true }).textContent
  await user.keyboard('{Alt>}q{/Alt}')
  expect(front()).toContain('划款指令查询')
  await user.keyboard('{Alt>}q{/Alt}')
  expect(front()).toContain('首页')
  await user.keyboard('{Alt>}qq{/Alt}')
  expect(front()).toContain('划款指令录入')
})
