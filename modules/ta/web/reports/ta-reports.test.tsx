import { FakeServer } from '@iisp/testing/dom/fake-server'
import { linJing } from '@iisp/testing/dom/people'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  type ReportRow,
  reportConfirm,
  reportDetail,
  reportList,
  reportRepublish,
} from '../../contract/reports/reports.ts'
import { reportTexts } from './report-texts.ts'
import { TaReportsPage } from './TaReportsPage.tsx'
import { dialogWith } from '../test/dialog-with.ts'

const report: ReportRow = {
  id: '7',
  productId: '100001',
  productCode: 'SXX001',
  productName: '远山稳健一号',
  kind: 'summary',
  dealingDate: '2026-11-16',
  accountingDate: '2026-11-17',
  progress: '2',
  state: '0',
  version: 1,
  decidedBy: '',
  decidedAt: null,
  reason: '',
  answer: '',
  publishedAt: '2026-11-17 18:00:00',
  actions: ['confirm', 'dispute'],
}
const figures = {
  id: '3',
  productId: '100001',
  productCode: 'SXX001',
  productName: '远山稳健一号',
  dealingDate: '2026-11-16',
  currency: 'CNY',
  subscriptionCount: 2,
  subscriptionGross: '1000000.00',
  subscriptionFees: '9900.99',
  subscriptionNet: '990099.01',
  subscriptionShares: '990099.01',
  redemptionCount: 0,
  redemptionShares: '0.00',
  redemptionGross: '0.00',
  redemptionFees: '0.00',
  redemptionNet: '0.00',
  netFlow: '990099.01',
  state: 'published' as const,
  confirmState: '0' as const,
}
const serving = (...list: ReportRow[]) =>
  new FakeServer()
    .answer(reportList, () => ({ list, total: list.length, pageNo: 1, pageSize: 20 }))
    .answer(reportDetail, () => ({ report: list[0] as ReportRow, figures }))
    .answer(reportConfirm, ({ ids }) => ({ decided: ids.length }))
    .answer(reportRepublish, () => ({ state: '0' as const }))
const drawerOf = async () => within(await screen.findByRole('dialog', { name: 'SXX001 2026-11-16 汇总' }))

test('in English the box of a row names its report in English', async () => {
  stage(TaReportsPage, { server: serving(report), at: '/transfer-agent/ta-report', locale: 'en' })
  expect(await screen.findByRole('checkbox', { name: 'Select SXX001 2026-11-16 Summary' })).toBeTruthy()
})

test('a report opens with the totals of its day and is confirmed after a question', async () => {
  const server = serving(report)
  const { user } = stage(TaReportsPage, { server, at: '/transfer-agent/ta-report?detail=7' })
  const drawer = await drawerOf()
  expect(await drawer.findByText('申购净额')).toBeTruthy()
  expect(drawer.getAllByText('990,099.01').length).toBeGreaterThan(0)
  await user.click(drawer.getByRole('button', { name: '确认' }))
  const question = await screen.findByText('确认远山稳健一号2026-11-16的汇总报表？')
  const dialog = within(question.closest('[role=dialog]') ?? document.body)
  await user.click(dialog.getByRole('button', { name: '确认' }))
  await waitFor(() => expect(server.asked(reportConfirm)).toEqual([{ ids: ['7'], result: '1', reason: '' }]))
})

test('a dispute is sent with its reason; an empty one is not', async () => {
  const server = serving(report)
  const { user } = stage(TaReportsPage, { server, at: '/transfer-agent/ta-report?detail=7' })
  await user.click((await drawerOf()).getByRole('button', { name: '提出异议' }))
  const dialog = await dialogWith(/异议的内容/)
  await user.click(dialog.getByRole('button', { name: '提出异议' }))
  expect(await dialog.findByText('请填写原因')).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), '笔数不符')
  await user.click(dialog.getByRole('button', { name: '提出异议' }))
  await waitFor(() =>
    expect(server.asked(reportConfirm)).toEqual([{ ids: ['7'], result: '2', reason: '笔数不符' }]),
  )
})

test('only the unconfirmed ones of the selected reports are confirmed', async () => {
  const server = serving(report, { ...report, id: '8', kind: 'holding', state: '1', actions: [] })
  const { user } = stage(TaReportsPage, { server, at: '/transfer-agent/ta-report' })
  const [all] = await screen.findAllByRole('checkbox')
  await user.click(all as HTMLElement)
  expect(screen.getByRole('button', { name: '批量下载 (2)' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '批量确认 (1)' }))
  const question = await screen.findByText('确认所选的1份报表？')
  const dialog = within(question.closest('[role=dialog]') ?? document.body)
  await user.click(dialog.getByRole('button', { name: '确认' }))
  await waitFor(() => expect(server.asked(reportConfirm)).toEqual([{ ids: ['7'], result: '1', reason: '' }]))
  expect(await screen.findByText('已确认1份报表')).toBeTruthy()
})

test.each(['ta-operator', 'signer'] as const)('a %s is not offered to confirm reports', async (role) => {
  stage(TaReportsPage, {
    server: serving({ ...report, actions: [] }),
    at: '/transfer-agent/ta-report',
    as: { ...linJing, roles: [role] },
  })
  await screen.findByRole('button', { name: '批量下载' })
  expect(screen.queryByRole('button', { name: /批量确认/ })).toBeNull()
})

test('the register reads why a report is disputed, answers and publishes it again', async () => {
  const disputed = {
    ...report,
    state: '2' as const,
    version: 4,
    reason: '笔数不符',
    actions: ['republish' as const],
  }
  const server = serving(disputed)
  const { user } = stage(TaReportsPage, { server, at: '/transfer-agent/ta-report?detail=7' })
  const drawer = await drawerOf()
  expect(drawer.getByText('笔数不符')).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: '答复并重新发布' }))
  const dialog = await dialogWith(/^\*?答复$/)
  await user.type(dialog.getByRole('textbox'), '核对无误')
  await user.click(dialog.getByRole('button', { name: '答复并重新发布' }))
  await waitFor(() =>
    expect(server.asked(reportRepublish)).toEqual([{ id: '7', version: 4, reason: '核对无误' }]),
  )
})

test('texts are complete in English', () => {
  expect(missingTexts(reportTexts)).toEqual([])
})
