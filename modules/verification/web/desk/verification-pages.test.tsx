import type { Output } from '@iisp/contract'
import {
  registerPerson,
  registeredPersonList,
  removePerson,
  verificationDecide,
  verificationList,
  verificationRecording,
} from '@iisp/verification/contract'
import { getInstitutions } from '@iisp/identity/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { cursorPageOf } from '@iisp/testing/dom/pages'
import { stage } from '@iisp/testing/dom/stage'
import { confirmReady } from '@iisp/ui/confirm'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PersonsPage } from './PersonsPage.tsx'
import { ReviewPage } from './ReviewPage.tsx'
import { verificationTexts } from './verification-texts.ts'

const user = userEvent.setup()
beforeAll(() => confirmReady())
afterEach(() => {
  vi.unstubAllGlobals()
})

type Verification = Output<typeof verificationList>['list'][number]
const one: Verification = {
  id: '0f'.repeat(16),
  institutionId: 'M001',
  institutionName: '远山私募基金管理有限公司',
  verifiedSource: '9',
  busiId: 'opening-1',
  stage: 'reviewing',
  askedBy: '林静',
  role: 'legal',
  name: '陆远山',
  idNumber: '310104********1016',
  challenge: '4821',
  submittedAt: '2026-11-20 10:00:00',
  reviewUntil: '2026-11-20 11:00:00',
  decidedBy: null,
  decidedAt: null,
  message: '',
  recording: true,
  actions: ['pass', 'refuse'],
}

beforeEach(() => {
  const urls = { createObjectURL: () => 'blob:recording', revokeObjectURL: () => undefined }
  vi.stubGlobal('URL', Object.assign(URL, urls))
})
const show = (Page: ComponentType, server: FakeServer) => stage(Page, { server }).server
const reviewing = (row: Verification) =>
  new FakeServer()
    .answer(verificationList, () => cursorPageOf([row]))
    .answer(
      verificationRecording,
      () => new Response('frames', { headers: { 'content-type': 'video/webm' } }),
    )
const registering = () =>
  new FakeServer()
    .answer(registeredPersonList, () => cursorPageOf([person]))
    .answer(registerPerson, () => ({ id: '1001' }))
    .answer(removePerson, () => null)
    .answer(getInstitutions, () => [
      { id: 'M001', name: '远山私募' },
      { id: 'M002', name: '启明资产' },
    ])

async function openOne() {
  await user.click(await screen.findByRole('button', { name: '法定代表人 陆远山' }))
  return screen.findByRole('dialog', { name: '核验 陆远山' })
}

test('a reviewer plays the recording before they may pass it', async () => {
  const server = reviewing(one).answer(verificationDecide, () => ({ stage: 'passed' }))
  show(ReviewPage, server)
  const drawer = await openOne()
  expect(within(drawer).getByText('310104********1016')).toBeTruthy()
  expect(within(drawer).getByText('4821')).toBeTruthy()
  const pass = within(drawer).getByRole<HTMLButtonElement>('button', { name: '通过' })
  expect(pass.disabled).toBe(true)
  await user.click(within(drawer).getByRole('button', { name: '播放录像' }))
  fireEvent.play(await within(drawer).findByLabelText('核验录像', { selector: 'video' }))
  await waitFor(() => expect(pass.disabled).toBe(false))
  await user.click(pass)
  expect(await screen.findByText(/确认远山私募基金管理有限公司的法定代表人陆远山/)).toBeTruthy()
  const buttons = screen.getAllByRole('button', { name: /^通\s*过$/ })
  await user.click(buttons.at(-1) as HTMLElement)
  await waitFor(() => expect(server.asked(verificationDecide)).toEqual([{ id: one.id, result: 'pass' }]))
})

test('a refusal says of which kind it is and why', async () => {
  const server = reviewing(one).answer(verificationDecide, () => ({ stage: 'failed' }))
  show(ReviewPage, server)
  const drawer = await openOne()
  await user.click(within(drawer).getByRole('button', { name: '不通过' }))
  const field = await screen.findByRole('textbox', { name: /原因/ })
  const dialog = field.closest<HTMLElement>('[role="dialog"]') ?? document.body
  const send = within(dialog).getByRole('button', { name: '不通过' })
  await user.click(send)
  expect((await within(dialog).findByRole('alert')).textContent).toBe('请输入不通过原因')
  await user.type(within(dialog).getByRole('textbox', { name: /原因/ }), '面部不清晰')
  await user.click(send)
  await waitFor(() =>
    expect(server.asked(verificationDecide)).toEqual([
      { id: one.id, result: 'refuse', code: '1002', reason: '面部不清晰' },
    ]),
  )
})

test('a decided verification shows who decided, and nothing to decide', async () => {
  const decided: Verification = {
    ...one,
    stage: 'failed',
    actions: [],
    decidedBy: '赵拓',
    decidedAt: '2026-11-20 10:05:00',
    message: '面部不清晰',
    recording: false,
  }
  const server = show(ReviewPage, reviewing(decided))
  await user.click(screen.getByRole('radio', { name: '已审核' }))
  await waitFor(() => expect(server.asked(verificationList).at(-1)).toMatchObject({ decided: true }))
  const drawer = await openOne()
  expect(within(drawer).getByText('赵拓')).toBeTruthy()
  expect(within(drawer).getByText('录像不存在或已到期删除')).toBeTruthy()
  expect(within(drawer).queryByRole('button', { name: '通过' })).toBeNull()
})

const person: Output<typeof registeredPersonList>['list'][number] = {
  id: '1000',
  institutionId: 'M001',
  role: 'legal',
  name: '陆远山',
  idNumber: '310104********1016',
  registeredAt: '2026-11-20 10:00:00',
}

test('a person is registered once every field is right', async () => {
  const server = show(PersonsPage, registering())
  expect(await screen.findByRole('cell', { name: '远山私募' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '登记人员' }))
  const dialog = await screen.findByRole('dialog', { name: '登记人员' })
  const save = within(dialog).getByRole('button', { name: /^登\s*记$/ })
  await user.click(save)
  expect(
    within(dialog)
      .getAllByRole('alert')
      .map((alert) => alert.textContent),
  ).toEqual(['请选择机构', '请选择身份', '请输入姓名', '请输入正确的身份证号码'])
  await user.click(within(dialog).getByRole('combobox', { name: '机构' }))
  await user.click(await screen.findByText('M002 启明资产'))
  await user.click(within(dialog).getByRole('combobox', { name: /身份/ }))
  const options = document.querySelectorAll<HTMLElement>('.ant-select-item-option')
  await user.click([...options].find((option) => option.textContent === '法定代表人') as HTMLElement)
  await user.type(within(dialog).getByRole('textbox', { name: /姓名/ }), '秦启明')
  await user.type(within(dialog).getByRole('textbox', { name: /身份证号码/ }), '11010519491231002X')
  await user.click(save)
  await waitFor(() =>
    expect(server.asked(registerPerson)).toEqual([
      { institutionId: 'M002', role: 'legal', name: '秦启明', idNumber: '11010519491231002X' },
    ]),
  )
})

test('taking a person off the register asks first', async () => {
  const server = show(PersonsPage, registering())
  await user.click(await screen.findByRole('button', { name: '注销' }))
  await screen.findByText('确定注销法定代表人陆远山？注销后该人员不可再进行核验。')
  expect(server.asked(removePerson)).toEqual([])
  await user.click(screen.getAllByRole('button', { name: /^注\s*销$/ }).at(-1) as HTMLElement)
  await waitFor(() => expect(server.asked(removePerson)).toEqual([{ id: '1000' }]))
})

test('the pages speak both languages', () => {
  expect(missingTexts(verificationTexts)).toEqual([])
})
