import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { RadioGroup } from './index.ts'

type Role = 'administrator' | 'representative'
const options = [
  { value: 'administrator', label: '管理员' },
  { value: 'representative', label: '法定代表人', more: <input aria-label="职务" /> },
] as const

function Form({ error }: { error?: string }) {
  const [value, setValue] = useState<Role | null>(null)
  return <RadioGroup label="核验人" error={error} options={options} value={value} onChange={setValue} />
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test('initially nothing is selected; the arrow keys and clicks on labels select', async () => {
  render(<Form />)
  expect(screen.getByRole('group', { name: '核验人' })).toBeTruthy()
  expect([radio('管理员').checked, radio('法定代表人').checked]).toEqual([false, false])
  await userEvent.click(screen.getByText('管理员'))
  await userEvent.keyboard('{ArrowDown}')
  expect([radio('管理员').checked, radio('法定代表人').checked]).toEqual([false, true])
})

test('additional fields are shown only below the selected option', async () => {
  render(<Form />)
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(radio('法定代表人'))
  expect(screen.getByRole('textbox', { name: '职务' })).toBeTruthy()
})

test('an error is shown and describes the group', () => {
  render(<Form error="请选择核验人身份" />)
  expect(screen.getByRole('alert').textContent).toBe('请选择核验人身份')
  const group = screen.getByRole('group', { name: '核验人' })
  expect(group.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
})
