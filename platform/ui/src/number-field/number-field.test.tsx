import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { NumberField } from './index.ts'

function Form() {
  const [days, setDays] = useState<number | null>(null)
  return (
    <>
      <NumberField label="提醒" prefix="数据生成后" suffix="个工作日" value={days} onChange={setDays} />
      <output>{days === null ? '空' : days}</output>
    </>
  )
}
const type = (text: string) => {
  const box = screen.getByRole('spinbutton', { name: '提醒' })
  fireEvent.change(box, { target: { value: text } })
  fireEvent.blur(box)
}

test('[BL-242] [BL-243] a number from 0 is shown between its prefix and suffix; a negative one is not accepted', () => {
  const { container } = render(<Form />)
  expect(container.textContent).toContain('数据生成后个工作日')
  type('3')
  expect(screen.getByText('3')).toBeTruthy()
  type('-1')
  expect(container.querySelector('output')?.textContent).toBe('0')
})
