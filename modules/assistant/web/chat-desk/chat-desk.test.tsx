import {
  cannedDelete,
  cannedList,
  cannedSave,
  chatDeskColleagues,
  chatDeskDetail,
  chatDeskHandOver,
  chatDeskList,
  chatDeskRead,
  chatDeskSend,
  chatDeskTake,
} from '@iisp/assistant/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { pageOf } from '@iisp/testing/dom/pages'
import { zhaoTuo } from '@iisp/testing/dom/people'
import { stage } from '@iisp/testing/dom/stage'
import { confirmReady } from '@iisp/ui/confirm'
import { setLocale } from '@iisp/web'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { chatTexts } from './chat-texts.ts'
import { ChatDeskPage } from './ChatDeskPage.tsx'

const user = userEvent.setup()
beforeAll(confirmReady)
const show = (server: FakeServer) => stage(ChatDeskPage, { as: zhaoTuo, server })

const row = {
  id: '5',
  status: 'waiting' as 'waiting' | 'active',
  person: '林静',
  institution: '远山',
  operator: '',
  mine: false,
  menuId: '',
  lastText: '为什么被退回？',
  lastEvent: null,
  lastAt: '2026-11-20 10:00:00',
  startedAt: '2026-11-20 10:00:00',
  unread: 1,
  rating: 0,
  version: 1,
  actions: ['take'] as ('take' | 'send' | 'hand-over' | 'end')[],
}
const message = {
  id: '1',
  author: 'user' as const,
  name: '林静',
  text: '为什么被退回？',
  event: null,
  at: '2026-11-20 10:00:00',
}

/** A server with one chat, which can be taken. */
function chatServer() {
  const chat = { ...row }
  return new FakeServer()
    .answer(chatDeskList, ({ view }) =>
      pageOf((view === 'waiting') === (chat.status === 'waiting') ? [chat] : []),
    )
    .answer(chatDeskDetail, () => ({
      ...chat,
      account: 'lin.jing@yuanshan.example',
      ratingNote: '',
      readByUser: '0',
      messages: [message],
      before: null,
      talk: [{ query: '怎么锁屏', answer: '点击锁形图标', at: '2026-11-20 09:59:00' }],
    }))
    .answer(chatDeskTake, () => {
      Object.assign(chat, {
        status: 'active',
        mine: true,
        operator: '赵拓',
        version: 2,
        actions: ['send', 'hand-over', 'end'],
      })
      return null
    })
    .answer(chatDeskSend, () => ({ id: '2' }))
    .answer(chatDeskRead, () => null)
    .answer(chatDeskColleagues, () => [{ id: '113', name: '季登', account: 'ji.deng@hengxin.example' }])
    .answer(chatDeskHandOver, () => null)
    .answer(cannedList, () => [{ id: '1', title: '请稍候', text: '正在核实，请稍候。' }])
}

test('a chat is taken from the queue, answered with a canned sentence, and marked as read', async () => {
  const { server } = show(chatServer())
  await user.click(await screen.findByRole('button', { name: /林静/ }))
  expect(await screen.findByText('点击锁形图标')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '接起' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: '常用语' }), '请稍候')
  await user.click(screen.getByRole('textbox', { name: '答复' }))
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(server.asked(chatDeskSend)).toEqual([{ chatId: '5', text: '正在核实，请稍候。' }]),
  )
  expect(server.asked(chatDeskTake)).toEqual([{ chatId: '5', version: 1 }])
  expect(server.asked(chatDeskRead)).toEqual([{ chatId: '5', upTo: '1' }])
})

test('a chat is handed over to a colleague, who has to be named', async () => {
  const { server } = show(chatServer())
  await user.click(await screen.findByRole('button', { name: /林静/ }))
  await user.click(await screen.findByRole('button', { name: '接起' }))
  await user.click(await screen.findByRole('button', { name: '转接' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: /转\s*接/ }))
  expect(await within(dialog).findByText('请选择同事')).toBeTruthy()
  await user.type(within(dialog).getByRole('combobox', { name: '转接给' }), 'ji.d')
  await user.click(await screen.findByText('季登（ji.deng@hengxin.example）'))
  await user.click(within(dialog).getByRole('button', { name: /转\s*接/ }))
  await waitFor(() => expect(server.asked(chatDeskHandOver)).toEqual([{ chatId: '5', to: '113', note: '' }]))
})

test('a card says in the language of the reader what happened last', async () => {
  const lastEvent = { code: 'ended-by-person', by: '林静' } as const
  show(new FakeServer().answer(chatDeskList, () => pageOf([{ ...row, lastText: '', lastEvent }])))
  expect(await screen.findByText('林静结束了会话')).toBeTruthy()
  await act(() => setLocale('en'))
  expect(await screen.findByText('林静 ended the chat')).toBeTruthy()
})

test('an empty queue says so', async () => {
  show(new FakeServer().answer(chatDeskList, () => pageOf([])))
  expect(await screen.findByText('暂无会话')).toBeTruthy()
})

test('a canned answer is written once title and text are there, and deleted after a question', async () => {
  const { server } = show(
    chatServer()
      .answer(cannedSave, () => ({ id: '2' }))
      .answer(cannedDelete, () => null),
  )
  await user.click(await screen.findByRole('button', { name: /林静/ }))
  await user.click(await screen.findByRole('button', { name: '接起' }))
  await user.click(await screen.findByRole('button', { name: '管理常用语' }))
  await user.click(await screen.findByRole('button', { name: /新\s*增/ }))
  await user.type(await screen.findByRole('textbox', { name: /标题/ }), '再见')
  await user.click(screen.getByRole('button', { name: /保\s*存/ }))
  expect(await screen.findByText('请填写标题和内容')).toBeTruthy()
  expect(server.asked(cannedSave)).toEqual([])
  await user.type(screen.getByRole('textbox', { name: /内容/ }), '感谢您的来访。')
  await user.click(screen.getByRole('button', { name: /保\s*存/ }))
  await waitFor(() => expect(server.asked(cannedSave)).toEqual([{ title: '再见', text: '感谢您的来访。' }]))
  await user.click(await screen.findByRole('button', { name: /删\s*除/ }))
  const question = (await screen.findByText('确定删除常用语“请稍候”吗？')).closest('[role=dialog]')
  await user.click(within(question as HTMLElement).getByRole('button', { name: /删\s*除/ }))
  await waitFor(() => expect(server.asked(cannedDelete)).toEqual([{ id: '1' }]))
})

test('the desk speaks both languages', () => expect(missingTexts(chatTexts)).toEqual([]))
