import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SmallSelect } from './index.ts'

test('another value is told; a disabled one takes none', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const select = (disabled: boolean) => (
    <SmallSelect label="每页条数" value="20" disabled={disabled} onChange={onChange}>
      <option value="20">20</option>
      <option value="50">50</option>
    </SmallSelect>
  )
  const { rerender } = render(select(false))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '每页条数' }), '50')
  rerender(select(true))
  await userEvent.selectOptions(screen.getByRole('combobox'), '50')
  expect(onChange.mock.calls).toEqual([['50']])
})
