import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PasswordField } from '../password-field/index.ts'
import { TextField } from './index.ts'

function Form({ field: Field }: { field: typeof TextField | typeof PasswordField }) {
  const [value, setValue] = useState('')
  return <Field label="户名" value={value} onChange={setValue} />
}

test.each([
  ['text', TextField, '远山私募Ltd'],
  ['password', PasswordField, '远\u200B山\u2060私募\u202ELtd'],
] as const)('of a pasted %s what nobody sees is left out, but never of a password', async (_, one, kept) => {
  render(<Form field={one} />)
  const field = screen.getByLabelText('户名') as HTMLInputElement
  field.focus()
  await userEvent.paste('远\u200B山\u2060私募\u202ELtd')
  expect(field.value).toBe(kept)
})
