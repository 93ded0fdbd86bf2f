import {
  endChat,
  getCustomerSeat,
  getMyChat,
  openChat,
  rateChat,
  readChat,
  sendChatMessage,
} from '@iisp/assistant/contract'
import type { FakeServer } from '@iisp/testing/dom/fake-server'
import { setLocale } from '@iisp/web'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { account, chatOf, serving, show } from '../test/serving.ts'
import { SeatView } from './SeatView.tsx'

const user = userEvent.setup()
const seat = (server?: FakeServer) => show(<SeatView account={account} />, server)

test('[BL-303] the seat shows hours, phone and queue, and takes the first message', async () => {
  let chat = null as ReturnType<typeof chatOf> | null
  const server = serving()
    .answer(getMyChat, () => chat)
    .answer(openChat, () => {
      chat = chatOf({ status: 'waiting', operator: '', ahead: 2 })
      return { id: '5' }
    })
  seat(server)
  expect(await screen.findByText('电话 95555')).toBeTruthy()
  expect(screen.getByText('服务中')).toBeTruthy()
  expect(await screen.findByText('当前排队 2 人')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: '消息' }), '我要找人{Enter}')
  expect(await screen.findByText('排队中，前面还有 2 人')).toBeTruthy()
  expect(server.asked(openChat)[0]).toMatchObject({ text: '我要找人' })
})

test('without a phone of the installation none is shown', async () => {
  const seat0 = { name: '人工客服', phone: '', workTime: '工作日', url: '/iisp', open: true, waiting: 0 }
  seat(serving().answer(getCustomerSeat, () => seat0))
  expect(await screen.findByText('服务中')).toBeTruthy()
  expect(screen.queryByText(/电话/)).toBeNull()
})

test('a chat shows who attends, marks what is seen as read, and goes on', async () => {
  const server = serving()
    .answer(getMyChat, () => chatOf())
    .answer(sendChatMessage, () => ({ id: '2' }))
  seat(server)
  expect(await screen.findByText('赵拓为您服务')).toBeTruthy()
  expect(screen.getByText('已读')).toBeTruthy()
  await waitFor(() => expect(server.asked(readChat)).toEqual([{ chatId: '5', upTo: '1' }]))
  await user.type(screen.getByRole('textbox', { name: '消息' }), '请看一下{Enter}')
  await waitFor(() => expect(server.asked(sendChatMessage)).toEqual([{ chatId: '5', text: '请看一下' }]))
})

test('what happened is said in the language of the reader', async () => {
  const handedOver = { code: 'handed-over', by: '赵拓', to: '季登' } as const
  const line = { id: '2', author: 'system', name: '', text: '', at: '2026-11-20 10:01:00' } as const
  const server = serving().answer(getMyChat, () => chatOf({ messages: [{ ...line, event: handedOver }] }))
  seat(server)
  expect(await screen.findByText(/会话已由赵拓转接给季登/)).toBeTruthy()
  await act(() => setLocale('en'))
  expect(await screen.findByText(/赵拓 handed the chat over to 季登/)).toBeTruthy()
})

test('ending asks first', async () => {
  const server = serving()
    .answer(getMyChat, () => chatOf())
    .answer(endChat, () => null)
  seat(server)
  await user.click(await screen.findByRole('button', { name: '结束会话' }))
  expect(await screen.findByText('确定结束本次会话吗？')).toBeTruthy()
  expect(server.asked(endChat)).toEqual([])
})

test('an ended chat is rated and may be begun again', async () => {
  let rating = 0
  const server = serving()
    .answer(getMyChat, () => chatOf({ status: 'ended', rating }))
    .answer(rateChat, (input) => {
      rating = input.rating
      return null
    })
  seat(server)
  await user.click(await screen.findByRole('radio', { name: '4 分' }))
  await user.click(screen.getByRole('button', { name: '提交评价' }))
  expect(await screen.findByText('感谢您的评价：4 分')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '再次联系' }))
  expect(await screen.findByRole('button', { name: '联系客服' })).toBeTruthy()
})
