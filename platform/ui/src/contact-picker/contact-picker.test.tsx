import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { confirmReady } from '../confirm/index.ts'
import { UiRoot } from '../root/index.ts'
import { ContactPicker, contactsReady, type Contact, type ContactSource, type PhoneMode } from './index.ts'

beforeAll(() => Promise.all([confirmReady(), contactsReady()]))

const contact = (id: string, name: string, more: Partial<Contact> = {}): Contact => ({
  id,
  name,
  phone: `1390001000${id}`,
  email: `${name}@yuanshan.example`,
  landline: '',
  address: '世纪大道100号',
  isDefault: false,
  editable: true,
  ...more,
})
const contacts = [
  contact('1', '陆青', { editable: false }),
  contact('2', '方晓雯'),
  contact('3', '韩东', { phone: '' }),
]

function show(change: Partial<ContactSource> & { phoneMode?: PhoneMode; limit?: number } = {}) {
  const { phoneMode = 'mobile', limit = 5, ...rest } = change
  const notify = vi.fn<(kind: string, text: string) => void>()
  const picked: (readonly string[])[] = []
  const source: ContactSource = {
    list: contacts,
    loading: false,
    faultsOf: ({ name, phone }) => ({
      ...(name === '' && { name: '请输入姓名' }),
      ...(phone.length < 11 && { phone: '请输入正确的手机号' }),
    }),
    onSave: vi.fn<ContactSource['onSave']>(async (_, id) => ({ id: id ?? '9' })),
    onDelete: vi.fn<ContactSource['onDelete']>(async () => undefined),
    ...rest,
  }
  function Page() {
    const [value, setValue] = useState<readonly string[]>([])
    const pick = (ids: readonly string[]) => {
      picked.push(ids)
      setValue(ids)
    }
    const props = { source, notify, phoneMode, limit, value, onChange: pick }
    return (
      <UiRoot>
        <ContactPicker label="联系人" {...props} />
      </UiRoot>
    )
  }
  render(<Page />)
  return { notify, source, last: () => picked.at(-1) }
}
const options = () => [...document.querySelectorAll('.ant-select-item-option')]
const manage = async () => {
  await userEvent.click(screen.getByRole('button', { name: '管理联系人' }))
  return within(await screen.findByRole('dialog', { name: '联系人管理' }))
}
const row = (list: ReturnType<typeof within>, name: string) =>
  within(list.getByText(name).closest('tr') as HTMLElement)
/** Finds a dialog by its title, because nested dialogs have the same id in tests. */
const dialogOf = async (title: string) => {
  const found = await screen.findByText(title, { selector: '.ant-modal-title' })
  return found.closest('.ant-modal') as HTMLElement
}
const press = (name: RegExp) => userEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement)
const ok = () => press(/确\s*定/)
const add = () => press(/^新\s?增$/)

test.each([
  ['fang', []],
  ['方晓', ['方晓雯']],
  ['13900010002', ['方晓雯']],
  ['方晓雯@yuan', ['方晓雯']],
])('[BL-115] "%s" typed finds %j by name, phone or e-mail', async (typed, names) => {
  show()
  await userEvent.type(screen.getByRole('combobox', { name: '联系人' }), typed)
  expect(options().map((option) => option.textContent?.split(' ')[0])).toEqual(names)
})

test('[BL-116] a contact without name, phone or e-mail cannot be selected, and a complete one can', async () => {
  const nameless = contact('4', '', { email: 'nobody@yuanshan.example' })
  const { last } = show({ list: [...contacts, nameless, contact('5', '周屿', { email: '' })] })
  await userEvent.click(screen.getByRole('combobox', { name: '联系人' }))
  for (const start of ['韩东', '周屿', nameless.phone])
    await userEvent.click(options().find((option) => option.textContent?.startsWith(start)) as HTMLElement)
  expect(last()).toBeUndefined()
  await userEvent.click(options().find((option) => option.textContent?.startsWith('方晓雯')) as HTMLElement)
  expect(last()).toEqual(['2'])
})

test('[BL-114] [BL-143] [BL-321] [BL-348] a contact is added in a dialog with five fields, 600 px wide, and selected only if requested', async () => {
  const { notify, source, last } = show()
  const list = await manage()
  await userEvent.click(list.getByRole('button', { name: '新增联系人' }))
  const dialog = await dialogOf('新增联系人')
  expect(dialog.style.width || dialog.style.getPropertyValue('--ant-modal-xs-width')).toBe('600px')
  const fields = within(dialog).getAllByRole('textbox')
  expect(fields.map((field) => field.getAttribute('maxlength'))).toEqual(['16', '11', '128', '21', '257'])
  await add()
  expect(within(dialog).getByText('请输入姓名')).toBeTruthy()
  expect(source.onSave).not.toHaveBeenCalled()
  await userEvent.type(within(dialog).getByRole('textbox', { name: /姓名/ }), '林静')
  await userEvent.type(within(dialog).getByRole('textbox', { name: /手机号/ }), '13900010009')
  await add()
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', '新增联系人成功!'))
  expect(source.onSave).toHaveBeenCalledWith(
    expect.objectContaining({ name: '林静', phone: '13900010009' }),
    null,
  )
  expect(last()).toBeUndefined()
  await userEvent.click(list.getByRole('button', { name: '新增联系人' }))
  const another = within(await dialogOf('新增联系人'))
  await userEvent.type(another.getByRole('textbox', { name: /姓名/ }), '林静')
  await userEvent.type(another.getByRole('textbox', { name: /手机号/ }), '13900010009')
  await press(/新增并选用/)
  await waitFor(() => expect(last()).toEqual(['9']))
})

test('[BL-084] without contacts the dialog shows 暂无数据!', async () => {
  show({ list: [] })
  expect((await manage()).getByText('暂无数据!')).toBeTruthy()
})

test('[BL-231] a phone number that is too short shows an error when its field loses the focus', async () => {
  show()
  const list = await manage()
  await userEvent.click(list.getByRole('button', { name: '新增联系人' }))
  const dialog = within(await dialogOf('新增联系人'))
  await userEvent.type(dialog.getByRole('textbox', { name: /手机号/ }), '1390001000')
  expect(dialog.queryByText('请输入正确的手机号')).toBeNull()
  await userEvent.tab()
  expect(dialog.getByText('请输入正确的手机号')).toBeTruthy()
})

test.each([
  ['mobile', '11', '手机号'],
  ['landline', '20', '手机号/座机号'],
  ['hongKong', '13', '手机号'],
] as const)('[BL-230] in mode %s the phone takes %s characters', async (phoneMode, length, name) => {
  show({ phoneMode })
  const list = await manage()
  await userEvent.click(list.getByRole('button', { name: '新增联系人' }))
  const dialog = within(await dialogOf('新增联系人'))
  const phone = dialog.getByLabelText(new RegExp(`${name}$`))
  expect(phone.getAttribute('maxlength')).toBe(length)
})

test('[BL-255] [BL-323] contacts added by a user can be edited, others cannot', async () => {
  const { notify, source } = show()
  const list = await manage()
  const locked = row(list, '陆青').getByRole('button', { name: '编辑' })
  expect(locked.hasAttribute('disabled') || locked.getAttribute('aria-disabled') === 'true').toBe(true)
  await userEvent.click(row(list, '方晓雯').getByRole('button', { name: '编辑' }))
  await dialogOf('编辑联系人')
  await ok()
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', '编辑联系人成功!'))
  expect(source.onSave).toHaveBeenCalledWith(expect.objectContaining({ name: '方晓雯' }), '2')
})

test.each([
  ['BL-320', '新增联系人', '新增联系人失败!'],
  ['BL-322', '编辑', '编辑联系人失败!'],
])('[%s] a refused saving says %s … %s, and what was typed stays', async (_, opens, text) => {
  const { notify } = show({ onSave: async () => ({ refusal: '系统繁忙' }) })
  const list = await manage()
  const from = opens === '编辑' ? row(list, '方晓雯') : list
  await userEvent.click(from.getByRole('button', { name: opens }))
  const dialog = within(await dialogOf(opens === '编辑' ? '编辑联系人' : opens))
  if (opens !== '编辑') {
    await userEvent.type(dialog.getByRole('textbox', { name: /姓名/ }), '林静')
    await userEvent.type(dialog.getByRole('textbox', { name: /手机号/ }), '13900010009')
  }
  await (opens === '编辑' ? ok() : add())
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', text))
  expect(dialog.getByRole('alert').textContent).toBe('系统繁忙')
  expect((dialog.getByRole('textbox', { name: /姓名/ }) as HTMLInputElement).value).not.toBe('')
})

test('[BL-256] [BL-325] deleting asks first and does nothing if declined', async () => {
  const { notify, source } = show()
  const list = await manage()
  const ask = async () => {
    await userEvent.click(row(list, '方晓雯').getByRole('button', { name: '删除' }))
    expect(await screen.findByText('确定删除该联系人吗？')).toBeTruthy()
  }
  await ask()
  await userEvent.click(screen.getAllByRole('button', { name: /^取\s*消$/ }).at(-1) as HTMLElement)
  await waitFor(() => expect(screen.queryByText('确定删除该联系人吗？')).toBeNull())
  expect(source.onDelete).not.toHaveBeenCalled()
  await ask()
  await userEvent.click(screen.getAllByRole('button', { name: /^删\s*除$/ }).at(-1) as HTMLElement)
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', '删除联系人成功!'))
  expect(source.onDelete).toHaveBeenCalledExactlyOnceWith('2')
})

test('[BL-324] a refused deletion shows a message', async () => {
  const { notify } = show({ onDelete: async () => '系统繁忙' })
  const list = await manage()
  await userEvent.click(row(list, '方晓雯').getByRole('button', { name: '删除' }))
  await screen.findByText('确定删除该联系人吗？')
  await userEvent.click(screen.getAllByRole('button', { name: /^删\s*除$/ }).at(-1) as HTMLElement)
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', '删除联系人失败!'))
})
