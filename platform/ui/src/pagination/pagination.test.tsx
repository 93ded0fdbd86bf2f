import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CursorPagination, Pagination } from './index.ts'

const sizes = () =>
  within(screen.getByRole('combobox', { name: '每页条数' }))
    .getAllByRole('option')
    .map((option) => option.textContent)
const nothing = () => undefined

test('[SH-426] [BL-334] a plain list offers 10, 20, 30, 50 and 100 rows per page', () => {
  render(<Pagination page={1} pageSize={20} total={37} onChange={nothing} />)
  expect(sizes()).toEqual(['10条/页', '20条/页', '30条/页', '50条/页', '100条/页'])
  expect(screen.getByText('共37条信息')).toBeTruthy()
})
test('[BU-384] a business table offers 10, 20, 30, 50, 100 and 200 rows per page', () => {
  render(<Pagination page={1} pageSize={20} total={37} sizes="business" onChange={nothing} />)
  expect(sizes()).toEqual(['10条/页', '20条/页', '30条/页', '50条/页', '100条/页', '200条/页'])
})
test('a current size outside the set is also offered; without sizes there is no selector', () => {
  const { rerender } = render(<Pagination page={1} pageSize={5} total={37} onChange={nothing} />)
  expect(sizes()[0]).toBe('5条/页')
  rerender(<Pagination page={1} pageSize={7} total={37} sizes={null} onChange={nothing} />)
  expect(screen.queryByRole('combobox')).toBeNull()
})
test('a new size starts at page 1, and a jump beyond the end goes to the last page', async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>()
  render(<Pagination page={3} pageSize={10} total={95} onChange={onChange} />)
  await userEvent.selectOptions(screen.getByRole('combobox'), '50')
  await userEvent.type(screen.getByRole('textbox', { name: '跳至页码' }), '99{Enter}')
  expect(onChange.mock.calls).toEqual([
    [1, 50],
    [10, 10],
  ])
  expect(screen.getByRole('button', { name: '第3页' }).getAttribute('aria-current')).toBe('page')
})

test('a list without numbered pages says on which of how many it stands', () => {
  const paging = { pageSize: 20, shown: 20, hasPrevious: true, hasNext: true, onPageSizeChange: nothing }
  const steps = { onPrevious: nothing, onNext: nothing }
  const { container } = render(<CursorPagination {...paging} {...steps} place={2} total={121} />)
  expect(container.textContent).toContain('第3页3 / 7')
  expect(screen.getByRole('button', { name: '上一页' })).toBeTruthy()
})
