import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Segmented, type SegmentedProps } from './index.ts'

function Choice({ segments }: Pick<SegmentedProps<string>, 'segments'>) {
  const [value, setValue] = useState('standard')
  return <Segmented label="行高" hideLabel segments={segments} value={value} onChange={setValue} />
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test('a click and the arrow keys select an option; the label names the group', async () => {
  render(
    <Choice
      segments={[
        { value: 'compact', label: '紧凑' },
        { value: 'standard', label: '标准' },
      ]}
    />,
  )
  expect(screen.getByRole('group', { name: '行高' })).toBeTruthy()
  expect(radio('标准').checked).toBe(true)
  await userEvent.click(radio('紧凑'))
  expect([radio('紧凑').checked, radio('标准').checked]).toEqual([true, false])
  await userEvent.keyboard('{ArrowRight}')
  expect(radio('标准').checked).toBe(true)
})

test('a colour is named by its label', async () => {
  render(<Choice segments={[{ value: 'blue', label: '主题颜色 1', swatch: 'blue' }]} />)
  await userEvent.click(radio('主题颜色 1'))
  expect(radio('主题颜色 1').checked).toBe(true)
})
