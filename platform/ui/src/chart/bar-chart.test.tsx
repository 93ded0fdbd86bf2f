import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { UiProvider } from '../locale/index.ts'
import { BarChart, type BarMark } from './index.ts'

const marks: readonly BarMark[] = [
  { key: 'a', label: '11-20', name: '11-20 周五', values: ['25000000.01'] },
  { key: 'b', label: '11-23', values: ['8200000.00'], note: '付款 2 笔' },
  { key: 'c', label: '11-24', values: ['-1300000.00'], flag: '不足', danger: true },
]
const props = { label: '现金', summary: '三日', markName: '日期', series: ['余额'], unit: '元' }
const show = (shown: readonly BarMark[], onOpen?: (key: string) => void, locale = 'zh') =>
  render(
    <UiProvider locale={locale}>
      <BarChart {...props} marks={shown} {...(onOpen && { onOpen })} />
    </UiProvider>,
  )
const focused = () => document.activeElement?.getAttribute('aria-label')

test('one tab stop; arrow keys, Home and End move along the marks, which say their values to the cent', async () => {
  const onOpen = vi.fn<(key: string) => void>()
  const user = userEvent.setup()
  show(marks, onOpen)
  screen.getByRole('button', { name: '表格' }).focus()
  await user.tab()
  expect(focused()).toBe('11-20 周五 · 余额 25,000,000.01 元')
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('11-23 · 余额 8,200,000.00 元 · 付款 2 笔')
  await user.keyboard('{End}{ArrowRight}')
  expect(focused()).toBe('11-24 · 余额 -1,300,000.00 元 · 不足')
  await user.keyboard('{Enter}{Home}{Enter}')
  expect(onOpen.mock.calls).toEqual([['c'], ['a']])
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})

test('the tooltip shows the values of the mark with the focus, until Escape', async () => {
  const user = userEvent.setup()
  const { container } = show(marks)
  await user.tab()
  await user.tab()
  expect(container.textContent).toContain('余额 25,000,000.01 元')
  await user.keyboard('{Escape}')
  expect(container.textContent).not.toContain('余额 25,000,000.01 元')
})

test('the table has the same figures and opens the same', async () => {
  const onOpen = vi.fn<(key: string) => void>()
  const user = userEvent.setup()
  show(marks, onOpen)
  await user.click(screen.getByRole('button', { name: '表格' }))
  const rows = within(screen.getByRole('table', { name: '现金' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    '日期余额（元）说明',
    '11-20 周五25,000,000.01',
    '11-238,200,000.00付款 2 笔',
    '11-24-1,300,000.00不足',
  ])
  await user.click(screen.getByRole('button', { name: '11-23' }))
  expect(onOpen).toHaveBeenCalledWith('b')
})

/** Top and height of each bar. */
const bars = (container: HTMLElement) =>
  [...container.querySelectorAll('rect')].map((bar) => [
    Number(bar.getAttribute('y')),
    Number(bar.getAttribute('height')),
  ])

test('heights are in proportion, and what is negative hangs below zero', () => {
  const { container } = show(marks)
  const [[top = 0, high = 0] = [], [, lower = 0] = [], [hangs] = []] = bars(container)
  expect(high / lower).toBeCloseTo(25_000_000 / 8_200_000, 3)
  expect(hangs).toBeCloseTo(top + high, 6)
})

test.each([
  ['one value', marks.slice(0, 1)],
  ['nothing but zero', [{ key: 'a', label: '11-20', values: ['0.00'] }]],
])('%s is drawn without a broken number', (_, shown) => {
  const { container } = show(shown)
  expect(container.innerHTML).not.toMatch(/NaN|Infinity/)
  expect(bars(container)).toHaveLength(1)
})

test('a line shows small changes of a large figure, and equal values lie in the middle', () => {
  const points = (values: readonly string[]) => {
    const shown = values.map((value, at) => ({ key: String(at), label: String(at), values: [value] }))
    const { container, unmount } = render(<BarChart {...props} marks={shown} line />)
    const heights = [...container.querySelectorAll('circle')].map((point) => Number(point.getAttribute('cy')))
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/)
    unmount()
    return heights
  }
  const [first = 0, last = 0] = points(['881000000.00', '866000000.00'])
  expect(last - first).toBeGreaterThan(80)
  expect(new Set(points(['5.00', '5.00', '5.00'])).size).toBe(1)
  expect(points(['0.00'])).toHaveLength(1)
})

test('without marks it says so, and figures of the axis follow the language', () => {
  const { unmount } = show([])
  expect(screen.getByText('暂无数据')).toBeTruthy()
  unmount()
  const { container } = show(marks, undefined, 'en')
  expect(container.querySelector('svg')?.textContent).toContain('20M')
})
