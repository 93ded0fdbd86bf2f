import { getProductInfo } from '@iisp/product/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { revocationAsk } from '../../contract/corrections/revocations.ts'
import {
  type FeeDayDetail,
  type FeeDayLot,
  feeDayCompute,
  feeDayConfirm,
  feeDayDetail,
  feeDayEnter,
  feeDayList,
  feeDayLotList,
  feeDayRevoke,
  feeDayStop,
} from '../../contract/fee-days/fee-days.ts'
import { dialogWith } from '../test/dialog-with.ts'
import { feeDayTexts } from './fee-day-texts.ts'
import { FeeDaysPage } from './FeeDaysPage.tsx'

const entered: FeeDayDetail = {
  id: '7',
  productId: '100001',
  productCode: 'SXX001',
  productName: '远山稳健一号',
  institutionName: '远山基金',
  dueDate: '2026-11-07',
  feeDate: '2026-11-09',
  unitNav: null,
  fee: null,
  state: 'entered',
  version: 1,
  enteredBy: '季登',
  enteredAt: '2026-11-09 16:00:00',
  result: null,
  revokeBlock: null,
  asked: null,
  steps: [{ seq: 1, event: 'enter', person: '季登', reason: '', at: '2026-11-09 16:00:00' }],
  actions: ['compute', 'stop'],
}
const computed: FeeDayDetail = {
  ...entered,
  state: 'computed',
  version: 2,
  unitNav: '1.3000',
  fee: '24000.00',
  result: {
    method: 'perLot',
    takenFrom: 'shares',
    rate: '20.00%',
    unitNav: '1.3000',
    navAfter: '1.3000',
    markBefore: null,
    markAfter: null,
    totals: {
      lots: 3,
      charged: 2,
      fee: '24000.00',
      sharesOff: '18461.53',
      sharesBefore: '600000.00',
      sharesAfter: '581538.47',
    },
    digest: 'a'.repeat(64),
  },
  actions: ['compute', 'confirm', 'stop'],
}
const { result } = computed
const wholeFund: FeeDayDetail = {
  ...computed,
  fee: '200000.00',
  result: result && {
    ...result,
    method: 'wholeFund',
    takenFrom: 'nav',
    navAfter: '1.2800',
    markBefore: '1.2000',
    markAfter: '1.2800',
    totals: { ...result.totals, fee: '200000.00', sharesOff: '0.00' },
  },
}
const nothing: FeeDayDetail = {
  ...computed,
  fee: '0.00',
  result: result && { ...result, totals: { ...result.totals, charged: 0, fee: '0.00', sharesOff: '0.00' } },
}
const lot: FeeDayLot = {
  id: '71',
  investorName: '海****',
  fundAccount: 'T00000000001',
  tradingAccount: 'TA1',
  registeredOn: '2026-11-04',
  shares: '300000.00',
  markBefore: '1.0000',
  fee: '18000.00',
  sharesOff: '13846.15',
  sharesAfter: '286153.85',
  markAfter: '1.3000',
}
const pageOf = <R,>(list: R[]) => ({ list, total: list.length, pageNo: 1, pageSize: 20 })
const serving = (detail: FeeDayDetail, lots: FeeDayLot[] = []) =>
  new FakeServer()
    .answer(feeDayList, () => pageOf([detail]))
    .answer(feeDayDetail, () => detail)
    .answer(feeDayLotList, () => pageOf(lots))
    .answer(feeDayCompute, () => ({ id: '7', state: 'computed', version: 2, digest: 'a'.repeat(64) }))
    .answer(feeDayConfirm, () => ({ id: '7', state: 'confirmed', version: 3 }))
    .answer(feeDayRevoke, () => ({ id: '7', state: 'revoked', version: 4 }))
    .answer(feeDayStop, () => ({ id: '7', state: 'stopped', version: 2 }))
const opened = async (server: FakeServer) => {
  const page = stage(FeeDaysPage, { server, at: '/operations/ta-performance-fees?detail=7' })
  const drawer = within(await screen.findByRole('dialog', { name: '远山稳健一号 2026-11-09业绩报酬计提' }))
  return { ...page, drawer }
}
const answering = async (text: RegExp) => {
  const question = await screen.findByText(text)
  return within(question.closest<HTMLElement>('[role=dialog]') ?? document.body)
}

test('unfinished fee days are listed first; a fee day is computed after a question, and stopped with a reason', async () => {
  const server = serving(entered)
  const { user, drawer } = await opened(server)
  expect(server.asked(feeDayList)[0]).toMatchObject({ open: true })
  expect(await drawer.findByText('2026-11-07')).toBeTruthy()
  expect(drawer.queryByRole('button', { name: '确认计提' })).toBeNull()
  await user.click(drawer.getByRole('button', { name: /试\s*算/ }))
  const question = await answering(/按2026-11-09交易日处理后的份额/)
  await user.click(question.getByRole('button', { name: /试\s*算/ }))
  await waitFor(() => expect(server.asked(feeDayCompute)).toEqual([{ id: '7', version: 1 }]))
  await user.click(drawer.getByRole('button', { name: /终\s*止/ }))
  const why = await dialogWith(/终止原因/)
  await user.type(why.getByLabelText(/终止原因/), '净值待复核')
  await user.click(why.getByRole('button', { name: /终\s*止|确\s*定/ }))
  await waitFor(() =>
    expect(server.asked(feeDayStop)).toEqual([{ id: '7', version: 1, reason: '净值待复核' }]),
  )
})

test('a fee from shares shows lots, formula and totals, and the question names the fee before it is taken', async () => {
  const server = serving(computed, [lot])
  const { user, drawer } = await opened(server)
  const totals = within(await drawer.findByRole('region', { name: '控制合计' }))
  expect(totals.getByText('581,538.47')).toBeTruthy()
  expect(totals.getByText(/扣减份额 = 业绩报酬 ÷ 净值/)).toBeTruthy()
  const lots = within(drawer.getByRole('table', { name: '计提明细' }))
  for (const figure of ['300,000.00', '1.0000', '18,000.00', '13,846.15', '286,153.85', '1.3000'])
    expect(await lots.findByText(figure)).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: '确认计提' }))
  const question = await answering(/确认后扣减份额18,461\.53份，.*业绩报酬24,000\.00元.*须先更正或撤销/)
  await user.click(question.getByRole('button', { name: '确认计提' }))
  await waitFor(() => expect(server.asked(feeDayConfirm)).toEqual([{ id: '7', version: 2 }]))
})

test('from the NAV of the whole fund: its marks, the NAV after the fee, and that later NAVs start from there', async () => {
  const { user, drawer } = await opened(serving(wholeFund))
  expect(await drawer.findByText('整体高水位法')).toBeTruthy()
  expect(drawer.getByText('1.2000')).toBeTruthy()
  expect(drawer.getAllByText('1.2800')).toHaveLength(2)
  expect(drawer.getByText('从净值计提：2026-11-09之后的净值须按计提后净值1.2800为起点录入。')).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: '确认计提' }))
  expect(await answering(/才能撤销。之后的净值须按计提后净值1\.2800为起点录入/)).toBeTruthy()
})

test('a fee of nothing says so, in the drawer and in the question', async () => {
  const { user, drawer } = await opened(serving(nothing))
  expect(await drawer.findByText('净值未高于高水位，本次业绩报酬为0，份额和高水位不变。')).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: '确认计提' }))
  expect(await answering(/业绩报酬为0，份额和高水位不变。确认？/)).toBeTruthy()
})

const confirmed: FeeDayDetail = { ...computed, state: 'confirmed', version: 3, actions: ['ask'] }

test('the revocation of a confirmed fee day is requested with a reason, after reading its effects', async () => {
  const server = serving(confirmed).answer(revocationAsk, () => null)
  const { user, drawer } = await opened(server)
  await user.click(await drawer.findByRole('button', { name: '申请撤销' }))
  const why = await dialogWith(/撤销原因/)
  expect(why.getByText(/扣减的份额18,461\.53份退回，.*该计提日可重新录入/)).toBeTruthy()
  await user.click(why.getByRole('button', { name: '申请撤销' }))
  expect(await why.findByText('请填写原因')).toBeTruthy()
  await user.type(why.getByLabelText(/撤销原因/), '净值有误')
  await user.click(why.getByRole('button', { name: '申请撤销' }))
  await waitFor(() =>
    expect(server.asked(revocationAsk)).toEqual([
      { kind: 'fee-day', id: '7', version: 3, reason: '净值有误' },
    ]),
  )
})

test('another person revokes it, after reading the request and the effects', async () => {
  const asked = { by: '季登', reason: '净值有误', holdsMoney: false }
  const server = serving({ ...confirmed, asked, actions: ['drop', 'revoke'] })
  const { user, drawer } = await opened(server)
  expect((await drawer.findByRole('note')).textContent).toBe(
    '季登申请撤销或更正：净值有误。请核对后办理，或取消申请。',
  )
  await user.click(drawer.getByRole('button', { name: '撤销计提' }))
  const question = await answering(/扣减的份额18,461\.53份退回/)
  await user.click(question.getByRole('button', { name: '撤销计提' }))
  await waitFor(() => expect(server.asked(feeDayRevoke)).toEqual([{ id: '7', version: 3 }]))
})

test('who computed it reads that another person confirms it', async () => {
  const { drawer } = await opened(serving({ ...computed, actions: ['compute', 'stop'] }))
  expect(await drawer.findByText('该次试算由您办理，须由另一人确认。')).toBeTruthy()
})

test('the form names missing values beside its fields', async () => {
  const server = serving(entered).answer(getProductInfo, () => ({
    list: [],
    total: 0,
    pageNo: 1,
    pageSize: -1,
  }))
  const { user } = stage(FeeDaysPage, { server, at: '/operations/ta-performance-fees' })
  await user.click(await screen.findByRole('button', { name: '录入计提' }))
  const form = within(await screen.findByRole('dialog', { name: '录入业绩报酬计提' }))
  await user.click(form.getByRole('button', { name: /提\s*交/ }))
  for (const fault of ['请填写产品', '请填写计提日']) expect(await form.findByText(fault)).toBeTruthy()
  expect(server.asked(feeDayEnter)).toEqual([])
})

test('texts are complete in English', () => expect(missingTexts(feeDayTexts as never)).toEqual([]))
