import { refuse } from '@iisp/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Institution, institutionList, institutionPropose } from '../../contract/people/institutions.ts'
import { staffErrors } from '../../contract/people/staff-errors.ts'
import { InstitutionsPage } from './InstitutionsPage.tsx'
import { institutionTexts } from './institution-texts.ts'

const open: Institution = {
  institutionId: 'M001',
  name: '远山私募基金管理有限公司',
  nameEn: 'Yuanshan',
  kind: 'manager',
  people: 7,
  administrators: ['甲', '乙', '丙', '丁', '戊'],
  administratorCount: 6,
  state: 'open',
  closedBy: '',
  closedAt: null,
  closedReason: '',
  changePending: false,
  actions: ['close'],
}
const closed: Institution = {
  ...open,
  institutionId: 'M002',
  name: '启明资产管理有限公司',
  administrators: [],
  administratorCount: 0,
  state: 'closed',
  closedBy: '赵拓',
  closedAt: '2026-11-20 10:00:00',
  closedReason: '合同终止',
  actions: ['reopen'],
}
const waits: Institution = { ...open, institutionId: 'M003', name: '澄海', changePending: true, actions: [] }
const serverOf = () =>
  new FakeServer().answer(institutionList, () => ({
    list: [open, closed, waits],
    total: 3,
    pageNo: 1,
    pageSize: 20,
  }))
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement)

test('each institution stands with its administrators and state, and with what may be proposed', async () => {
  stage(InstitutionsPage, { server: serverOf() })
  const row = await rowOf(open.name)
  for (const text of ['甲、乙、丙、丁、戊等6人', '管理人', '正常']) expect(row.getByText(text)).toBeTruthy()
  expect(row.queryByRole('button', { name: '恢复' })).toBeNull()
  const other = await rowOf(closed.name)
  for (const text of ['--（无管理员）', '已停用']) expect(other.getByText(text)).toBeTruthy()
  const pending = await rowOf(waits.name)
  expect(pending.getByText('正常（变更待复核）')).toBeTruthy()
  expect(pending.queryByRole('button', { name: /停用|恢复/ })).toBeNull()
})

test('closing says what it means and who confirms, asks why, and keeps the reason when refused', async () => {
  const refused = { now: true }
  const server = serverOf().answer(institutionPropose, () =>
    refused.now ? refuse(staffErrors.institutionPending) : null,
  )
  const { user } = stage(InstitutionsPage, { server })
  await user.click((await rowOf(open.name)).getByRole('button', { name: '停用' }))
  const dialog = within(await screen.findByRole('dialog', { name: `停用${open.name}` }))
  expect(dialog.getByText(/另一位托管人运营人员或系统管理员在“人员变更”中复核/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '提交复核' }))
  expect(await dialog.findByText('请填写原因')).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), '合同终止')
  await user.click(dialog.getByRole('button', { name: '提交复核' }))
  expect(await dialog.findByText(staffErrors.institutionPending.zh)).toBeTruthy()
  refused.now = false
  await user.click(dialog.getByRole('button', { name: /提交复核/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.asked(institutionPropose).at(-1)).toEqual({
    institutionId: 'M001',
    action: 'close',
    reason: '合同终止',
  })
})

test('the drawer of a closed institution says who closed it, when and why', async () => {
  stage(InstitutionsPage, { server: serverOf(), at: '/?detail=M002' })
  const drawer = within(await screen.findByRole('dialog', { name: closed.name }))
  for (const text of ['赵拓', '2026-11-20 10:00:00', '合同终止']) expect(drawer.getByText(text)).toBeTruthy()
  expect(drawer.getByRole('button', { name: '查看人员' })).toBeTruthy()
})

test('the page speaks both languages', () => expect(missingTexts(institutionTexts)).toEqual([]))
