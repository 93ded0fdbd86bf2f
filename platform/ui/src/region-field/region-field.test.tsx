import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RegionField, type RegionPath } from './index.ts'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const item = (name: string) => screen.getByText(name).closest('li') as HTMLElement

test('[BL-117] [BL-118] provinces are listed by name, cities after at least a second, and a selection returns their codes', async () => {
  const onChange = vi.fn<(path: RegionPath) => void>()
  const asked: string[] = []
  render(
    <RegionField
      label="省市"
      value={[]}
      onChange={onChange}
      loadProvinces={async (dictionaryNo) => {
        asked.push(dictionaryNo)
        return [{ CODE: '440000', NAME: '广东省' }]
      }}
      loadCities={async (dictionaryNo, code) => {
        asked.push(`${dictionaryNo} ${code}`)
        return [{ CODE: '440300', NAME: '深圳市' }]
      }}
    />,
  )
  await userEvent.click(screen.getByRole('combobox', { name: '省市' }))
  await userEvent.click(await screen.findByText('广东省'))
  expect(item('广东省').className).toContain('loading')
  await act(() => vi.advanceTimersByTimeAsync(700))
  expect(screen.queryByText('深圳市')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(500))
  await userEvent.click(screen.getByText('深圳市'))
  expect(onChange).toHaveBeenLastCalledWith([
    { CODE: '440000', NAME: '广东省' },
    { CODE: '440300', NAME: '深圳市' },
  ])
  expect(asked).toEqual(['PROVINCE', 'PROVINCE 440000'])
})

test('if regions cannot be loaded, a message is shown and they can be requested again', async () => {
  const loadProvinces = vi
    .fn<() => Promise<{ CODE: string; NAME: string }[]>>()
    .mockRejectedValueOnce(new Error('no answer'))
    .mockResolvedValue([{ CODE: '440000', NAME: '广东省' }])
  const props = { loadProvinces, loadCities: async () => [], value: [], onChange: () => undefined }
  render(<RegionField label="省市" {...props} />)
  expect(await screen.findByText('地区加载失败，请重新展开')).toBeTruthy()
  await userEvent.click(screen.getByRole('combobox', { name: '省市' }))
  expect(await screen.findByText('广东省')).toBeTruthy()
  expect(screen.queryByText('地区加载失败，请重新展开')).toBeNull()
})
