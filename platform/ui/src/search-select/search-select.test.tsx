import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { UiRoot } from '../root/index.ts'
import { SearchSelect, type SearchSelectProps } from './index.ts'

const onChoose = vi.fn<(values: string[]) => void>()
beforeEach(() => onChoose.mockReset())

const option = (value: string, disabled = false) => ({ value, label: `产品${value}`, note: '', disabled })
const field = (props: Partial<SearchSelectProps>) => (
  <UiRoot>
    <SearchSelect
      control={{ id: 'product' }}
      options={[option('SXA001'), option('SXA002')]}
      chosen={[]}
      onChoose={onChoose}
      onKeyword={() => undefined}
      pending={false}
      placeholder="请选择"
      none="无"
      clearable={false}
      invalid={false}
      {...props}
    />
  </UiRoot>
)
const box = () => screen.getByRole('combobox')

test.each(['{Enter}', '{Tab}'])(
  '%s right after the last letter waits for the matches of what was typed, and takes nothing of the list before',
  async (key) => {
    const { rerender } = render(field({ pending: true }))
    await userEvent.type(box(), `SXA007${key}`)
    expect(onChoose).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(box())
    rerender(field({ options: [option('SXA006', true), option('SXA007')] }))
    expect(onChoose.mock.calls).toEqual([[['SXA007']]])
  },
)

test('Enter while the options are being loaded chooses the first match once they are there', async () => {
  const { rerender } = render(field({ options: [], loading: true }))
  await userEvent.type(box(), 'SXA001{Enter}')
  expect(screen.getByText('加载中')).toBeTruthy()
  expect(onChoose).not.toHaveBeenCalled()
  rerender(field({ options: [option('SXA001')] }))
  expect(onChoose.mock.calls).toEqual([[['SXA001']]])
})

test('what is typed on is not chosen for the letters before it, and nothing is where nothing matches', async () => {
  const { rerender } = render(field({ pending: true }))
  await userEvent.type(box(), 'SXA{Enter}007')
  rerender(field({}))
  expect(onChoose).not.toHaveBeenCalled()
  rerender(field({ options: [], pending: false }))
  await userEvent.type(box(), '{Enter}')
  rerender(field({}))
  expect(onChoose).not.toHaveBeenCalled()
})

test('with its matches there, Enter takes the first that may be chosen', async () => {
  render(field({ options: [option('SXA006', true), option('SXA007'), option('SXA008')] }))
  await userEvent.type(box(), 'SXA{Enter}')
  expect(onChoose.mock.calls).toEqual([[['SXA007']]])
})

test('several are chosen one after the other, and the same one again is taken out', async () => {
  const { rerender } = render(field({ multiple: true }))
  await userEvent.type(box(), 'SXA001{Enter}')
  rerender(
    field({
      multiple: true,
      chosen: [{ value: 'SXA001', label: '产品SXA001' }],
      options: [option('SXA002')],
    }),
  )
  await userEvent.type(box(), 'SXA002{Enter}')
  rerender(field({ multiple: true, chosen: [{ value: 'SXA001', label: '产品SXA001' }] }))
  await userEvent.type(box(), 'SXA001{Enter}')
  expect(onChoose.mock.calls).toEqual([[['SXA001']], [['SXA001', 'SXA002']], [[]]])
})
