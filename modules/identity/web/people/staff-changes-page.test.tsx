import { refuse } from '@iisp/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  type StaffChange,
  staffChangeConfirm,
  staffChangeEnd,
  staffChangeList,
} from '../../contract/people/staff-changes.ts'
import { staffErrors } from '../../contract/people/staff-errors.ts'
import { StaffChangesPage } from './StaffChangesPage.tsx'
import { staffChangeTexts } from './staff-change-texts.ts'

const change: StaffChange = {
  id: '7',
  kind: 'roles',
  phone: '',
  phoneBefore: '',
  lapsesAt: '2026-12-04 10:00:00',
  confirmedBy: 'custodian',
  name: '林静',
  account: 'lin.jing@yuanshan.example',
  institutionId: 'M001',
  institutionName: '远山私募基金管理有限公司',
  rolesBefore: ['operator'],
  rolesAfter: ['operator', 'signer'],
  reason: '沈立休假',
  state: 'pending',
  proposedBy: '顾敏',
  proposedAt: '2026-11-20 10:00:00',
  decidedBy: null,
  decidedAt: null,
  remark: '',
  actions: ['confirm', 'decline'],
}
const serverOf = (...list: StaffChange[]) =>
  new FakeServer()
    .answer(staffChangeList, () => ({ list, total: list.length, pageNo: 1, pageSize: 20 }))
    .answer(staffChangeConfirm, () => ({ state: 'confirmed' }))
    .answer(staffChangeEnd, () => null)
const dialogOf = (text: HTMLElement) => text.closest('[role="dialog"]') as HTMLElement
const opened = async (server: FakeServer) => {
  const { user } = stage(StaffChangesPage, { server, at: '/?detail=7' })
  return { user, drawer: within(await screen.findByRole('dialog', { name: '林静的角色变更' })) }
}

test('the list opens with what waits for oneself; all shows what was decided', async () => {
  const server = serverOf(change)
  const { user } = stage(StaffChangesPage, { server })
  expect(await screen.findByText('经办、签发')).toBeTruthy()
  expect(screen.getByText('待复核')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: '全部' }))
  await waitFor(() => expect(server.asked(staffChangeList).map(({ open }) => open)).toEqual([true, false]))
})

test('a confirmation says what becomes of the roles; a refusal is told in the question', async () => {
  const refused = { now: true }
  const server = serverOf(change).answer(staffChangeConfirm, () =>
    refused.now ? refuse(staffErrors.staffChangeClosed) : { state: 'confirmed' },
  )
  const { user, drawer } = await opened(server)
  await user.click(drawer.getByRole('button', { name: '复核通过' }))
  const text = await screen.findByText('林静的角色将由“经办”变更为“经办、签发”，立即生效。')
  const question = within(dialogOf(text))
  await user.click(question.getByText('复核通过'))
  expect(await question.findByText(staffErrors.staffChangeClosed.zh)).toBeTruthy()
  refused.now = false
  await user.click(question.getByText('复核通过'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.asked(staffChangeConfirm)).toEqual([{ id: '7' }, { id: '7' }])
})

test('declining asks why', async () => {
  const server = serverOf(change)
  const { user, drawer } = await opened(server)
  await user.click(drawer.getByRole('button', { name: /退\s*回/ }))
  const dialog = within(dialogOf(await screen.findByText('退回原因')))
  await user.click(dialog.getByRole('button', { name: '退回' }))
  expect(await dialog.findByText('请填写原因')).toBeTruthy()
  await user.type(dialog.getByLabelText(/退回原因/), '须双人')
  await user.click(dialog.getByRole('button', { name: /退\s*回/ }))
  await waitFor(() =>
    expect(server.asked(staffChangeEnd)).toEqual([{ id: '7', action: 'decline', reason: '须双人' }]),
  )
})

test('who proposed a change can only withdraw it', async () => {
  const { drawer } = await opened(serverOf({ ...change, actions: ['withdraw'] }))
  expect(drawer.getByRole('button', { name: /撤\s*回/ })).toBeTruthy()
  expect(drawer.queryByRole('button', { name: /复核通过|退\s*回/ })).toBeNull()
})

test('who is invited is shown with account and mobile, and the question says that the account is opened', async () => {
  const invited = { ...change, kind: 'invite', phone: '138****8000', rolesBefore: [] } as const
  const server = serverOf({ ...invited, rolesAfter: ['operator'], rolesBefore: [], actions: ['confirm'] })
  const { user } = stage(StaffChangesPage, { server, at: '/?detail=7' })
  const drawer = within(await screen.findByRole('dialog', { name: '邀请林静' }))
  expect(drawer.getByText('138****8000')).toBeTruthy()
  expect(drawer.queryByText('变更前角色')).toBeNull()
  await user.click(drawer.getByRole('button', { name: '复核通过' }))
  expect(await screen.findByText(/将为林静开通账号lin\.jing@yuanshan\.example，角色为“经办”/)).toBeTruthy()
})

test('another mobile is shown beside the old one, with who confirms it and when it lapses', async () => {
  const phone = { kind: 'phone', phone: '138****2222', phoneBefore: '139****0001' } as const
  const { user } = stage(StaffChangesPage, { server: serverOf({ ...change, ...phone }), at: '/?detail=7' })
  const drawer = within(await screen.findByRole('dialog', { name: '变更林静的手机号码' }))
  for (const text of ['139****0001', '138****2222', '2026-12-04 10:00:00', /^托管人运营人员/])
    expect(drawer.getByText(text)).toBeTruthy()
  expect(drawer.queryByText('变更后角色')).toBeNull()
  await user.click(drawer.getByRole('button', { name: '复核通过' }))
  expect(await screen.findByText(/号码将由139\*{4}0001变更为138\*{4}2222，所有登录立即退出/)).toBeTruthy()
})

test('a change that nobody decided on is shown as lapsed, with nothing to do', async () => {
  const { drawer } = await opened(serverOf({ ...change, state: 'lapsed', actions: [] }))
  expect(drawer.getByText('已失效')).toBeTruthy()
  expect(drawer.getByText('2026-12-04 10:00:00')).toBeTruthy()
  expect(drawer.queryByText('复核人')).toBeNull()
  expect(drawer.queryByRole('button', { name: /复核通过|撤\s*回/ })).toBeNull()
})

test('the page speaks both languages', () => expect(missingTexts(staffChangeTexts)).toEqual([]))
