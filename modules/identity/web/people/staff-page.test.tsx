import { platformErrors, refuse } from '@iisp/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  type StaffMember,
  staffEnabledSave,
  staffInstitutions,
  staffList,
  staffResetSend,
} from '../../contract/people/staff.ts'
import {
  staffInvite,
  staffKeysPropose,
  staffPhonePropose,
  staffRolesPropose,
} from '../../contract/people/staff-changes.ts'
import { staffErrors } from '../../contract/people/staff-errors.ts'
import { StaffPage } from './StaffPage.tsx'
import { staffTexts } from './staff-texts.ts'

const lin: StaffMember = {
  id: '101',
  name: '林静',
  account: 'lin.jing@yuanshan.example',
  phone: '139****0001',
  institutionId: 'M001',
  institutionName: '远山私募基金管理有限公司',
  roles: ['operator', 'reviewer'],
  grantableRoles: ['operator', 'reviewer', 'signer', 'administrator'],
  changePending: false,
  state: 'enabled',
  stateBy: '',
  stateAt: null,
  stateReason: '',
  lastSignInAt: '2026-11-20 09:30:00',
  version: 3,
  keys: 1,
  confirmedBy: 'administrators',
  actions: ['roles', 'disable'],
}
const zhou: StaffMember = {
  ...lin,
  id: '102',
  name: '周航',
  account: 'zhou.hang@yuanshan.example',
  roles: ['reviewer'],
  state: 'disabled',
  stateBy: '顾敏',
  stateAt: '2026-11-19 10:00:00',
  stateReason: '已离职',
  lastSignInAt: null,
  actions: ['enable'],
}
const gu: StaffMember = {
  ...lin,
  id: '104',
  name: '顾敏',
  roles: ['administrator'],
  changePending: true,
  actions: [],
}
const own = {
  id: 'M001',
  name: '远山私募基金管理有限公司',
  grantableRoles: ['operator', 'reviewer', 'signer', 'administrator'],
  confirmedBy: 'custodian',
} as const
const serverOf = (
  institutions: readonly (Omit<typeof own, 'id' | 'name'> & { id: string; name: string })[] = [own],
) =>
  new FakeServer()
    .answer(staffInstitutions, () => institutions)
    .answer(staffList, () => ({ list: [lin, zhou, gu], total: 3, pageNo: 1, pageSize: 20 }))
    .answer(staffEnabledSave, () => null)
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement

test('each person stands with roles, state and last sign-in; nothing is offered that would be refused', async () => {
  stage(StaffPage, { server: serverOf() })
  const row = within(await rowOf('林静'))
  for (const text of ['经办、复核', '正常', '2026-11-20 09:30:00']) expect(row.getByText(text)).toBeTruthy()
  const left = within(await rowOf('周航'))
  for (const text of ['已停用', '--（近90天未登录）']) expect(left.getByText(text)).toBeTruthy()
  expect(left.queryByRole('button', { name: '停用' })).toBeNull()
  expect(within(await rowOf('顾敏')).queryByRole('button', { name: /停用|启用/ })).toBeNull()
  expect(within(await rowOf('顾敏')).getByText('管理员（变更待复核）')).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: '机构' })).toBeNull()
})

test('disabling says what it means, asks why, sends the version that was seen, and keeps the reason when refused', async () => {
  const refused = { now: true }
  const server = serverOf().answer(staffEnabledSave, () =>
    refused.now ? refuse(platformErrors.conflict) : null,
  )
  const { user } = stage(StaffPage, { server })
  await user.click(within(await rowOf('林静')).getByRole('button', { name: '停用' }))
  const dialog = within(await screen.findByRole('dialog', { name: '停用林静的账号' }))
  expect(dialog.getByText(/lin\.jing@yuanshan\.example的所有登录立即退出/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: /停\s*用/ }))
  expect(await dialog.findByText('请填写变更原因')).toBeTruthy()
  expect(server.asked(staffEnabledSave)).toEqual([])
  await user.type(dialog.getByRole('textbox'), '已离职')
  await user.click(dialog.getByRole('button', { name: /停\s*用/ }))
  expect(await dialog.findByText(platformErrors.conflict.zh)).toBeTruthy()
  expect((dialog.getByRole('textbox') as HTMLTextAreaElement).value).toBe('已离职')
  refused.now = false
  await user.click(dialog.getByRole('button', { name: /停\s*用/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.asked(staffEnabledSave).at(-1)).toEqual({
    id: '101',
    enabled: false,
    version: 3,
    reason: '已离职',
  })
})

test('other roles are proposed with a reason, and not when nothing has changed', async () => {
  const server = serverOf().answer(staffRolesPropose, () => null)
  const { user } = stage(StaffPage, { server })
  await user.click(within(await rowOf('林静')).getByRole('button', { name: '变更角色' }))
  const dialog = within(await screen.findByRole('dialog', { name: '变更林静的角色' }))
  await user.click(dialog.getByRole('button', { name: '提交复核' }))
  expect(await dialog.findByText('角色没有变化，请调整后提交')).toBeTruthy()
  expect(dialog.getByText('请填写变更原因')).toBeTruthy()
  await user.click(dialog.getByRole('checkbox', { name: '复核' }))
  await user.click(dialog.getByRole('checkbox', { name: '签发' }))
  await user.type(dialog.getByRole('textbox'), '沈立休假')
  await user.click(dialog.getByRole('button', { name: '提交复核' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.asked(staffRolesPropose)).toEqual([
    { id: '101', version: 3, roles: ['operator', 'signer'], reason: '沈立休假' },
  ])
})

test('another mobile is proposed with a reason, and the dialog says who will confirm it', async () => {
  const able: StaffMember = { ...lin, confirmedBy: 'custodian', actions: ['roles', 'disable', 'phone'] }
  const server = serverOf()
    .answer(staffList, () => ({ list: [able], total: 1, pageNo: 1, pageSize: 20 }))
    .answer(staffPhonePropose, () => refuse(staffErrors.phoneUnchanged))
  const { user } = stage(StaffPage, { server })
  await user.click(within(await rowOf('林静')).getByRole('button', { name: '变更手机' }))
  const dialog = within(await screen.findByRole('dialog', { name: '变更林静的手机号码' }))
  expect(dialog.getByText(/没有其他可复核的管理员，由托管人运营人员/)).toBeTruthy()
  await user.type(dialog.getByLabelText(/新手机号码/), '1381111')
  await user.click(dialog.getByRole('button', { name: '提交复核' }))
  for (const text of ['请填写11位手机号码', '请填写申请原因'])
    expect(await dialog.findByText(text)).toBeTruthy()
  await user.type(dialog.getByLabelText(/新手机号码/), '2222')
  await user.type(dialog.getByLabelText(/申请原因/), '手机遗失')
  await user.click(dialog.getByRole('button', { name: '提交复核' }))
  expect(await dialog.findByText(staffErrors.phoneUnchanged.zh)).toBeTruthy()
  expect(server.asked(staffPhonePropose)).toEqual([
    { id: '101', version: 3, phone: '13811112222', reason: '手机遗失' },
  ])
})

test.each([
  ['重置密码', '请林静重置密码', /重置密码/, staffResetSend, { id: '101', reason: '本人来电' }],
  ['移除UKey', '移除林静的UKey', /提交复核/, staffKeysPropose, { id: '101', version: 3, reason: '本人来电' }],
] as const)('%s asks for the reason and sends it', async (action, title, ok, call, input) => {
  const able: StaffMember = { ...lin, actions: ['reset', 'keys'] }
  const server = serverOf()
    .answer(staffList, () => ({ list: [able], total: 1, pageNo: 1, pageSize: 20 }))
    .answer(staffResetSend, () => null)
    .answer(staffKeysPropose, () => null)
  const { user } = stage(StaffPage, { server })
  await user.click(within(await rowOf('林静')).getByRole('button', { name: action }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await user.type(dialog.getByRole('textbox'), '本人来电')
  await user.click(dialog.getByRole('button', { name: ok }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.asked(call)).toEqual([input])
})

test('somebody new is invited; what is missing or malformed is said, and a refusal keeps what was typed', async () => {
  const server = serverOf().answer(staffInvite, () => refuse(staffErrors.accountTaken))
  const { user } = stage(StaffPage, { server })
  await user.click(await screen.findByRole('button', { name: '邀请人员' }))
  const dialog = within(await screen.findByRole('dialog', { name: '邀请人员' }))
  const send = async () => user.click(await dialog.findByRole('button', { name: '提交复核' }))
  await user.type(dialog.getByLabelText(/手机号码/), '1380013')
  await send()
  for (const text of ['请填写姓名', '请填写正确的邮箱地址', '请填写11位手机号码', '请填写邀请原因'])
    expect(await dialog.findByText(text)).toBeTruthy()
  await user.type(dialog.getByLabelText(/姓名/), '许诺')
  await user.type(dialog.getByLabelText(/账号/), 'xu.nuo@yuanshan.example')
  await user.type(dialog.getByLabelText(/手机号码/), '8000')
  await user.click(dialog.getByRole('checkbox', { name: '经办' }))
  await user.type(dialog.getByLabelText(/邀请原因/), '新入职')
  await send()
  expect(await dialog.findByText(staffErrors.accountTaken.zh)).toBeTruthy()
  expect((dialog.getByLabelText(/姓名/) as HTMLInputElement).value).toBe('许诺')
  expect(server.asked(staffInvite).at(-1)).toEqual({
    institutionId: 'M001',
    name: '许诺',
    account: 'xu.nuo@yuanshan.example',
    phone: '13800138000',
    roles: ['operator'],
    reason: '新入职',
  })
})

test('a link opens the person with who disabled the account and why', async () => {
  stage(StaffPage, { server: serverOf(), at: '/?detail=102' })
  const drawer = within(await screen.findByRole('dialog', { name: '周航' }))
  for (const text of ['顾敏', '已离职', 'M001 远山私募基金管理有限公司'])
    expect(drawer.getByText(text)).toBeTruthy()
})

test('who administers several institutions narrows the list to one', async () => {
  const server = serverOf([own, { ...own, id: 'C001', name: '汇泽基金销售有限公司' }])
  const { user, query } = stage(StaffPage, { server })
  await user.click(await screen.findByRole('combobox', { name: '机构' }))
  await user.click(await screen.findByTitle('C001 汇泽基金销售有限公司'))
  await user.click(screen.getByRole('button', { name: /查\s*询/ }))
  await waitFor(() =>
    expect(server.asked(staffList).at(-1)).toEqual({ institutionId: 'C001', pageNo: 1, pageSize: 20 }),
  )
  expect(query().get('institutionId')).toBe('C001')
})

test('the page speaks both languages', () => expect(missingTexts(staffTexts)).toEqual([]))
