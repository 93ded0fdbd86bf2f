import type { Output } from '@iisp/contract'
import { listMessages } from '@iisp/audit/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { cursorPageOf } from '@iisp/testing/dom/pages'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { auditManifest } from '../manifest.ts'
import { messageTexts } from './message-texts.ts'
import { MessagesPage } from './MessagesPage.tsx'

type Message = Output<typeof listMessages>['list'][number]
const user = userEvent.setup()
const message: Message = {
  id: '7',
  channel: 'sms',
  recipient: '13900010012',
  purpose: 'login',
  body: '验证码 884213，5分钟内有效',
  at: '2026-11-21 09:00:00',
}
const show = (list: () => Message[]) =>
  stage(MessagesPage, { server: new FakeServer().answer(listMessages, () => cursorPageOf(list())) })

test('the outbox shows channel and text of each message, and the whole of it in a drawer', async () => {
  show(() => [message])
  expect(await screen.findByText('短信')).toBeTruthy()
  expect(screen.getByText('登录验证码')).toBeTruthy()
  expect(screen.queryByText('login')).toBeNull()
  await user.click(screen.getByRole('button', { name: '2026-11-21 09:00:00' }))
  const drawer = await screen.findByRole('dialog', { name: '消息 7' })
  expect(within(drawer).getByText('验证码 884213，5分钟内有效')).toBeTruthy()
})

test('刷新 reads the outbox again', async () => {
  let kept: Message[] = []
  show(() => kept)
  expect(await screen.findByText(/^暂无数据/)).toBeTruthy()
  kept = [message]
  await user.click(screen.getByRole('button', { name: /刷\s*新/ }))
  expect(await screen.findByText('13900010012')).toBeTruthy()
})

test('the module serves just the pages of its menus', async () => {
  const { default: entry } = await auditManifest.load()
  expect(entry.pages.map(({ page }) => page.path)).toEqual([
    '/operations/audit-trail',
    '/operations/message-outbox',
    '/operations/failed-events',
  ])
})

test('the page speaks both languages', () => expect(missingTexts(messageTexts)).toEqual([]))
