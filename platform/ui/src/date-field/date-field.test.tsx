import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { UiProvider } from '../locale/index.ts'
import {
  calendarReady,
  DateField,
  DateRangeField,
  QuarterField,
  type DateFieldProps,
  type WorkDay,
} from './index.ts'

beforeAll(calendarReady)

const november: WorkDay[] = Array.from({ length: 30 }, (_, i) => ({
  RQ: `202611${String(i + 1).padStart(2, '0')}`,
  GZR: [0, 6].includes(new Date(2026, 10, i + 1).getDay()) ? '0' : '1',
}))
const cell = (date: string) => document.querySelector<HTMLElement>(`td[title="${date}"]`) as HTMLElement

test('[BU-114] with a working calendar a holiday is marked and cannot be selected', async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>()
  render(<DateField label="划款日期" value="2026-11-20" onChange={onChange} workDays={november} />)
  await userEvent.click(screen.getByRole('textbox', { name: '划款日期' }))
  expect(cell('2026-11-21').textContent).toContain('休')
  await userEvent.click(cell('2026-11-21'))
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(cell('2026-11-23'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-23')
})
test('days before the first and after the last cannot be selected', async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>()
  render(<DateField label="日期" value="2026-11-20" onChange={onChange} min="2026-11-18" max="2026-11-24" />)
  await userEvent.click(screen.getByRole('textbox', { name: '日期' }))
  for (const day of ['2026-11-17', '2026-11-25']) await userEvent.click(cell(day))
  expect(onChange).not.toHaveBeenCalled()
})
test('[SH-466] [BL-120] the quarters are labelled 一季度 to 四季度', async () => {
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
test('in English the quarters are labelled Q1 to Q4', () => {
  render(
    <UiProvider locale="en">
      <QuarterField label="Quarter" value="2026-Q3" onChange={() => undefined} />
    </UiProvider>,
  )
  expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('Q3 2026')
})

test.each([
  ['近一周', '2026-11-14', '2026-11-20'],
  ['近一月', '2026-10-21', '2026-11-20'],
  ['近三月', '2026-08-21', '2026-11-20'],
  ['近半年', '2026-05-21', '2026-11-20'],
  ['近一年', '2025-11-21', '2026-11-20'],
  ['近三年', '2023-11-21', '2026-11-20'],
  ['今年以来', '2026-01-01', '2026-11-20'],
  ['成立以来', '2023-05-09', '2026-11-20'],
  ['上月', '2026-10-01', '2026-10-31'],
  ['上季度', '2026-07-01', '2026-09-30'],
])('[BL-119] one press on %s takes %s to %s', async (name, from, to) => {
  const onChange = vi.fn<(...args: unknown[]) => void>()
  const days = { today: '2026-11-20', inception: '2023-05-09', workDays: november }
  render(<DateRangeField label="日期" value={null} onChange={onChange} quick {...days} />)
  await userEvent.click(screen.getByPlaceholderText('开始日期'))
  await userEvent.click(await screen.findByText(name))
  expect(onChange).toHaveBeenCalledExactlyOnceWith([from, to])
})
test('[BL-119] by default the quick ranges end today in Shanghai, whatever the browser’s time zone', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T16:30:00Z'), shouldAdvanceTime: true })
  try {
    const onChange = vi.fn<(...args: unknown[]) => void>()
    render(<DateRangeField label="日期" value={null} onChange={onChange} quick />)
    await userEvent.click(screen.getByPlaceholderText('开始日期'))
    await userEvent.click(await screen.findByText('近一周'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['2026-11-15', '2026-11-21'])
  } finally {
    vi.useRealTimers()
  }
})
test('on a page left open past midnight the quick ranges end on the new day', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z'), shouldAdvanceTime: true })
  try {
    const onChange = vi.fn<(...args: unknown[]) => void>()
    render(<DateRangeField label="日期" value={null} onChange={onChange} quick />)
    await userEvent.click(screen.getByPlaceholderText('开始日期'))
    await screen.findByText('近一周')
    await userEvent.keyboard('{Escape}')
    vi.setSystemTime(new Date('2026-11-20T16:30:00Z'))
    await userEvent.click(screen.getByPlaceholderText('开始日期'))
    await userEvent.click(await screen.findByText('近一周'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['2026-11-15', '2026-11-21'])
  } finally {
    vi.useRealTimers()
  }
})
test('holidays are marked in a range, which may begin on one', async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>()
  const value = ['2026-11-16', '2026-11-20'] as const
  render(<DateRangeField label="日期" value={value} onChange={onChange} workDays={november} />)
  await userEvent.click(screen.getByDisplayValue('2026-11-16'))
  expect(cell('2026-11-21').textContent).toContain('休')
  await userEvent.click(cell('2026-11-21'))
  await userEvent.click(cell('2026-11-24'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['2026-11-21', '2026-11-24'])
})
test('both ends of a range can be typed with slashes or without separators, with Tab between them', async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>()
  render(<DateRangeField label="日期" value={null} onChange={onChange} />)
  await userEvent.click(screen.getByPlaceholderText('开始日期'))
  await userEvent.keyboard('2026/11/16{Tab}20261120{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['2026-11-16', '2026-11-20'])
})

function DateForm(props: Partial<DateFieldProps>) {
  const [value, setValue] = useState('2026-11-20')
  return <DateField label="划款日期" {...props} value={value} onChange={setValue} />
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '划款日期' })
const typeDate = async (typed: string) => {
  await userEvent.clear(field())
  await userEvent.type(field(), typed)
  await userEvent.tab()
}

test('a date may be typed without its year or its noughts', async () => {
  render(<DateForm />)
  await typeDate('2026/12/1')
  await waitFor(() => expect(field().value).toBe('2026-12-01'))
  await typeDate('2026年11月9日')
  await waitFor(() => expect(field().value).toBe('2026-11-09'))
  expect(screen.queryByRole('alert')).toBeNull()
})
test('the reason why a date is not taken follows the language', async () => {
  const form = (locale: 'zh' | 'en') => (
    <UiProvider locale={locale}>
      <DateForm />
    </UiProvider>
  )
  const { rerender } = render(form('zh'))
  await typeDate('11-45')
  await screen.findByText('没有看懂“11-45”，请按 2026-11-24 填写')
  rerender(form('en'))
  expect(screen.getByRole('alert').textContent).toBe('“11-45” is not a date. Enter it as 2026-11-24')
})

test('what is no date, or cannot be chosen, is named at the field until the person types again', async () => {
  render(<DateForm workDays={november} />)
  await typeDate('11-45')
  expect((await screen.findByRole('alert')).textContent).toBe('没有看懂“11-45”，请按 2026-11-24 填写')
  await typeDate('2026-11-21')
  expect((await screen.findByRole('alert')).textContent).toBe('2026-11-21 不可选择，请选择其他日期')
  expect(field().value).toBe('2026-11-20')
  await typeDate('20261124')
  expect([field().value, screen.queryByRole('alert')]).toEqual(['2026-11-24', null])
})
function Row() {
  const [row, setRow] = useState({ day: '', amount: '' })
  return (
    <>
      <DateField label="日期" value={row.day} onChange={(day) => setRow({ ...row, day })} />
      <input
        aria-label="金额"
        value={row.amount}
        onChange={(event) => setRow({ ...row, amount: event.target.value })}
      />
      <output>{JSON.stringify(row)}</output>
    </>
  )
}
test.each(['20261125', '2026/11/25', '2026-11-25', '2026/11/5'])(
  'a form that is changed in the moment after a date was typed as %s keeps both',
  async (typed) => {
    render(<Row />)
    await userEvent.type(screen.getByRole('textbox', { name: '日期' }), typed)
    await act(async () => {
      fireEvent.blur(screen.getByRole('textbox', { name: '日期' }))
    })
    fireEvent.change(screen.getByRole('textbox', { name: '金额' }), { target: { value: '7' } })
    const kept = { day: typed.endsWith('/5') ? '2026-11-05' : '2026-11-25', amount: '7' }
    expect(screen.getByRole('status').textContent).toBe(JSON.stringify(kept))
    // the calendar tells of the date again, a frame after the input was left
    await act(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    )
    expect(screen.getByRole('status').textContent).toBe(JSON.stringify(kept))
  },
)
test('a range names what it did not take as a date', async () => {
  render(<DateRangeField label="日期" value={null} onChange={() => undefined} />)
  await userEvent.click(screen.getByPlaceholderText('开始日期'))
  await userEvent.keyboard('20261145{Tab}')
  expect((await screen.findByRole('alert')).textContent).toBe('没有看懂“20261145”，请按 2026-11-24 填写')
})
