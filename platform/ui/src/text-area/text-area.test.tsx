import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TextArea } from './index.ts'

function Form({ max, wide }: { max: number; wide: boolean }) {
  const [value, setValue] = useState('')
  return <TextArea label="备注" value={value} onChange={setValue} max={max} countWideDouble={wide} />
}
const typed = () => (screen.getByRole('textbox', { name: '备注' }) as HTMLTextAreaElement).value

test.each([
  [false, '一二三四五六', '一二三四五', '5 / 5'],
  [true, '一二三四', '一二', '4 / 5'],
  [true, 'a一二三', 'a一二', '5 / 5'],
])('wide characters double: %s, %s is cut to %s and counted %s', async (wide, text, kept, count) => {
  render(<Form max={5} wide={wide} />)
  screen.getByRole('textbox').focus()
  await userEvent.paste(text)
  expect(typed()).toBe(kept)
  expect(screen.getByText(count)).toBeTruthy()
})
