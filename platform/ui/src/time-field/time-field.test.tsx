import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TimeField } from './index.ts'

test('hours outside the range cannot be selected, the others can', async () => {
  const change = vi.fn<(time: string) => void>()
  render(<TimeField label="时间" value="" onChange={change} firstHour={7} lastHour={21} />)
  const box = screen.getByRole('textbox', { name: '时间' })
  fireEvent.mouseDown(box)
  fireEvent.click(box)
  const hours = await waitFor(() => {
    const column = document.querySelector('.ant-picker-time-panel-column[data-type=hour]')
    if (!column) throw new Error('no hours yet')
    return [...column.querySelectorAll('li')]
  })
  const closed = hours.filter((hour) => hour.className.includes('disabled')).map((hour) => hour.textContent)
  expect(closed).toEqual(['00', '01', '02', '03', '04', '05', '06', '22', '23'])
  fireEvent.click(hours[9]!.firstElementChild!)
  fireEvent.keyDown(box, { key: 'Enter', code: 'Enter', keyCode: 13 })
  await waitFor(() => expect(change).toHaveBeenLastCalledWith('09:00'))
})
