import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CopyId, middleCut } from './index.ts'

test.each([
  ['TR2026112000000007919', 'TR2026…007919'],
  ['SA1234', 'SA1234'],
  ['1234567890123', '1234567890123'],
])('%s shows as %s', (id, shown) => {
  expect(middleCut(id)).toBe(shown)
})
test('a press copies the full id and confirms it', async () => {
  const user = userEvent.setup()
  render(<CopyId id="TR2026112000000007919" />)
  await user.click(screen.getByRole('button', { name: '复制TR2026112000000007919' }))
  expect(await navigator.clipboard.readText()).toBe('TR2026112000000007919')
  expect(screen.getByRole('status').textContent).toBe('已复制')
})
test('an account number stands whole in groups of four, and is copied without gaps', async () => {
  const user = userEvent.setup()
  render(<CopyId id="6225758200011234567" grouped />)
  const button = screen.getByRole('button', { name: '复制6225758200011234567' })
  const groups = [...button.querySelectorAll('[aria-hidden] > span')].map((one) => one.textContent)
  expect(groups).toEqual(['6225', '7582', '0001', '1234', '567'])
  await user.click(button)
  expect(await navigator.clipboard.readText()).toBe('6225758200011234567')
})
