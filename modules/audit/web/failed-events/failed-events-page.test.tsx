import type { Output } from '@iisp/contract'
import { failedEventList, failedEventReplay } from '@iisp/audit/contract'
import { silence } from '@iisp/testing/dom/failures'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { cursorPageOf } from '@iisp/testing/dom/pages'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { failedEventTexts } from './failed-event-texts.ts'
import { FailedEventsPage } from './FailedEventsPage.tsx'

type FailedEvent = Output<typeof failedEventList>['list'][number]
const user = userEvent.setup()
afterEach(() => void vi.useRealTimers())
const dead: FailedEvent = {
  id: '31',
  topic: 'opening.news',
  about: 'id=12',
  at: '2026-11-20 10:00:00',
  state: 'dead',
  tries: 8,
  nextAt: null,
  behind: 2,
  reason: 'Error: 通知模板缺失',
}
const showFailed = (event: FailedEvent) =>
  stage(FailedEventsPage, {
    server: new FakeServer()
      .answer(failedEventList, () => cursorPageOf([event]))
      .answer(failedEventReplay, () => ({ replayed: 1 })),
  }).server

test('a failed event shows its reason and age, and is replayed after a question', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:30:00+08:00') })
  const server = showFailed(dead)
  expect(await screen.findByText('待重放')).toBeTruthy()
  expect(screen.getByText('5小时')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '2026-11-20 10:00:00' }))
  const drawer = await screen.findByRole('dialog', { name: '事件 31' })
  expect(within(drawer).getByText('Error: 通知模板缺失')).toBeTruthy()
  await user.click(within(drawer).getByRole('button', { name: /重\s*放/ }))
  const question = (await screen.findByText(/^确定重放事件 opening.news（id=12）吗？/)).closest(
    '[role=dialog]',
  )
  await user.click(within(question as HTMLElement).getByRole('button', { name: /重\s*放/ }))
  await waitFor(() => expect(server.asked(failedEventReplay)).toEqual([{ id: '31' }]))
})

test('all events that wait for it are replayed together; where none does, there is nothing to press', async () => {
  const server = showFailed(dead)
  await screen.findByText('待重放')
  await user.click(screen.getByRole('button', { name: '全部重放' }))
  const question = (await screen.findByText(/^确定重放所有待重放的事件吗？/)).closest('[role=dialog]')
  await user.click(within(question as HTMLElement).getByRole('button', { name: '全部重放' }))
  await waitFor(() => expect(server.asked(failedEventReplay)).toEqual([{}]))
  cleanup()
  showFailed({ ...dead, state: 'retrying', nextAt: '2026-11-20 16:00:00' })
  await screen.findByText('自动重试中')
  expect((screen.getByRole('button', { name: '全部重放' }) as HTMLButtonElement).disabled).toBe(true)
})

test('pressed before the list is known, it asks nevertheless', async () => {
  stage(FailedEventsPage, { server: new FakeServer().answer(failedEventList, silence) })
  await user.click(await screen.findByRole('button', { name: '全部重放' }))
  expect(await screen.findByText(/^确定重放所有待重放的事件吗？/)).toBeTruthy()
})

test('the page speaks both languages', () => expect(missingTexts(failedEventTexts)).toEqual([]))
