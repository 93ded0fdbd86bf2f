import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { CheckBoxGroup } from './index.ts'

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

function Notices() {
  const [value, setValue] = useState<readonly string[]>(['mail'])
  const options = [
    { value: 'mail', label: '邮件' },
    { value: 'sms', label: '短信' },
  ]
  return <CheckBoxGroup label="通知方式" options={options} value={value} onChange={setValue} />
}

test('the value contains the ticked options in this order', async () => {
  render(<Notices />)
  expect(screen.getByRole('group', { name: '通知方式' })).toBeTruthy()
  await userEvent.click(box('短信'))
  await userEvent.click(box('邮件'))
  expect([box('邮件').checked, box('短信').checked]).toEqual([false, true])
})
