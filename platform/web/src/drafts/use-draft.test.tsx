import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useKeptInput } from './use-draft.ts'

interface Values {
  readonly fund: string | null
  readonly amount: string
}
function Form({ initial }: { readonly initial: Values }) {
  const { value, setValue } = useKeptInput<Values>('test.form', 0, initial)
  return (
    <button type="button" onClick={() => setValue({ fund: '1001', amount: '5.00' })}>
      {`${value.fund ?? 'no fund'} ${value.amount}`}
    </button>
  )
}

test('a choice in a field that begins empty is there again when the form is', async () => {
  const initial = { fund: null, amount: '' }
  render(<Form initial={initial} />)
  await userEvent.click(screen.getByRole('button', { name: /^no fund/ }))
  cleanup()
  render(<Form initial={initial} />)
  expect(screen.getByRole('button', { name: '1001 5.00' })).toBeTruthy()
})
