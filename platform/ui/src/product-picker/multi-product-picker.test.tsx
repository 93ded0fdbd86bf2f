import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { confirmReady } from '../confirm/index.ts'
import { UiRoot } from '../root/index.ts'
import { anyProduct, isRunningPrivateFund, type ProductOption } from './index.ts'
import { MultiProductPicker, type MultiProductPickerProps, multiPickerReady } from './multi/index.ts'

beforeAll(() => Promise.all([confirmReady(), multiPickerReady()]))

const products: ProductOption[] = [
  { id: '1', name: '招商稳健', code: 'SA1', initials: 'zswj', status: '1', type: '2' },
  { id: '2', name: '华夏量化', code: 'SA2', initials: 'hxlh', status: '2', type: '2' },
  {
    id: '3',
    name: '安信红利',
    code: 'SA3',
    initials: 'axhl',
    status: '1',
    type: '1',
    sons: [{ id: '31', name: '安信红利A', code: 'SA3A', initials: 'axhla', status: '1', type: '1' }],
  },
  { id: '4', name: '博时成长', code: 'SA4', initials: 'bscz', status: '3', type: '3' },
  { id: '5', name: '中欧先锋', code: 'SA5', initials: 'zoxf', status: '0', type: '2' },
]
type Settings = Partial<MultiProductPickerProps> & { readonly start?: readonly string[] }

function show({ start = [], ...settings }: Settings = {}) {
  const values: (readonly string[])[] = []
  function Page() {
    const [value, setValue] = useState(start)
    const take = (next: readonly string[]) => {
      values.push(next)
      setValue(next)
    }
    return (
      <UiRoot>
        <MultiProductPicker label="产品" products={products} value={value} onChange={take} {...settings} />
        <button type="button">别处</button>
      </UiRoot>
    )
  }
  render(<Page />)
  return { last: () => values.at(-1) }
}
const open = () => userEvent.click(screen.getByRole('button', { name: '产品' }))
const names = () => screen.queryAllByRole('option').map((option) => option.textContent)
const combinationsOf = (overrides: object = {}) => ({
  list: [
    { id: 'c1', name: '稳健组合', productIds: ['1', '3', '4'] },
    { id: 'c2', name: '清盘组合', productIds: ['4'] },
  ],
  onSave: vi.fn<() => Promise<string | void>>().mockResolvedValue(undefined),
  onDelete: vi.fn<() => Promise<string | void>>().mockResolvedValue(undefined),
  ...overrides,
})

test('[BL-105] [BL-140] several products are selected; share classes are listed below their product, and states are named', async () => {
  const { last } = show()
  await open()
  expect(names()).toEqual([
    '招商稳健（SA1）',
    '华夏量化（SA2）清盘中',
    '安信红利（SA3）',
    '安信红利A（SA3A）',
    '博时成长（SA4）已清盘',
    '中欧先锋（SA5）未成立',
  ])
  await userEvent.click(screen.getByRole('option', { name: /招商稳健/ }))
  await userEvent.click(screen.getByRole('option', { name: /安信红利A/ }))
  expect(last()).toEqual(['1', '31'])
  await userEvent.click(screen.getByRole('option', { name: /招商稳健/ }))
  expect(last()).toEqual(['31'])
})

test('works by keyboard alone: type, arrow keys, Enter, Escape; the focus returns', async () => {
  const { last } = show()
  screen.getByRole('button', { name: '产品' }).focus()
  await userEvent.keyboard('{Enter}')
  const search = screen.getByRole('combobox', { name: '产品名称、代码或拼音首字母' })
  await waitFor(() => expect(document.activeElement).toBe(search))
  await userEvent.keyboard('AX{ArrowDown}{Enter}')
  expect(last()).toEqual(['31'])
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '产品' }))
})

test('Enter while the products are being loaded selects the first match once they are there', async () => {
  const selected = vi.fn<(ids: readonly string[]) => void>()
  const picker = (loaded: boolean) => (
    <UiRoot>
      <MultiProductPicker
        label="产品"
        products={loaded ? products : []}
        loading={!loaded}
        value={[]}
        onChange={selected}
      />
    </UiRoot>
  )
  const { rerender } = render(picker(false))
  await open()
  await userEvent.type(await screen.findByRole('combobox'), 'SA2{Enter}')
  rerender(picker(true))
  await waitFor(() => expect(selected).toHaveBeenCalledExactlyOnceWith(['2']))
})

test('[BL-110] select-all selects all selectable matches, and again deselects them', async () => {
  const { last } = show()
  await open()
  await userEvent.click(screen.getByRole('checkbox', { name: '全选（4）' }))
  expect(last()).toEqual(['1', '2', '3', '31'])
  await userEvent.click(screen.getByRole('checkbox', { name: '全选（4）' }))
  expect(last()).toEqual([])
})

test('without the status flag every product can be selected', async () => {
  const { last } = show({ mayChoose: anyProduct })
  await open()
  await userEvent.click(screen.getByRole('checkbox', { name: '全选（6）' }))
  expect(last()).toEqual(['1', '2', '3', '31', '4', '5'])
})

test('[BL-109] [BL-110] select-all includes the matches that are not listed', async () => {
  const many = Array.from({ length: 100 }, (_, n) => ({
    id: `${n}`,
    name: `产品${n}`,
    code: `P${n}`,
    status: '1' as const,
  }))
  const { last } = show({ products: many })
  await open()
  expect(names()).toHaveLength(30)
  expect(screen.getByText('共100个，显示前30个')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: '全选（100）' }))
  expect(last()).toHaveLength(100)
})

test('[BL-113] the restricted picker accepts only active private funds', async () => {
  const { last } = show({ mayChoose: isRunningPrivateFund })
  await open()
  for (const name of [/华夏量化/, /安信红利（/, /博时成长/]) {
    await userEvent.click(screen.getByRole('option', { name }))
  }
  expect(last()).toBeUndefined()
  await userEvent.click(screen.getByRole('option', { name: /招商稳健/ }))
  expect(last()).toEqual(['1'])
})

test('[BL-111] [BL-112] one more than the limit is refused with a message, and the selection stays', async () => {
  const onLimit = vi.fn<(message: string) => void>()
  const { last } = show({ limit: 2, onLimit, start: ['1', '2'] })
  await open()
  await userEvent.click(screen.getByRole('option', { name: /安信红利（/ }))
  expect(onLimit).toHaveBeenCalledExactlyOnceWith('最多可选择2个产品')
  expect(last()).toBeUndefined()
})

test('[BL-111] without a limit of its own a picker accepts 10000 products', async () => {
  const many = Array.from({ length: 10_001 }, (_, n) => ({
    id: `${n}`,
    name: `产品${n}`,
    code: `P${n}`,
    status: '1' as const,
  }))
  const onLimit = vi.fn<(message: string) => void>()
  const { last } = show({ products: many, onLimit })
  await open()
  await userEvent.click(screen.getByRole('checkbox', { name: '全选（10001）' }))
  expect(last()).toHaveLength(10_000)
  expect(onLimit).toHaveBeenCalledExactlyOnceWith('最多可选择10000个产品')
})

test('[BL-107] the count lists the selection after the pointer has been over it for 200 ms', async () => {
  vi.useFakeTimers()
  try {
    show({ start: ['1', '2'] })
    fireEvent.mouseEnter(screen.getByRole('button', { name: '已选2个产品，查看' }))
    act(() => void vi.advanceTimersByTime(199))
    expect(screen.queryByRole('list', { name: '已选2个' })).toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    const preview = screen.getByRole('list', { name: '已选2个' })
    expect(
      within(preview)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['招商稳健（SA1）', '华夏量化（SA2）'])
  } finally {
    vi.useRealTimers()
  }
})

test('[BL-343] the tag of a long name is cut to 10 characters and shows the full name on hover', () => {
  show({ products: [{ ...products[0]!, name: '招商稳健成长一号' }], start: ['1'] })
  expect(screen.getByTitle('招商稳健成长一号').textContent).toBe('招商稳健成…')
})

test('[BL-105] [BL-106] a combination selects all its selectable products', async () => {
  const { last } = show({ combinations: combinationsOf() })
  await open()
  await userEvent.click(screen.getByRole('tab', { name: '产品组合' }))
  const box = screen.getByRole('checkbox', { name: /稳健组合.*3个产品 · 1个不可选/ })
  await userEvent.click(box)
  expect(last()).toEqual(['1', '3'])
  expect((screen.getByRole('checkbox', { name: /清盘组合/ }) as HTMLInputElement).disabled).toBe(true)
  await userEvent.click(screen.getByRole('checkbox', { name: /稳健组合/ }))
  expect(last()).toEqual([])
})

test('a combination is created from the selection, and a refusal is shown in its dialog', async () => {
  const combinations = combinationsOf()
  combinations.onSave.mockResolvedValueOnce('组合名称已存在，请更换名称')
  show({ combinations, start: ['1'] })
  await open()
  await userEvent.click(screen.getByRole('tab', { name: '产品组合' }))
  await userEvent.click(screen.getByRole('button', { name: '新建组合' }))
  const dialog = await screen.findByRole('dialog', { name: '新建组合' })
  await userEvent.click(within(dialog).getByRole('button', { name: /确定/ }))
  expect(within(dialog).getByText('请输入组合名称')).toBeTruthy()
  await userEvent.type(within(dialog).getByRole('textbox', { name: /组合名称/ }), '我的组合')
  await userEvent.click(within(dialog).getByRole('button', { name: /确定/ }))
  expect(await within(dialog).findByText('组合名称已存在，请更换名称')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: /确定/ }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '新建组合' })).toBeNull())
  expect(combinations.onSave).toHaveBeenLastCalledWith({ id: null, name: '我的组合', productIds: ['1'] })
})

test('a combination is deleted after confirmation', async () => {
  const combinations = combinationsOf()
  show({ combinations })
  await open()
  await userEvent.click(screen.getByRole('tab', { name: '产品组合' }))
  await userEvent.click(screen.getByRole('button', { name: '删除 稳健组合' }))
  expect(await screen.findByText('确定删除组合“稳健组合”吗？')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^删\s*除$/ }))
  await waitFor(() => expect(combinations.onDelete).toHaveBeenCalledExactlyOnceWith('c1'))
})
