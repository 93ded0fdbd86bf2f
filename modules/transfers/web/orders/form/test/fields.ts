import { configure, fireEvent, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

// a form of this size is slow in jsdom
configure({ asyncUtilTimeout: 5_000 })

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
