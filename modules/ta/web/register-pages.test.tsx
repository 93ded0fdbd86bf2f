import { exportCreate, exportList } from '@iisp/files/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { getProductInfo } from '@iisp/product/contract'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  type ConfirmationRow,
  confirmationList,
  confirmationSlip,
  confirmationWorking,
} from '../contract/dealing/confirmations.ts'
import { type HoldingRow, holdingList, holdingLots } from '../contract/dealing/holdings.ts'
import { dealingSummaryList, transactionSummaryList } from '../contract/dealing/summaries.ts'
import { chartTexts } from './charts/chart-texts.ts'
import { confirmationTexts } from './confirmations/confirmation-texts.ts'
import { ConfirmationsPage } from './confirmations/ConfirmationsPage.tsx'
import { holdingTexts } from './holdings/holding-texts.ts'
import { HoldingsPage } from './holdings/HoldingsPage.tsx'
import { DealingSummaryPage } from './summaries/DealingSummaryPage.tsx'
import { summaryTexts } from './summaries/summary-texts.ts'
import { TransactionSummaryPage } from './summaries/TransactionSummaryPage.tsx'

const page = <R,>(row: R) => ({ list: [row], total: 1, pageNo: 1, pageSize: 20 })
const fund = { productId: '100001', productCode: 'SXX001', productName: '远山稳健一号' }
const confirmation: ConfirmationRow = {
  ...fund,
  id: '9',
  applicationNo: 'SQ2026111800000001',
  investorName: '海川实业有限公司',
  tradingAccount: 'TA1',
  fundAccount: 'T00000000001',
  kind: '122',
  otherProduct: '',
  applicationDate: '2026-11-17',
  dealingDate: '2026-11-18',
  confirmedOn: '2026-11-19',
  currency: 'CNY',
  unitNav: '1.2345',
  shares: '802024.31',
  grossAmount: '1000000.00',
  fee: '9900.99',
  performanceFee: '0.00',
  netAmount: '990099.01',
  refund: '0.00',
  deferredShares: '0.00',
  cancelledShares: '0.00',
  settlesOn: null,
  returnCode: '0000',
  reason: '',
  state: 'valid',
}
const holding: HoldingRow = {
  ...fund,
  key: '100001:5',
  investorName: '海川实业有限公司',
  tradingAccount: 'TA1',
  fundAccount: 'T00000000001',
  tradingAccountId: '5',
  asOf: '2026-11-18',
  shares: '802024.31',
  frozen: '0.00',
  unitNav: '1.2345',
  marketValue: '990099.01',
  cost: '1000000.00',
  unrealised: '-9900.99',
  percent: '12.50',
  dividendMethod: '1',
  since: '2026-11-19',
}

test('a confirmation opens with its figures, the steps of its calculation and the lots', async () => {
  const server = new FakeServer()
    .answer(confirmationList, () => page(confirmation))
    .answer(confirmationWorking, () => ({
      steps: [
        {
          what: 'net' as const,
          lot: null,
          formula: 'amount / (1 + feeRate)',
          inputs: [{ name: 'amount', value: '1000000.00' }],
          rounding: 'half-up' as const,
          result: '990099.01',
        },
      ],
      lots: [],
      lotCount: 0,
    }))
  stage(ConfirmationsPage, { server, at: '/transfer-agent/transaction-confirmation?detail=9' })
  const drawer = within(await screen.findByRole('dialog', { name: '交易确认 9' }))
  expect(drawer.getByText('802,024.31')).toBeTruthy()
  expect(
    await drawer.findByText(
      '净额 = 申请金额 ÷ (1 + 适用费率) = 990,099.01（申请金额 1,000,000.00，四舍五入）',
    ),
  ).toBeTruthy()
  expect(drawer.getByText('未使用份额明细')).toBeTruthy()
})

test('a confirmation with very many lots shows the first lots and exports all of them', async () => {
  const lot = (at: number) => ({
    lotId: String(5000 + at),
    registeredOn: '2020-01-02',
    shares: '10.00',
    days: 100,
    fee: '0.00',
    performanceFee: '0.00',
  })
  const server = new FakeServer()
    .answer(confirmationList, () => page(confirmation))
    .answer(confirmationWorking, () => ({
      steps: [],
      lots: Array.from({ length: 100 }, (_, at) => lot(at)),
      lotCount: 20_000,
    }))
    .answer(exportCreate, () => ({ id: '3'.repeat(32) }))
    .answer(exportList, () => ({ list: [], total: 0, pageNo: 1, pageSize: 20 }))
  const { user } = stage(ConfirmationsPage, {
    server,
    at: '/transfer-agent/transaction-confirmation?detail=9',
  })
  const drawer = within(await screen.findByRole('dialog', { name: '交易确认 9' }))
  expect(
    await drawer.findByText(
      '共使用20,000笔份额明细，此处为前100笔及其计算过程；全部明细见确认单或导出的表格',
    ),
  ).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: /导出/ }))
  await user.click(await screen.findByRole('menuitem', { name: /Excel/ }))
  await waitFor(() =>
    expect(server.asked(exportCreate)).toMatchObject([{ source: 'ta.used-lots', filters: { id: '9' } }]),
  )
})

test('the slip of a confirmation is saved from its details', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:slip', revokeObjectURL: () => undefined })
  const server = new FakeServer()
    .answer(confirmationList, () => page(confirmation))
    .answer(confirmationWorking, () => ({ steps: [], lots: [], lotCount: 0 }))
    .answer(confirmationSlip, () => new Response('%PDF'))
  const { user } = stage(ConfirmationsPage, {
    server,
    at: '/transfer-agent/transaction-confirmation?detail=9',
  })
  const drawer = within(await screen.findByRole('dialog', { name: '交易确认 9' }))
  await user.click(drawer.getByRole('button', { name: '下载确认单' }))
  await waitFor(() => expect(server.asked(confirmationSlip)).toEqual([{ id: '9' }]))
  expect(await screen.findByText('下载成功')).toBeTruthy()
})

test('confirmations are searched by kind and day', async () => {
  const server = new FakeServer().answer(confirmationList, () => page(confirmation))
  stage(ConfirmationsPage, {
    server,
    at: '/transfer-agent/transaction-confirmation?kind=122&startDate=2026-11-01&endDate=2026-11-30',
  })
  expect(await screen.findByText('海川实业有限公司')).toBeTruthy()
  await waitFor(() => expect(server.asked(confirmationList).at(-1)).toMatchObject({ kind: '122' }))
})

test('a holding opens with its lots', async () => {
  const server = new FakeServer()
    .answer(holdingList, () => page(holding))
    .answer(holdingLots, () => ({
      lots: [
        {
          id: '31',
          source: '1',
          registeredOn: '2026-11-19',
          lockedUntil: '2027-02-19',
          sharesInitial: '802024.31',
          shares: '802024.31',
          cost: '1000000.00',
          mark: '1.2345',
        },
      ],
    }))
  stage(HoldingsPage, { server, at: '/transfer-agent/investor-holding?detail=100001%3A5' })
  const drawer = within(await screen.findByRole('dialog', { name: '海川实业有限公司 远山稳健一号' }))
  expect(await drawer.findByText('2027-02-19')).toBeTruthy()
  expect(server.asked(holdingLots)).toEqual([{ productId: '100001', tradingAccountId: '5' }])
})

test('the holders of the first fund are shown as a chart, with the same figures as a table', async () => {
  const server = new FakeServer()
    .answer(holdingList, () => page(holding))
    .answer(getProductInfo, () => ({ list: [], total: 0, pageNo: 1, pageSize: 20 }))
  const { user } = stage(HoldingsPage, { server, at: '/transfer-agent/investor-holding' })
  await screen.findByText('海川实业有限公司')
  await user.click(screen.getByRole('button', { name: '图表' }))
  const chart = within(await screen.findByRole('figure', { name: '投资者持仓分布' }))
  expect(chart.getByText('份额最多的1个账户，共1个')).toBeTruthy()
  expect(server.asked(holdingList).at(-1)).toMatchObject({ productId: '100001' })
  await user.click(chart.getByRole('button', { name: /表格/ }))
  expect(await chart.findByText('802,024.31')).toBeTruthy()
})

test('the summaries show a fund by open day and by month', async () => {
  const zeros = {
    redemptionCount: 0,
    redemptionShares: '0.00',
    redemptionGross: '0.00',
    redemptionFees: '0.00',
    redemptionNet: '0.00',
  }
  const server = new FakeServer()
    .answer(dealingSummaryList, () =>
      page({
        ...fund,
        ...zeros,
        id: '7',
        dealingDate: '2026-11-18',
        currency: 'CNY',
        subscriptionCount: 1,
        subscriptionGross: '1000000.00',
        subscriptionFees: '9900.99',
        subscriptionNet: '990099.01',
        subscriptionShares: '802024.31',
        netFlow: '990099.01',
        state: 'published' as const,
        confirmState: '1' as const,
      }),
    )
    .answer(transactionSummaryList, () =>
      page({
        ...fund,
        key: 'a',
        period: '2026-11',
        kind: '122' as const,
        count: 1,
        openingShares: '0.00',
        shares: '802024.31',
        grossAmount: '1000000.00',
        fees: '9900.99',
        netAmount: '990099.01',
        closingShares: '802024.31',
      }),
    )
  const first = stage(DealingSummaryPage, { server, at: '/transfer-agent/dealing-summary' })
  expect(await screen.findByText('2026-11-18')).toBeTruthy()
  first.unmount()
  stage(TransactionSummaryPage, { server, at: '/transfer-agent/transaction-summary' })
  expect(await screen.findByText('2026-11')).toBeTruthy()
})

test.each([chartTexts, confirmationTexts, holdingTexts, summaryTexts])(
  'texts are complete in English (%#)',
  (texts) => expect(missingTexts(texts as never)).toEqual([]),
)
