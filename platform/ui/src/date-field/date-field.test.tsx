import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { UiProvider } from '../locale/index.ts'
import { calendarReady, DateField, QuarterField, type WorkDay } from './index.ts'

beforeAll(calendarReady)

const november: WorkDay[] = Array.from({ length: 30 }, (_, i) => ({
  RQ: `202611${String(i + 1).padStart(2, '0')}`,
  GZR: [0, 6].includes(new Date(2026, 10, i + 1).getDay()) ? '0' : '1',
}))
const cell = (date: string) => document.querySelector<HTMLElement>(`td[title="${date}"]`) as HTMLElement

test('[BU-114] on a calendar of working days a day off is marked and cannot be chosen', async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>()
  render(<DateField label="划款日期" value="2026-11-20" onChange={onChange} workDays={november} />)
  await userEvent.click(screen.getByRole('textbox', { name: '划款日期' }))
  expect(cell('2026-11-21').textContent).toContain('休')
  await userEvent.click(cell('2026-11-21'))
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(cell('2026-11-23'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-23')
})
test('days before the first and after the last cannot be chosen', async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>()
  render(<DateField label="日期" value="2026-11-20" onChange={onChange} min="2026-11-18" max="2026-11-24" />)
  await userEvent.click(screen.getByRole('textbox', { name: '日期' }))
  for (const day of ['2026-11-17', '2026-11-25']) await userEvent.click(cell(day))
  expect(onChange).not.toHaveBeenCalled()
})
test('[SH-466] the quarters are called 一季度 to 四季度', async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>()
  render(<QuarterField label="季度" value="2026-Q3" onChange={onChange} />)
  const field = screen.getByRole('textbox', { name: '季度' }) as HTMLInputElement
  expect(field.value).toBe('2026年三季度')
  await userEvent.click(field)
  for (const quarter of ['一季度', '二季度', '三季度', '四季度'])
    expect(screen.getByText(quarter)).toBeTruthy()
  await userEvent.click(screen.getByText('四季度'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-Q4')
})
test('in English the quarters are Q1 to Q4', () => {
  render(
    <UiProvider locale="en">
      <QuarterField label="Quarter" value="2026-Q3" onChange={() => undefined} />
    </UiProvider>,
  )
  expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('Q3 2026')
})
