import { getProductInfo } from '@iisp/product/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { revocationAsk, revocationDrop } from '../../contract/corrections/revocations.ts'
import {
  type DividendDetail,
  type DividendHolder,
  dividendConfirm,
  dividendDecide,
  dividendDetail,
  dividendDifferences,
  dividendEnter,
  dividendHolderList,
  dividendList,
  dividendRevoke,
} from '../../contract/dividends/dividends.ts'
import { dialogWith } from '../test/dialog-with.ts'
import { dividendTexts } from './dividend-texts.ts'
import { DividendsPage } from './DividendsPage.tsx'

const entered: DividendDetail = {
  id: '7',
  productId: '100001',
  productCode: 'SXX001',
  productName: '远山稳健一号',
  institutionName: '远山基金',
  recordDate: '2026-11-10',
  exDate: '2026-11-11',
  paymentDate: '2026-11-13',
  perShare: '0.1000',
  state: 'entered',
  version: 1,
  enteredBy: '季登',
  enteredAt: '2026-11-09 10:00:00',
  realisedProfit: '12000000.00',
  cumNav: null,
  exNav: null,
  totals: null,
  digest: null,
  revokeBlock: null,
  asked: null,
  corrects: null,
  steps: [{ seq: 1, event: 'enter', person: '季登', reason: '', at: '2026-11-09 10:00:00' }],
  actions: ['stop'],
}
const computed: DividendDetail = {
  ...entered,
  state: 'computed',
  version: 3,
  cumNav: '1.2345',
  exNav: '1.1345',
  totals: {
    accounts: 2,
    shares: '1000000.00',
    gross: '100000.00',
    performanceFee: '0.00',
    cash: '50000.00',
    reinvested: '50000.00',
    newShares: '44072.28',
    sharesBefore: '1000000.00',
    sharesAfter: '1044072.28',
  },
  digest: 'a'.repeat(64),
  actions: ['compute', 'confirm', 'stop'],
}
const holder: DividendHolder = {
  id: '71',
  investorName: '张*',
  fundAccount: 'T00000000001',
  tradingAccount: 'TA1',
  shares: '500000.00',
  method: 'reinvest',
  gross: '50000.00',
  performanceFee: '0.00',
  net: '50000.00',
  newShares: '44072.28',
}
const pageOf = <R,>(list: R[]) => ({ list, total: list.length, pageNo: 1, pageSize: 20 })
const serving = (detail: DividendDetail, holders: DividendHolder[] = []) =>
  new FakeServer()
    .answer(dividendList, () => pageOf([detail]))
    .answer(dividendDetail, () => detail)
    .answer(dividendHolderList, () => pageOf(holders))
    .answer(dividendDecide, () => ({ id: '7', state: 'stopped', version: 2 }))
const opened = async (server: FakeServer) => {
  const page = stage(DividendsPage, { server, at: '/operations/ta-dividends?detail=7' })
  const drawer = within(await screen.findByRole('dialog', { name: '远山稳健一号 2026-11-11分红' }))
  return { ...page, drawer }
}
const answering = async (text: RegExp) => {
  const question = await screen.findByText(text)
  return within(question.closest<HTMLElement>('[role=dialog]') ?? document.body)
}

test('where nothing waits, the empty list leads to all dividends', async () => {
  const server = serving(entered).answer(dividendList, ({ open }) => pageOf(open ? [] : [entered]))
  const { user } = stage(DividendsPage, { server, at: '/operations/ta-dividends' })
  await user.click(await screen.findByRole('button', { name: '查看“全部”' }))
  expect(await screen.findByText('远山稳健一号')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '查看“全部”' })).toBeNull()
})

test('unfinished dividends are listed first; the author reads that another person approves it, and may stop it with a reason', async () => {
  const server = serving(entered)
  const { user, drawer } = await opened(server)
  expect(server.asked(dividendList)[0]).toMatchObject({ open: true })
  expect(await drawer.findByText('该方案由您录入，须由另一人复核。')).toBeTruthy()
  expect(drawer.queryByRole('button', { name: '复核通过' })).toBeNull()
  await user.click(drawer.getByRole('button', { name: /终\s*止/ }))
  const why = await dialogWith(/终止原因/)
  await user.type(why.getByLabelText(/终止原因/), '改日分红')
  await user.click(why.getByRole('button', { name: /终\s*止|确\s*定/ }))
  await waitFor(() =>
    expect(server.asked(dividendDecide)).toEqual([
      { id: '7', version: 1, action: 'stop', reason: '改日分红' },
    ]),
  )
})

test('holders and control totals are shown, and the question before a confirmation describes its effects', async () => {
  const server = serving(computed, [holder]).answer(dividendConfirm, () => ({
    id: '7',
    state: 'confirmed',
    version: 4,
  }))
  const { user, drawer } = await opened(server)
  const totals = within(await drawer.findByRole('region', { name: '控制合计' }))
  expect(totals.getByText('1,044,072.28')).toBeTruthy()
  const holders = within(drawer.getByRole('table', { name: '分红明细' }))
  expect(await holders.findByText('红利再投资')).toBeTruthy()
  expect(holders.getByText('44,072.28')).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: '确认分红' }))
  const question = await answering(/现金红利于发放日划付。此后如须撤销/)
  await user.click(question.getByRole('button', { name: '确认分红' }))
  await waitFor(() => expect(server.asked(dividendConfirm)).toEqual([{ id: '7', version: 3 }]))
})

const confirmed: DividendDetail = { ...computed, state: 'confirmed', version: 4, actions: ['ask'] }

test('the revocation of a confirmed dividend is requested with a reason, after reading its effects', async () => {
  const server = serving(confirmed).answer(revocationAsk, () => null)
  const { user, drawer } = await opened(server)
  await user.click(await drawer.findByRole('button', { name: '申请撤销' }))
  const why = await dialogWith(/撤销原因/)
  expect(why.getByText(/现金红利50,000\.00元不再划付，再投资份额44,072\.28份收回/)).toBeTruthy()
  await user.click(why.getByRole('button', { name: '申请撤销' }))
  expect(await why.findByText('请填写原因')).toBeTruthy()
  await user.type(why.getByLabelText(/撤销原因/), '每份金额有误')
  await user.click(why.getByRole('button', { name: '申请撤销' }))
  await waitFor(() =>
    expect(server.asked(revocationAsk)).toEqual([
      { kind: 'dividend', id: '7', version: 4, reason: '每份金额有误' },
    ]),
  )
})

const asked = { by: '季登', reason: '每份金额有误', holdsMoney: true }

test('who asked reads that somebody else does it, and may let it be', async () => {
  const server = serving({ ...confirmed, asked, actions: ['drop'] }).answer(revocationDrop, () => null)
  const { user, drawer } = await opened(server)
  expect((await drawer.findByRole('note')).textContent).toBe(
    '季登申请撤销或更正：每份金额有误。须由申请人以外的人员办理。 在此之前，相关款项暂不支付。',
  )
  expect(drawer.queryByRole('button', { name: '撤销分红' })).toBeNull()
  await user.click(drawer.getByRole('button', { name: '取消申请' }))
  const question = await answering(/取消该申请？/)
  await user.click(question.getByRole('button', { name: /确\s*定/ }))
  await waitFor(() =>
    expect(server.asked(revocationDrop)).toEqual([{ kind: 'dividend', id: '7', version: 4 }]),
  )
})

test('another person revokes it, after reading the effects', async () => {
  const server = serving({ ...confirmed, asked, actions: ['drop', 'revoke'] }).answer(dividendRevoke, () => ({
    id: '7',
    state: 'revoked',
    version: 5,
  }))
  const { user, drawer } = await opened(server)
  expect((await drawer.findByRole('note')).textContent).toContain('请核对后办理')
  await user.click(drawer.getByRole('button', { name: '撤销分红' }))
  const question = await answering(/现金红利50,000\.00元不再划付/)
  await user.click(question.getByRole('button', { name: '撤销分红' }))
  await waitFor(() => expect(server.asked(dividendRevoke)).toEqual([{ id: '7', version: 4 }]))
})

test('the case that blocks a revocation is named in place of the button', async () => {
  const revokeBlock = '请先撤销权益登记日为2026-11-17的分红'
  const { drawer } = await opened(serving({ ...confirmed, actions: [], revokeBlock }))
  expect(await drawer.findByText(revokeBlock)).toBeTruthy()
  expect(drawer.queryByRole('button', { name: '撤销分红' })).toBeNull()
})

test('a revoked dividend is corrected: the new plan starts with its values, and the fund stays', async () => {
  const server = serving({ ...confirmed, state: 'revoked', version: 5, actions: ['correct'] })
    .answer(getProductInfo, () => ({ list: [], total: 0, pageNo: 1, pageSize: -1 }))
    .answer(dividendEnter, () => ({ id: '8' }))
  const { user, drawer } = await opened(server)
  await user.click(await drawer.findByRole('button', { name: '录入更正方案' }))
  const form = await dialogWith(/可分配已实现收益/)
  const perShare = form.getByLabelText(/每份分红/)
  await user.clear(perShare)
  await user.type(perShare, '0.05')
  await user.click(form.getByRole('button', { name: '提交复核' }))
  await waitFor(() =>
    expect(server.asked(dividendEnter)).toEqual([
      {
        productId: '100001',
        recordDate: '2026-11-10',
        exDate: '2026-11-11',
        paymentDate: '2026-11-13',
        perShare: '0.05',
        realisedProfit: '12000000.00',
        corrects: '7',
      },
    ]),
  )
})

test('a correction shows its changes for each account', async () => {
  const server = serving({ ...computed, corrects: '6' }, [holder]).answer(dividendDifferences, () => ({
    list: [
      {
        investorName: '张*',
        tradingAccount: 'TA1',
        netBefore: '46550.00',
        netAfter: '21550.00',
        newSharesBefore: '0.00',
        newSharesAfter: null,
      },
    ],
    more: false,
  }))
  const { drawer } = await opened(server)
  const table = within(await drawer.findByRole('table', { name: '与更正前的差异' }))
  expect(await table.findByText('46,550.00')).toBeTruthy()
  expect(table.getByText('21,550.00')).toBeTruthy()
  expect(server.asked(dividendDifferences)).toEqual([{ id: '7' }])
})

test('who computed it reads that another person confirms it', async () => {
  const { drawer } = await opened(serving({ ...computed, actions: ['compute', 'stop'] }))
  expect(await drawer.findByText('该次试算由您办理，须由另一人确认。')).toBeTruthy()
})

test('the form names faults beside its fields, in the order of the days', async () => {
  const server = serving(entered).answer(getProductInfo, () => ({
    list: [],
    total: 0,
    pageNo: 1,
    pageSize: -1,
  }))
  const { user } = stage(DividendsPage, { server, at: '/operations/ta-dividends' })
  await user.click(await screen.findByRole('button', { name: '录入分红' }))
  const form = await dialogWith(/可分配已实现收益/)
  for (const [label, value] of [
    [/权益登记日/, '2026-11-10'],
    [/除息日/, '2026-11-09'],
    [/发放日/, '2026-11-08'],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- one field after the other
    await user.type(form.getByLabelText(label), `${value}{Enter}`)
  await user.type(form.getByLabelText(/每份分红/), '0.000')
  await user.click(form.getByRole('button', { name: '提交复核' }))
  for (const fault of [
    '请填写产品',
    '不得早于权益登记日',
    '不得早于除息日',
    '请填写大于0的金额，至多8位小数，如 0.1000',
    '请填写可分配已实现收益',
  ])
    expect(await form.findByText(fault)).toBeTruthy()
  expect(server.asked(dividendEnter)).toEqual([])
})

test('texts are complete in English', () => expect(missingTexts(dividendTexts as never)).toEqual([]))
