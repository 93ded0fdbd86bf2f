import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { UiRoot } from '../root/index.ts'
import { ReasonDialog } from './index.ts'

const send = vi.fn<(reason: string) => Promise<string | undefined>>()
const cancel = vi.fn<() => void>()

function Returning() {
  const [reason, setReason] = useState('')
  return (
    <ReasonDialog title="退回" danger value={reason} onChange={setReason} onCancel={cancel} onSend={send} />
  )
}
function open() {
  send.mockReset()
  cancel.mockReset()
  render(<Returning />, { wrapper: UiRoot })
  return within(screen.getByRole('dialog', { name: '退回' }))
}
const press = (dialog: ReturnType<typeof open>, name: RegExp) =>
  userEvent.click(dialog.getByRole('button', { name }))

test('it focuses its field, counts characters, and shows an error if the reason is missing', async () => {
  const dialog = open()
  const field = dialog.getByRole('textbox', { name: /原因/ })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await press(dialog, /退\s?回$/)
  expect(dialog.getByRole('alert').textContent).toBe('请填写原因')
  await userEvent.type(field, '账号有误')
  expect(dialog.getByText('4 / 200')).toBeTruthy()
  expect(dialog.queryByRole('alert')).toBeNull()
  expect(send).not.toHaveBeenCalled()
})

test('a refusal is shown at the field, and the input is kept', async () => {
  const dialog = open()
  send.mockResolvedValueOnce('指令已被他人处理').mockResolvedValueOnce(undefined)
  const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /原因/ })
  await userEvent.type(field, ' 账号有误 ')
  await press(dialog, /退\s?回$/)
  expect((await dialog.findByRole('alert')).textContent).toBe('指令已被他人处理')
  expect(field.value).toBe(' 账号有误 ')
  await press(dialog, /退\s?回$/)
  await waitFor(() => expect(send.mock.calls).toEqual([['账号有误'], ['账号有误']]))
})

test('while it is being sent it can be neither sent again nor closed', async () => {
  const dialog = open()
  let answer: (refusal: undefined) => void = () => undefined
  send.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '账号有误')
  await press(dialog, /退\s?回$/)
  await press(dialog, /取\s?消$/)
  expect([send.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 0])
  answer(undefined)
  await waitFor(async () => {
    await press(dialog, /取\s?消$/)
    expect(cancel).toHaveBeenCalled()
  })
})
