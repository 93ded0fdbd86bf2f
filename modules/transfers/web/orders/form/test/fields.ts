import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

type Container = ReturnType<typeof within>

export const box = (name: string, container: Container = within(document.body)) =>
  container.getByRole('combobox', { name: new RegExp(name) })
/** The selected value that a select shows. */
export const chosen = (name: string) => box(name).closest('.ant-select')?.textContent ?? ''
export const options = () => [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')]
// a busy button may include its loading icon in its name, and antd may put a space between two characters
export const button = (name: string, container: Container = within(document.body)) =>
  container.getByRole('button', { name: new RegExp(`${[...name].join('\\s?')}$`) }) as HTMLButtonElement
export const press = (name: string, container?: Container) => fireEvent.click(button(name, container))
export const type = (name: string, value: string, container: Container = within(document.body)) =>
  fireEvent.change(container.getByRole('textbox', { name: new RegExp(name) }), { target: { value } })
// in tests antd gives every dialog the same id, so it cannot be found by role and name
export const dialog = (title: string): Promise<Container> =>
  waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[role=dialog]')]
    const found = all.find((one) => one.querySelector('.ant-modal-title')?.textContent === title)
    if (!found) throw new Error(`no dialog ${title}`)
    return within(found)
  })

export async function unfold(name: string, container?: Container) {
  fireEvent.mouseDown(box(name, container))
  await waitFor(() => expect(box(name, container).getAttribute('aria-expanded')).toBe('true'))
}
export async function pick(name: string, label: string, container?: Container) {
  await unfold(name, container)
  const option = await waitFor(() => {
    const found = options().find((one) => one.textContent?.includes(label))
    if (!found) throw new Error(`no option ${label}`)
    return found
  })
  fireEvent.click(option)
}
export async function chooseProduct() {
  await waitFor(() => expect(document.querySelector('.ant-select-suffix-loading')).toBeNull())
  await pick('产品', '远山稳健一号')
  await waitFor(() => expect(chosen('托管账户')).toContain('200'))
}
/** Clicks 提交 and confirms. */
export async function submit() {
  press('提交')
  press('提交', await dialog('提交'))
}
export const isDisabled = (name: string) => button(name).disabled

/** Fills in a complete order. */
export async function fill() {
  await chooseProduct()
  await waitFor(() => expect(chosen('经纪账户')).toContain('经纪户5'))
  await pick('划款类型', '券商出入金')
  type('金额', '1234.56')
  const date = screen.getByRole('textbox', { name: /划款日期/ })
  fireEvent.mouseDown(date)
  fireEvent.change(date, { target: { value: '2026-11-23' } })
  fireEvent.keyDown(date, { key: 'Enter', code: 'Enter', keyCode: 13 })
  type('摘要', '追加资金')
  type('备注', '第一期')
  type('内部说明', '等待基金经理确认')
  await waitFor(() => expect(chosen('联系人')).not.toContain('请选择'))
}
