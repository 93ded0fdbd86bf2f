import { configure, fireEvent, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

// a form of this size takes its time in jsdom
configure({ asyncUtilTimeout: 5_000 })

type Place = ReturnType<typeof within>

export const box = (name: string, place: Place = within(document.body)) =>
  place.getByRole('combobox', { name: new RegExp(name) })
/** What a select shows as chosen. */
export const chosen = (name: string) => box(name).closest('.ant-select')?.textContent ?? ''
export const options = () => [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')]
// a busy button may name its loading sign before its words; antd may part two characters
export const button = (name: string, place: Place = within(document.body)) =>
  place.getByRole('button', { name: new RegExp(`${[...name].join('\\s?')}$`) }) as HTMLButtonElement
export const press = (name: string, place?: Place) => fireEvent.click(button(name, place))
export const type = (name: string, value: string, place: Place = within(document.body)) =>
  fireEvent.change(place.getByRole('textbox', { name: new RegExp(name) }), { target: { value } })
// antd gives every dialog the same id in tests, so that its title cannot be told by role and name
export const dialog = (title: string): Promise<Place> =>
  waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[role=dialog]')]
    const found = all.find((one) => one.querySelector('.ant-modal-title')?.textContent === title)
    if (!found) throw new Error(`no dialog ${title}`)
    return within(found)
  })

export async function unfold(name: string, place?: Place) {
  fireEvent.mouseDown(box(name, place))
  await waitFor(() => expect(box(name, place).getAttribute('aria-expanded')).toBe('true'))
}
export async function pick(name: string, label: string, place?: Place) {
  await unfold(name, place)
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
