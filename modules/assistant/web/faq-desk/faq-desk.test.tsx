import {
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
import { pageOf } from '@iisp/testing/dom/pages'
import { zhaoTuo } from '@iisp/testing/dom/people'
import { stage } from '@iisp/testing/dom/stage'
import { confirmReady } from '@iisp/ui/confirm'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { faqTexts } from './faq-texts.ts'
import { FaqDeskPage } from './FaqDeskPage.tsx'

const user = userEvent.setup()
beforeAll(confirmReady)
const show = (server: FakeServer, query = '') =>
  stage(FaqDeskPage, { as: zhaoTuo, server, at: `/faq?${query}` })

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

test('the list of help texts shows no code until its reader asks for that column', async () => {
  show(faqServer())
  await screen.findByRole('button', { name: '如何锁屏？' })
  expect(screen.getByRole('columnheader', { name: /被问次数/ })).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: /^编号/ })).toBeNull()
})

test('a help text is changed as a new version over the one that was seen', async () => {
  const { server } = show(faqServer())
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
  show(faqServer().answer(faqDeskSave, cutLine))
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
  const { server } = show(faqServer())
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
  const { server } = show(faqServer())
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
    faqServer()
      .answer(currentSystemGPTMode, () => modes)
      .answer(setSystemGPTMode, () => modes),
  )
  await user.click(await screen.findByRole('tab', { name: '模式设置' }))
  await user.click(await screen.findByRole('checkbox', { name: '启用大模型回答' }))
  await user.click(screen.getByRole('checkbox', { name: '功能模式' }))
  await waitFor(() =>
    expect(server.asked(setSystemGPTMode)).toEqual([
      { qaFunctionSwitch: '0', gptMode: '0' },
      { qaFunctionSwitch: '1', gptMode: '1' },
    ]),
  )
  expect(screen.getByText('语音输入：未配置')).toBeTruthy()
})

test('the help text that is being edited is in the address; Escape closes it', async () => {
  const { query } = show(faqServer(), 'detail=7')
  expect(await screen.findByRole('textbox', { name: /回答（中文）/ })).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /回答（中文）/ })).toBeNull())
  expect(query().get('detail')).toBeNull()
  await user.click(screen.getByRole('button', { name: '编辑' }))
  expect(query().get('detail')).toBe('7')
})

test('the versions of a help text are in the address; Escape closes them', async () => {
  const { query } = show(faqServer(), 'versions=7')
  expect(await within(await screen.findByRole('dialog')).findByText('当前发布')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(query().get('versions')).toBeNull())
})

test('the desk speaks both languages', () => expect(missingTexts(faqTexts)).toEqual([]))
