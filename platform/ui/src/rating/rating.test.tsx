import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Rating } from './index.ts'

function Form() {
  const [value, setValue] = useState(0)
  return <Rating label="请评价本次服务" nameOf={(mark) => `${mark} 分`} value={value} onChange={setValue} />
}
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter((one) => one.checked)

test('initially nothing is rated; a click and the arrow keys set the rating', async () => {
  render(<Form />)
  expect(screen.getByRole('group', { name: '请评价本次服务' })).toBeTruthy()
  expect(chosen()).toEqual([])
  await userEvent.click(screen.getByRole('radio', { name: '4 分' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(chosen()).toEqual([screen.getByRole('radio', { name: '5 分' })])
})
