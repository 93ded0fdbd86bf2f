import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { UiRoot } from '../root/index.ts'
import { PasswordDialog } from './index.ts'

test('a wrong password shows an error and is cleared, and Enter submits', async () => {
  const onProve = vi.fn<(password: string) => Promise<string | undefined>>((password) =>
    Promise.resolve(password === 'right' ? undefined : '登录密码错误'),
  )
  render(<PasswordDialog open reason="查看资金密码" onProve={onProve} onCancel={() => undefined} />, {
    wrapper: UiRoot,
  })
  const field = screen.getByLabelText<HTMLInputElement>(/登录密码/, { selector: 'input' })
  await userEvent.click(screen.getByRole('button', { name: /验\s*证/ }))
  expect(screen.getByRole('alert').textContent).toBe('请输入登录密码')
  await userEvent.type(field, 'wrong{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('登录密码错误')
  expect(field.value).toBe('')
  await userEvent.type(field, 'right{Enter}')
  expect(onProve).toHaveBeenLastCalledWith('right')
  expect(screen.queryByRole('alert')).toBeNull()
})
