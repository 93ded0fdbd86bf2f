import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { UiRoot } from '../root/index.ts'
import { confirmReady, useConfirm, type ConfirmOptions } from './index.ts'

beforeAll(confirmReady)

type Ask = (options: ConfirmOptions) => Promise<boolean>

function setUp() {
  const box: { ask?: Ask } = {}
  function Page() {
    box.ask = useConfirm()
    return null
  }
  const view = render(
    <UiRoot>
      <Page />
    </UiRoot>,
  )
  const ask = (options: ConfirmOptions) => {
    const answered = vi.fn<(ok: boolean) => void>()
    act(() => void box.ask?.(options).then(answered))
    return answered
  }
  return { ask, ...view }
}

test.each([
  ['确定', true],
  ['取消', false],
])('%s answers %s', async (name, answer) => {
  const answered = setUp().ask({ content: '确定删除该联系人吗？' })
  await userEvent.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith(answer))
  expect(screen.queryByText('确定删除该联系人吗？')).toBeNull()
})
test('questions are shown one at a time', async () => {
  const { ask } = setUp()
  const first = ask({ content: '一' })
  const second = ask({ content: '二' })
  expect(await screen.findByText('一')).toBeTruthy()
  expect(screen.queryByText('二')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '确定' }))
  await screen.findByText('二')
  await userEvent.click(screen.getByRole('button', { name: '取消' }))
  await waitFor(() => expect([first.mock.calls, second.mock.calls]).toEqual([[[true]], [[false]]]))
})
test('a refusal of the action is shown in the dialog, which stays open', async () => {
  const run = vi
    .fn<() => Promise<string | void>>()
    .mockResolvedValueOnce('余额不足')
    .mockResolvedValueOnce(undefined)
  const answered = setUp().ask({ content: '提交？', run })
  await userEvent.click(await screen.findByRole('button', { name: '确定' }))
  expect((await screen.findByRole('alert')).textContent).toBe('余额不足')
  expect(answered).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: /确定/ }))
  await waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith(true))
})
test('unmounting the page counts as a refusal', async () => {
  const { ask, unmount } = setUp()
  const answered = ask({ content: '提交？' })
  unmount()
  await waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith(false))
})

test.each([
  [{}, '确定'],
  [{ danger: true }, '取消'],
  [{ cancelText: null }, '确定'],
] as const)('a question with %o has the focus on %s', async (options, name) => {
  setUp().ask({ content: '继续？', ...options })
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(document.activeElement).toBe(button))
})
