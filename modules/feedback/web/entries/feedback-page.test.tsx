import { type Entry, ownFeedbackList, sendFeedback } from '@iisp/feedback/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { LineCut } from '@iisp/testing/dom/failures'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { entryTexts } from './entry-texts.ts'
import { FeedbackPage } from './FeedbackPage.tsx'

const entry: Entry = {
  id: '5',
  kind: 'fault',
  content: '导出按钮没有反应',
  address: '/iisp/transfer-money/list',
  page: '划款指令查询',
  state: 'answered',
  at: '2026-11-20 10:00:00',
  answer: '已修复',
  answeredAt: '2026-11-20 11:00:00',
}
let server: FakeServer
beforeEach(() => {
  server = new FakeServer().answer(ownFeedbackList, () => ({
    list: [entry],
    total: 1,
    pageNo: 1,
    pageSize: 20,
  }))
})

test('feedback names the page that it came from; a failed one keeps its text', async () => {
  let isDown = true
  server.answer(sendFeedback, () => {
    if (isDown) throw new LineCut()
    return { result: 'success', id: '6' }
  })
  const { user } = stage(FeedbackPage, {
    server,
    at: '/extension-center/feedback?from=%2Fiisp%2Ftransfer-money%2Flist%3Fkeyword%3D1',
  })
  const dialog = within(await screen.findByRole('dialog', { name: '提交反馈' }))
  expect(dialog.getByText('将附上您反馈的页面：/iisp/transfer-money/list')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /提\s?交/ }))
  expect(await dialog.findByText('请输入反馈内容')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: '反馈内容' }), '打不开')
  await user.click(dialog.getByRole('button', { name: /提\s?交/ }))
  await dialog.findByRole('alert')
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('打不开')
  isDown = false
  await user.click(dialog.getByRole('button', { name: /提\s?交/ }))
  await waitFor(() =>
    expect(server.asked(sendFeedback).at(-1)).toEqual({
      kind: 'fault',
      content: '打不开',
      address: '/iisp/transfer-money/list',
    }),
  )
  expect(await screen.findByText('感谢您的反馈，答复后您会收到消息')).toBeTruthy()
})

test('own feedback is listed with its answer', async () => {
  const { user } = stage(FeedbackPage, { server, at: '/extension-center/feedback' })
  expect(await screen.findByText('已答复')).toBeTruthy()
  await user.click(screen.getByText('导出按钮没有反应'))
  const drawer = within(await screen.findByRole('dialog', { name: '反馈 5' }))
  expect(drawer.getByText('已修复')).toBeTruthy()
  expect(drawer.getByText('划款指令查询')).toBeTruthy()
  expect(drawer.queryByText('/iisp/transfer-money/list')).toBeNull()
})

test('texts are complete in English', () => expect(missingTexts(entryTexts)).toEqual([]))
