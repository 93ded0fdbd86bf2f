import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ProductPicker, type ProductOption } from './index.ts'

const products: ProductOption[] = [
  { id: '1', name: '招商稳健', code: 'SA1', initials: 'zswj', status: '1' },
  { id: '2', name: '华夏量化', code: 'SA2', initials: 'hxlh', status: '2' },
  { id: '3', name: '博时成长', code: 'SA3', initials: 'bscz', status: '3' },
  { id: '4', name: '安信红利', code: 'SA4', initials: 'axhl', status: '0' },
]
const options = () =>
  [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent)

test('[BL-153] [BL-108] products are found by initials; states are named, except active', async () => {
  render(<ProductPicker label="产品" products={products} value={null} onChange={() => undefined} />)
  await userEvent.click(screen.getByRole('combobox', { name: '产品' }))
  expect(options()).toEqual([
    '招商稳健（SA1）',
    '华夏量化（SA2）清盘中',
    '博时成长（SA3）已清盘',
    '安信红利（SA4）未成立',
  ])
  await userEvent.type(screen.getByRole('combobox'), 'HX')
  expect(options()).toEqual(['华夏量化（SA2）清盘中'])
})
test('a liquidated product cannot be selected, a liquidating one can', async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>()
  render(<ProductPicker label="产品" products={products} value={null} onChange={onChange} />)
  await userEvent.click(screen.getByRole('combobox', { name: '产品' }))
  await userEvent.click(screen.getByText('博时成长（SA3）'))
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByText('华夏量化（SA2）'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2')
})

test('a required picker can be cleared if the page allows it, and still shows the required mark', async () => {
  const onChange = vi.fn<(...args: unknown[]) => void>()
  render(<ProductPicker label="产品" required clearable products={products} value="1" onChange={onChange} />)
  expect(screen.getByText('*')).toBeTruthy()
  await userEvent.click(document.querySelector('.ant-select-clear') as HTMLElement)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
})
