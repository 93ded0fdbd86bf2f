import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { TextField } from '../text-field/index.ts'
import { UiRoot } from '../root/index.ts'
import { FilterBar } from './index.ts'

const nothing = (): void => undefined
const labels = ['产品', '代码', '日期', '状态']
const bar = (onQuery = nothing, onReset = nothing) => (
  <FilterBar onQuery={onQuery} onReset={onReset}>
    {labels.map((label) => (
      <TextField key={label} label={label} value="" onChange={nothing} />
    ))}
  </FilterBar>
)
test('three filters are visible, and 展开 shows the rest', async () => {
  render(bar())
  expect(screen.queryByRole('textbox', { name: '状态' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '展开' }))
  expect(screen.getByRole('textbox', { name: '状态' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '收起' }))
  expect(screen.queryByRole('textbox', { name: '状态' })).toBeNull()
})
test('查询 and Enter run the query, and 重置 resets the filters', async () => {
  const onQuery = vi.fn<(...args: unknown[]) => void>()
  const onReset = vi.fn<(...args: unknown[]) => void>()
  render(bar(onQuery, onReset), { wrapper: UiRoot })
  await userEvent.click(screen.getByRole('button', { name: '查询' }))
  await userEvent.type(screen.getByRole('textbox', { name: '代码' }), '{Enter}')
  await userEvent.click(screen.getByRole('button', { name: '重置' }))
  expect([onQuery.mock.calls.length, onReset.mock.calls.length]).toEqual([2, 1])
})
