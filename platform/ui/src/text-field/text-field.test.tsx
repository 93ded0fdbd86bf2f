import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TextField } from './index.ts'

function Form({ type }: { type: 'text' | 'password' }) {
  const [value, setValue] = useState('')
  return <TextField label="户名" value={value} onChange={setValue} type={type} />
}

test.each([
  ['text', '远山私募Ltd'],
  ['password', '远\u200B山\u2060私募\u202ELtd'],
] as const)('of a pasted %s what nobody sees is left out, but never of a password', async (type, kept) => {
  render(<Form type={type} />)
  const field = screen.getByLabelText('户名') as HTMLInputElement
  field.focus()
  await userEvent.paste('远\u200B山\u2060私募\u202ELtd')
  expect(field.value).toBe(kept)
})
