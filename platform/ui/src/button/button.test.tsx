import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ActionButtons, Button, ButtonRow } from './index.ts'

test('a button whose write is under way keeps the focus and ignores presses, even as a form’s submit button', async () => {
  const press = vi.fn<() => void>()
  const submit = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault())
  const form = (writing: boolean) => (
    <form onSubmit={submit}>
      <Button htmlType="submit" writing={writing} onClick={press}>
        提交
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: '提交' })
  await userEvent.click(button)
  rerender(form(true))
  await userEvent.click(button)
  expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1])
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
})
test('a button whose read is under way says so and takes presses, and Enter as a form’s submit button', async () => {
  const press = vi.fn<() => void>()
  const submit = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <input aria-label="编号" />
      <Button htmlType="submit" reading onClick={press}>
        查询
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: '查询' })
  expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual(['true', null])
  await userEvent.click(button)
  await userEvent.type(screen.getByRole('textbox'), 'HK1{Enter}')
  expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([2, 2])
})
test('a disabled button ignores presses', async () => {
  const press = vi.fn<() => void>()
  render(
    <Button disabled onClick={press}>
      保存
    </Button>,
  )
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(press).not.toHaveBeenCalled()
})
test('actions stand with the first one last, each pressed by its value and looking as the page says', async () => {
  const press = vi.fn<(action: 'pass' | 'return' | 'refuse') => void>()
  render(
    <ButtonRow>
      <ActionButtons
        actions={['pass', 'return', 'refuse'] as const}
        primary={['pass']}
        danger={['refuse']}
        name={(action) => `do ${action}`}
        onPress={press}
      />
    </ButtonRow>,
  )
  const buttons = screen.getAllByRole('button')
  expect(buttons.map((button) => button.textContent)).toEqual(['do refuse', 'do return', 'do pass'])
  expect(buttons.map((button) => 'danger' in button.dataset)).toEqual([true, false, false])
  const [refuse, giveBack, pass] = buttons
  expect(refuse?.className).toBe(giveBack?.className)
  expect(pass?.className).not.toBe(giveBack?.className)
  await userEvent.click(screen.getByRole('button', { name: 'do return' }))
  expect(press.mock.calls).toEqual([['return']])
})
