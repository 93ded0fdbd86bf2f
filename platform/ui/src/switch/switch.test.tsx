import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Switch } from './index.ts'

test('a click, Space and Enter toggle it; Enter does not submit the form around it', async () => {
  const onChange = vi.fn<(checked: boolean) => void>()
  const submit = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Switch label="手工出入金" checked={false} onChange={onChange} />
    </form>,
  )
  const knob = screen.getByRole('switch', { name: '手工出入金' })
  expect(knob.getAttribute('aria-checked')).toBe('false')
  await userEvent.click(knob)
  await userEvent.keyboard(' {Enter}')
  expect(onChange.mock.calls).toEqual([[true], [true], [true]])
  expect(submit).not.toHaveBeenCalled()
})

test('a disabled switch ignores presses', async () => {
  const onChange = vi.fn<(checked: boolean) => void>()
  render(<Switch label="手动" name="划款指令查询手动查询" checked disabled onChange={onChange} />)
  await userEvent.click(screen.getByRole('switch', { name: '划款指令查询手动查询' }))
  expect(onChange).not.toHaveBeenCalled()
})
