import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { calendarReady, DateField, DateRangeField } from './index.ts'

// the calendars are not loaded before the last test of this file
vi.stubGlobal('requestIdleCallback', () => 0)
vi.stubGlobal('cancelIdleCallback', () => undefined)
const typed = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })

test('before its calendar is loaded the field shows its date and accepts a selectable typed date', () => {
  const onChange = vi.fn<(date: string) => void>()
  render(<DateField label="日期" value="2026-11-20" onChange={onChange} min="2026-11-18" max="2026-11-24" />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: '日期' })
  expect(input.value).toBe('2026-11-20')
  for (const text of ['2026-11', '2026-11-17', '2026-11-31', '2026-11-23', '']) typed(input, text)
  expect(onChange.mock.calls).toEqual([['2026-11-23'], ['']])
})

test('a range is accepted when both ends are complete and in order', () => {
  const onChange = vi.fn<(range: unknown) => void>()
  render(<DateRangeField label="日期" value={null} onChange={onChange} />)
  const [from, to] = screen.getAllByRole('textbox') as [HTMLElement, HTMLElement]
  typed(from, '2026-11-20')
  typed(to, '2026-11-19')
  expect(onChange).not.toHaveBeenCalled()
  typed(to, '2026-11-23')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['2026-11-20', '2026-11-23'])
})

test('the calendar replaces a clicked field, open and with the focus', async () => {
  render(<DateField label="日期" value="2026-11-20" onChange={() => undefined} />)
  const plain = screen.getByRole('textbox', { name: '日期' })
  fireEvent.pointerDown(plain)
  plain.focus()
  await act(calendarReady)
  await waitFor(() => expect(document.querySelector('td[title="2026-11-23"]')).toBeTruthy())
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '日期' }))
}, 30_000)
