import {
  cannedList,
  chatDeskColleagues,
  chatDeskDetail,
  chatDeskHandOver,
  chatDeskList,
  chatDeskRead,
  chatDeskSend,
  chatDeskTake,
  currentSystemGPTMode,
  faqDeskDetail,
  faqDeskList,
  faqDeskPublish,
  faqDeskSave,
  feedbackDeskList,
  feedbackDeskSettle,
  setSystemGPTMode,
} from '@iisp/assistant/contract'
import { cutLine } from '@iisp/testing/dom/failures'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { zhaoTuo } from '@iisp/testing/dom/people'
import { stage } from '@iisp/testing/dom/stage'
import { confirmReady } from '@iisp/ui/confirm'
import { setLocale } from '@iisp/web'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { chatTexts } from '../chat-desk/chat-texts.ts'
import { ChatDeskPage } from '../chat-desk/ChatDeskPage.tsx'
import { faqTexts } from '../faq-desk/faq-texts.ts'
import { FaqDeskPage } from '../faq-desk/FaqDeskPage.tsx'

const user = userEvent.setup()
beforeAll(confirmReady)

const pageOf = <R,>(list: R[]) => ({ list, total: list.length, pageNo: 1, pageSize: 20 })

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

const show = (Desk: ComponentType, server: FakeServer) => stage(Desk, { as: zhaoTuo, server })

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
  const { server } = show(ChatDeskPage, chatServer())
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
  const { server } = show(ChatDeskPage, chatServer())
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
  show(
    ChatDeskPage,
    new FakeServer().answer(chatDeskList, () => pageOf([{ ...row, lastText: '', lastEvent }])),
  )
  expect(await screen.findByText('林静结束了会话')).toBeTruthy()
  await act(() => setLocale('en'))
  expect(await screen.findByText('林静 ended the chat')).toBeTruthy()
})

test('an empty queue says so', async () => {
  show(
    ChatDeskPage,
    new FakeServer().answer(chatDeskList, () => pageOf([])),
  )
  expect(await screen.findByText('暂无会话')).toBeTruthy()
})

const faq = {
  id: '7',
  code: 'lock-screen',
  category: 'sign-in' as const,
  menuId: '',
  question: '如何锁屏？',
  status: 'changed' as const,
  pinned: false,
  hits: 3,
  likes: 1,
  dislikes: 2,
  latest: 2,
}
const version = {
  author: '赵拓',
  at: '2026-11-20 10:00:00',
  note: '',
  questionZh: '如何锁屏？',
  questionEn: 'How to lock?',
  answerZh: '点击锁形图标',
  answerEn: 'Press the lock',
  phrasings: ['锁屏在哪'],
  keywords: [],
  related: [],
}
const faqServer = () =>
  new FakeServer()
    .answer(faqDeskList, () => pageOf([faq]))
    .answer(faqDeskDetail, () => ({
      ...faq,
      published: 1,
      versions: [
        { ...version, version: 2, answerZh: '新的说法' },
        { ...version, version: 1 },
      ],
    }))
    .answer(faqDeskSave, () => ({ id: '7', version: 3 }))
    .answer(faqDeskPublish, () => null)

test('a help text is changed as a new version over the one that was seen', async () => {
  const { server } = show(FaqDeskPage, faqServer())
  await user.click(await screen.findByRole('button', { name: '如何锁屏？' }))
  const answer = await screen.findByRole('textbox', { name: /回答（中文）/ })
  await user.clear(answer)
  await user.click(screen.getByRole('button', { name: '保存新版本' }))
  expect(await screen.findByText('请填写中英文问题和回答')).toBeTruthy()
  expect(server.asked(faqDeskSave)).toEqual([])
  await user.type(answer, '按一下锁')
  await user.click(screen.getByRole('button', { name: '保存新版本' }))
  await waitFor(() => expect(server.asked(faqDeskSave)).toHaveLength(1))
  expect(server.asked(faqDeskSave)[0]).toMatchObject({
    id: '7',
    latest: 2,
    answerZh: '按一下锁',
    phrasings: ['锁屏在哪'],
  })
})

test('what was typed into a help text survives a failed save and a reload; closing asks first', async () => {
  show(FaqDeskPage, faqServer().answer(faqDeskSave, cutLine))
  const open = async () => user.click(await screen.findByRole('button', { name: '如何锁屏？' }))
  const answer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /回答（中文）/ })
  await open()
  await user.clear(await answer())
  await user.type(await answer(), '按一下锁')
  await user.click(screen.getByRole('button', { name: '保存新版本' }))
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeTruthy()
  expect((await answer()).value).toBe('按一下锁')

  // a reload: the page is made anew
  cleanup()
  const { server } = show(FaqDeskPage, faqServer())
  await open()
  expect(await screen.findByText('已恢复上次未保存的内容')).toBeTruthy()
  expect((await answer()).value).toBe('按一下锁')
  await user.click(screen.getByRole('button', { name: /取\s*消/ }))
  const question = (await screen.findByText('修改尚未保存，确定关闭吗？')).closest('[role=dialog]')
  await user.click(within(question as HTMLElement).getByRole('button', { name: /确\s*定/ }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /回答（中文）/ })).toBeNull())
  await open()
  expect((await answer()).value).toBe('新的说法')
  expect(server.asked(faqDeskSave)).toEqual([])
})

test('a version is published after a question', async () => {
  const { server } = show(FaqDeskPage, faqServer())
  await user.click(await screen.findByRole('button', { name: '版本' }))
  const drawer = await screen.findByRole('dialog')
  expect(await within(drawer).findByText('当前发布')).toBeTruthy()
  await user.click(within(drawer).getByRole('button', { name: /发\s*布/ }))
  const question = await screen.findByText('确定发布版本 2 吗？发布后所有机构立即可见。')
  await user.click(
    within(question.closest('[role=dialog]') as HTMLElement).getByRole('button', { name: /发\s*布/ }),
  )
  await waitFor(() => expect(server.asked(faqDeskPublish)).toEqual([{ id: '7', version: 2 }]))
})

test('feedback is answered', async () => {
  const heard = {
    messageId: 'm1',
    person: '林静',
    institution: '远山',
    query: '怎么锁屏',
    question: '如何锁屏？',
    answer: '点击锁形图标',
    bot_type: 'robot' as const,
    verdict: '2' as const,
    feedback: '没有图标',
    reply: '',
    repliedBy: '',
    settled: false,
    at: '2026-11-20 10:00:00',
  }
  const { server } = show(
    FaqDeskPage,
    faqServer()
      .answer(feedbackDeskList, () => pageOf([heard]))
      .answer(feedbackDeskSettle, () => null),
  )
  await user.click(await screen.findByRole('tab', { name: '没帮助' }))
  await user.click(await screen.findByRole('button', { name: '怎么锁屏' }))
  await user.type(await screen.findByRole('textbox', { name: /答复/ }), '在右上角')
  await user.click(screen.getByRole('button', { name: '提交处理' }))
  await waitFor(() =>
    expect(server.asked(feedbackDeskSettle)).toEqual([{ messageId: 'm1', reply: '在右上角' }]),
  )
})

test('[BL-358] [BL-359] the modes are switched by the operating side', async () => {
  const modes = { qaFunctionSwitch: '1' as const, gptMode: '0' as const, gptReady: false, voiceReady: false }
  const { server } = show(
    FaqDeskPage,
    faqServer()
      .answer(currentSystemGPTMode, () => modes)
      .answer(setSystemGPTMode, () => modes),
  )
  await user.click(await screen.findByRole('tab', { name: '模式设置' }))
  await user.click(await screen.findByRole('checkbox', { name: /qaFunctionSwitch = 0/ }))
  await user.click(screen.getByRole('checkbox', { name: /gptMode = 1/ }))
  await waitFor(() =>
    expect(server.asked(setSystemGPTMode)).toEqual([
      { qaFunctionSwitch: '0', gptMode: '0' },
      { qaFunctionSwitch: '1', gptMode: '1' },
    ]),
  )
  expect(screen.getByText('语音输入：未配置')).toBeTruthy()
})

test('the desks speak both languages', () => {
  expect([...missingTexts(chatTexts), ...missingTexts(faqTexts)]).toEqual([])
})
