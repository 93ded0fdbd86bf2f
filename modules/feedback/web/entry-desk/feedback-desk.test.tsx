import { type DeskEntry, entryDecide, entryDeskList } from '@iisp/feedback/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { feedbackDeskTexts } from './feedback-desk-texts.ts'
import { FeedbackDeskPage } from './FeedbackDeskPage.tsx'

const entry: DeskEntry = {
  id: '5',
  kind: 'fault',
  content: '导出按钮没有反应',
  address: '/iisp/transfer-money/list',
  page: '划款指令查询',
  state: 'waiting',
  at: '2026-11-20 10:00:00',
  answer: '',
  answeredAt: null,
  name: '林静',
  account: 'lin.jing@yuanshan.example',
  institutionName: '远山私募基金管理有限公司',
  phone: '13900000001',
  email: 'lin.jing@yuanshan.example',
  answeredBy: '',
  version: 1,
  actions: ['answer', 'close'],
}
const serving = (row: DeskEntry) =>
  new FakeServer()
    .answer(entryDeskList, () => ({ list: [row], total: 1, pageNo: 1, pageSize: 20 }))
    .answer(entryDecide, () => null)

test('the desk closes feedback with a reason', async () => {
  const server = serving(entry)
  const { user } = stage(FeedbackDeskPage, { server, at: '/operations/feedback?detail=5' })
  const drawer = within(await screen.findByRole('dialog', { name: '反馈 5' }))
  await user.click(drawer.getByRole('radio', { name: '关闭' }))
  await user.click(drawer.getByRole('button', { name: /提\s?交/ }))
  expect(await drawer.findByText('请输入答复或关闭原因')).toBeTruthy()
  await user.type(drawer.getByRole('textbox'), '重复提交')
  await user.click(drawer.getByRole('button', { name: /提\s?交/ }))
  await waitFor(() =>
    expect(server.asked(entryDecide)).toEqual([{ id: '5', version: 1, action: 'close', answer: '重复提交' }]),
  )
})

test('one’s own feedback offers nothing and says why', async () => {
  stage(FeedbackDeskPage, {
    server: serving({ ...entry, actions: [] }),
    at: '/operations/feedback?detail=5',
  })
  const drawer = within(await screen.findByRole('dialog', { name: '反馈 5' }))
  expect(drawer.getByText('不可处理本人的反馈')).toBeTruthy()
  expect(drawer.queryByRole('textbox')).toBeNull()
})

test('texts are complete in English', () => expect(missingTexts(feedbackDeskTexts)).toEqual([]))
