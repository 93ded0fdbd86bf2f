import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  type DeskSession,
  sessionEnd,
  sessionList,
  sessionsOfPersonEnd,
} from '../../contract/session-desk.ts'
import { SessionsPage } from './SessionsPage.tsx'
import { sessionTexts } from './session-texts.ts'

const lin: DeskSession = {
  id: 'A'.repeat(16),
  name: '林静',
  account: 'lin.jing@yuanshan.example',
  institutionId: 'M001',
  institutionName: '远山私募基金管理有限公司',
  actingAs: '',
  browser: 'Chrome',
  system: 'Windows',
  network: '10.0.0.*',
  loginType: 2,
  since: '2026-11-20 09:00:00',
  seenAt: '2026-11-20 09:30:00',
  own: false,
}
const mine: DeskSession = { ...lin, id: 'B'.repeat(16), name: '管理', own: true }
const serverOf = () =>
  new FakeServer()
    .answer(sessionList, () => ({ list: [lin, mine], total: 2, pageNo: 1, pageSize: 20 }))
    .answer(sessionEnd, () => null)
    .answer(sessionsOfPersonEnd, () => null)
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement)

test('each session stands with its person, device and way; the own ones cannot be ended here', async () => {
  stage(SessionsPage, { server: serverOf() })
  const row = await rowOf('林静')
  for (const text of ['Windows 上的 Chrome', '10.0.0.*', '短信验证码', '2026-11-20 09:00:00'])
    expect(row.getByText(text)).toBeTruthy()
  expect((await rowOf('管理（本人）')).queryByRole('button', { name: /结束/ })).toBeNull()
})

test.each([
  ['结束会话', '结束林静的这个会话', sessionEnd],
  ['结束全部会话', '结束林静的全部会话', sessionsOfPersonEnd],
] as const)('%s asks for the reason', async (action, title, call) => {
  const server = serverOf()
  const { user } = stage(SessionsPage, { server })
  await user.click((await rowOf('林静')).getByRole('button', { name: action }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await user.click(dialog.getByRole('button', { name: action }))
  expect(await dialog.findByText('请填写结束原因')).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), '设备遗失')
  await user.click(dialog.getByRole('button', { name: action }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.asked(call)).toEqual([{ id: lin.id, reason: '设备遗失' }])
})

test('the page speaks both languages', () => expect(missingTexts(sessionTexts)).toEqual([]))
