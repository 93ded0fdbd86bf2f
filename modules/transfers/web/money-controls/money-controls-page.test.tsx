import { platformErrors, refuse } from '@iisp/contract'
import { type MoneyControl, moneyControlList, strongSignInSave } from '@iisp/identity/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { zhaoTuo } from '@iisp/testing/dom/people'
import { stage } from '@iisp/testing/dom/stage'
import { deskSetting, deskSettingSave } from '@iisp/transfers/contract'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { moneyControlTexts } from './money-control-texts.ts'
import { MoneyControlsPage } from './MoneyControlsPage.tsx'

const user = userEvent.setup()
const institution = (change: Partial<MoneyControl>): MoneyControl => ({
  institutionId: 'M001',
  name: '远山私募基金管理有限公司',
  kind: 'manager',
  strongSignIn: false,
  version: 3,
  changedBy: '',
  changedAt: null,
  changeable: true,
  ...change,
})
let server: FakeServer
let rows: MoneyControl[]
let isRefused: boolean

beforeEach(() => {
  isRefused = false
  rows = [
    institution({ institutionId: 'C001', name: '恒信银行', kind: 'custodian' }),
    institution({}),
    institution({ institutionId: 'M002', name: '启明资产', strongSignIn: true, version: 1 }),
  ]
  const rule = { twoPersons: true, version: 0, changedBy: '管莉', changedAt: '2026-11-20 10:00:00' }
  const written = <T,>(output: T) => (isRefused ? refuse(platformErrors.conflict) : output)
  server = new FakeServer()
    .answer(moneyControlList, () => ({ list: rows, total: rows.length, pageNo: 1, pageSize: 20 }))
    .answer(deskSetting, () => rule)
    .answer(deskSettingSave, () => written({ ...rule, twoPersons: false, version: 1 }))
    .answer(strongSignInSave, () => written(null))
})

async function show() {
  stage(MoneyControlsPage, { as: { ...zhaoTuo, instiCode: 'C001' }, server })
  await screen.findByText('恒信银行')
}
const rowOf = (name: string) => screen.getByText(name).closest('tr') as HTMLElement
const press = (name: string, action: string) =>
  user.click(within(rowOf(name)).getByRole('button', { name: action }))
const confirm = async (action: string) => {
  const dialog = screen.getByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: action }))
}

test('each institution shows whether it asks for a second factor, the own one its desk’s rule as well', async () => {
  await show()
  await waitFor(() => expect(within(rowOf('恒信银行')).getByText('2026-11-20 10:00:00 管莉')).toBeTruthy())
  expect(
    within(rowOf('恒信银行'))
      .getAllByText(/^已/)
      .map((dot) => dot.textContent),
  ).toEqual(['已关闭', '已开启'])
  expect(within(rowOf('启明资产')).getByText('已开启')).toBeTruthy()
  expect(within(rowOf('启明资产')).getByText('不适用')).toBeTruthy()
  expect(within(rowOf('启明资产')).queryByRole('button', { name: /两人/ })).toBeNull()
})

test('switching says what it means, asks why, and sends the version that was seen', async () => {
  await show()
  await press('远山私募基金管理有限公司', '开启二次验证')
  expect(await screen.findByText(/远山私募基金管理有限公司的人员办理提交、签发、付款/)).toBeTruthy()
  await confirm('开启二次验证')
  expect(await screen.findByText('请填写变更原因')).toBeTruthy()
  expect(server.asked(strongSignInSave)).toEqual([])
  await user.type(screen.getByLabelText(/变更原因/), ' 监管要求 ')
  await confirm('开启二次验证')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.asked(strongSignInSave)).toEqual([
    { institutionId: 'M001', strongSignIn: true, version: 3, reason: '监管要求' },
  ])
  expect(server.asked(moneyControlList).length).toBeGreaterThan(1)
})

test('somebody else’s switch is told in the dialog, which keeps what was typed', async () => {
  isRefused = true
  await show()
  await press('启明资产', '关闭二次验证')
  expect(await screen.findByText(/启明资产的人员仅凭登录密码即可/)).toBeTruthy()
  await user.type(screen.getByLabelText(/变更原因/), '系统维护')
  await confirm('关闭二次验证')
  expect(await screen.findByText(platformErrors.conflict.zh)).toBeTruthy()
  expect((screen.getByLabelText(/变更原因/) as HTMLTextAreaElement).value).toBe('系统维护')
})

test('the desk’s rule is switched in the row of the own institution', async () => {
  await show()
  await screen.findByRole('button', { name: '关闭两人办理' })
  await press('恒信银行', '关闭两人办理')
  expect(await screen.findByText(/同一人可以受理并付款/)).toBeTruthy()
  await user.type(screen.getByLabelText(/变更原因/), '付宽休假')
  await confirm('关闭两人办理')
  await waitFor(() =>
    expect(server.asked(deskSettingSave)).toEqual([{ twoPersons: false, version: 0, reason: '付宽休假' }]),
  )
  expect(server.asked(strongSignInSave)).toEqual([])
})

test('who may only look finds nothing to press', async () => {
  rows = rows.map((row) => ({ ...row, changeable: false }))
  await show()
  expect(screen.queryByRole('button', { name: /二次验证|两人/ })).toBeNull()
})

test('both languages say everything', () => {
  expect(missingTexts(moneyControlTexts)).toEqual([])
})
