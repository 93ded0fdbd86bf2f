import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CheckBox } from './index.ts'

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('a click on its label and the space bar tick it', async () => {
  const onChange = vi.fn<(checked: boolean) => void>()
  render(<CheckBox label="设为默认" checked={false} onChange={onChange} />)
  await userEvent.click(screen.getByText('设为默认'))
  box('设为默认').focus()
  await userEvent.keyboard(' ')
  expect(onChange.mock.calls).toEqual([[true], [true]])
})

test('a disabled box ignores presses', async () => {
  const onChange = vi.fn<(checked: boolean) => void>()
  render(<CheckBox label="设为默认" checked disabled onChange={onChange} />)
  await userEvent.click(box('设为默认'))
  expect(onChange).not.toHaveBeenCalled()
})

test('a partly ticked box is neither on nor off, and its help describes it', () => {
  render(
    <CheckBox label="稳健组合" checked={false} indeterminate help="3 个产品" onChange={() => undefined} />,
  )
  expect([box('稳健组合').indeterminate, box('稳健组合').checked]).toEqual([true, false])
  const help = document.getElementById(box('稳健组合').getAttribute('aria-describedby') ?? '')
  expect(help?.textContent).toBe('3 个产品')
})
