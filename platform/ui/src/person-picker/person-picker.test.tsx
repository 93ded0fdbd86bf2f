import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { PersonPicker, type PersonOption } from './index.ts'

const people: PersonOption[] = [
  {
    id: '4',
    name: '沈立',
    spellings: 'sl\nshenli',
    account: 'shen.li@a.example',
    institution: '远山',
    disabled: true,
  },
  { id: '1', name: '林静', spellings: 'lj\nlinjing', account: 'lin.jing@a.example', institution: '远山' },
  { id: '2', name: '苏晴', spellings: 'sq\nsuqing', account: 'su.qing@b.example', institution: '澄海' },
]
const options = () =>
  [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent)
const box = () => screen.getByRole('combobox', { name: '操作人' })

test.each([
  ['苏', '苏晴（su.qing@b.example）澄海'],
  ['LJ', '林静（lin.jing@a.example）远山'],
  ['linjing', '林静（lin.jing@a.example）远山'],
  ['su.q', '苏晴（su.qing@b.example）澄海'],
  ['澄海', '苏晴（su.qing@b.example）澄海'],
])('%s finds a person by name, spelling, account or institution', async (typed, person) => {
  render(<PersonPicker label="操作人" people={people} value={null} onChange={() => undefined} />)
  await userEvent.type(box(), typed)
  expect(options()).toEqual([person])
})

test('disabled people are listed last and cannot be selected', async () => {
  const onChange = vi.fn<(id: string | null) => void>()
  render(<PersonPicker label="操作人" people={people} value={null} onChange={onChange} />)
  await userEvent.click(box())
  expect(options().at(-1)).toBe('沈立（shen.li@a.example）远山 · 已停用')
  await userEvent.click(screen.getByText('沈立（shen.li@a.example）'))
  expect(onChange).not.toHaveBeenCalled()
})

test('Backspace in an empty search field clears the selection if that is allowed', async () => {
  const onChange = vi.fn<(id: string | null) => void>()
  const props = { label: '操作人', people, value: '1', onChange }
  const { rerender } = render(<PersonPicker {...props} />)
  await userEvent.type(box(), 'l{Backspace}')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Backspace}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null)
  rerender(<PersonPicker {...props} required />)
  await userEvent.keyboard('{Backspace}')
  expect(onChange).toHaveBeenCalledOnce()
})

test('the selected person keeps their name when the list shows other people', async () => {
  function Picked({ found }: { found: readonly PersonOption[] }) {
    const [value, setValue] = useState<string | null>(null)
    return <PersonPicker label="操作人" people={found} value={value} onChange={setValue} />
  }
  const { rerender } = render(<Picked found={people} />)
  await userEvent.type(box(), '林')
  await userEvent.click(screen.getByText('林静（lin.jing@a.example）'))
  rerender(<Picked found={people.slice(2)} />)
  expect(document.querySelector('.ant-select-content')?.textContent).toBe('林静')
})

test('several people are selected one after the other, each by a keyword', async () => {
  const chosen: (readonly string[])[] = []
  function Several() {
    const [value, setValue] = useState<readonly string[]>([])
    chosen.push(value)
    return <PersonPicker multiple label="操作人" people={people} value={value} onChange={setValue} />
  }
  render(<Several />)
  await userEvent.type(box(), '林')
  await userEvent.click(screen.getByText('林静（lin.jing@a.example）'))
  await userEvent.type(box(), '苏')
  await userEvent.click(screen.getByText('苏晴（su.qing@b.example）'))
  expect(chosen.at(-1)).toEqual(['1', '2'])
})

test('loading, no match and too many matches show a message', async () => {
  const props = { label: '操作人', value: null, onChange: () => undefined }
  const { rerender } = render(<PersonPicker {...props} people={[]} loading />)
  await userEvent.click(box())
  expect(screen.getByText('加载中')).toBeTruthy()
  rerender(<PersonPicker {...props} people={[]} />)
  expect(screen.getByText('没有符合条件的人员')).toBeTruthy()
  rerender(<PersonPicker {...props} people={people} more />)
  expect(screen.getByText('仅显示部分人员，请输入更多字缩小范围')).toBeTruthy()
})

test('a failure shows a message, and opening the list retries', async () => {
  const onOpen = vi.fn<() => void>()
  const props = { label: '操作人', value: null, onChange: () => undefined, onOpen }
  render(<PersonPicker {...props} people={[]} failure="网络连接失败" />)
  expect(screen.getByRole('alert').textContent).toBe('网络连接失败，请重新展开')
  await userEvent.click(box())
  expect(onOpen).toHaveBeenCalledOnce()
})
