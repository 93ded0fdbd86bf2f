import { Refusal } from '@iisp/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { revocationAsk } from '../../contract/corrections/revocations.ts'
import { runConfirmationList } from '../../contract/dealing/confirmations.ts'
import { type DealingDay, dealingDayList } from '../../contract/dealing/dealing-days.ts'
import {
  type RunDetail,
  runCompute,
  runConfirm,
  runCorrect,
  runDecide,
  runDetail,
  runStart,
} from '../../contract/dealing/runs.ts'
import { taErrors } from '../../contract/errors.ts'
import { dealingTexts } from './dealing-texts.ts'
import { DealingPage } from './DealingPage.tsx'
import { dialogWith } from '../test/dialog-with.ts'

const waiting: DealingDay = {
  key: '100001:2026-11-18',
  productId: '100001',
  productCode: 'SXX001',
  productName: '远山稳健一号',
  institutionName: '远山基金',
  dealingDate: '2026-11-18',
  cutOffReached: true,
  waiting: 3,
  waitingAmount: '3000000.00',
  awaits: '',
  waitingShares: '500000.00',
  navState: 'confirmed',
  unitNav: '1.2345',
  runId: null,
  runState: null,
  runVersion: null,
  runCount: 0,
  actions: ['start'],
}
const run: RunDetail = {
  id: '7',
  productId: '100001',
  productCode: 'SXX001',
  productName: '远山稳健一号',
  dealingDate: '2026-11-18',
  state: 'frozen',
  version: 1,
  unitNav: null,
  applicationCount: 3,
  subscriptionAmount: '3000000.00',
  redemptionShares: '500000.00',
  sharesBefore: null,
  sharesAfter: null,
  totals: [],
  digest: null,
  decision: null,
  large: null,
  confirmedOn: null,
  corrects: null,
  correctedBy: null,
  asked: null,
  steps: [
    { seq: 1, event: 'start', toState: 'frozen', person: '季登', reason: '', at: '2026-11-18 15:01:00' },
  ],
  actions: ['compute', 'stop'],
}
const moved = (state: RunDetail['state'], version = 2) => ({ id: '7', state, version })
const serving = (day: DealingDay, detail: RunDetail = run) =>
  new FakeServer()
    .answer(dealingDayList, () => ({ list: [day], total: 1, pageNo: 1, pageSize: 20 }))
    .answer(runDetail, () => detail)
    .answer(runConfirmationList, () => ({ list: [], total: 0, pageNo: 1, pageSize: 20 }))
    .answer(runStart, () => moved('frozen', 1))
    .answer(runDecide, () => moved('approved'))
    .answer(runConfirm, () => moved('confirmed'))
const opened = async (server: FakeServer) => {
  const page = stage(DealingPage, { server, at: '/operations/ta-dealing?detail=100001%3A2026-11-18' })
  const drawer = within(await screen.findByRole('dialog', { name: '远山稳健一号 2026-11-18' }))
  return { ...page, drawer }
}
const dayOf = (detail: RunDetail): DealingDay => ({
  ...waiting,
  runId: detail.id,
  runState: detail.state,
  runVersion: detail.version,
  runCount: 3,
  actions: detail.actions,
})

test('the list of a day is frozen after a question that says how many applications there are', async () => {
  const server = serving(waiting)
  const { user, drawer } = await opened(server)
  expect(server.asked(dealingDayList)[0]).toMatchObject({ open: true })
  await user.click(drawer.getByRole('button', { name: '截单' }))
  const question = await screen.findByText(/对远山稳健一号（SXX001）2026-11-18的3笔申请截单/)
  await user.click(
    within(question.closest('[role=dialog]') ?? document.body).getByRole('button', { name: '截单' }),
  )
  await waitFor(() =>
    expect(server.asked(runStart)).toEqual([{ productId: '100001', dealingDate: '2026-11-18' }]),
  )
})

test('a fund that another one is converted into says which has to be dealt first, and freezes no list before', async () => {
  const { drawer } = await opened(serving({ ...waiting, waiting: 0, awaits: 'SXB002', actions: [] }))
  expect(
    await drawer.findByText(
      '有份额自产品SXB002转换转入本产品，须先确认产品SXB002当日的交易日处理，然后截单。',
    ),
  ).toBeTruthy()
  expect(screen.getAllByText('待产品SXB002先处理').length).toBeGreaterThan(0)
  expect(drawer.queryByRole('button', { name: '截单' })).toBeNull()
})

test('a large redemption that is not decided is said in the form, and computed with the decision', async () => {
  const server = serving(dayOf(run)).answer(runCompute, ({ decision }) => {
    if (decision === null) throw new Refusal(taErrors.largeUndecided, { least: '10000000.00' })
    return { ...moved('computed'), digest: 'a'.repeat(64) }
  })
  const { user, drawer } = await opened(server)
  await user.click(await drawer.findByRole('button', { name: '试算' }))
  const form = await dialogWith('指定接受份额')
  await user.click(form.getByRole('button', { name: /试\s*算$/ }))
  expect(await form.findByText(/当日构成巨额赎回/)).toBeTruthy()
  await user.click(form.getByText('指定接受份额'))
  await user.type(form.getByLabelText(/接受份额/, { selector: 'input[type=text]' }), '12000000')
  await user.click(form.getByRole('button', { name: /试\s*算$/ }))
  await waitFor(() =>
    expect(server.asked(runCompute).at(-1)).toEqual({
      id: '7',
      version: 1,
      decision: { accept: 'shares', shares: '12000000.00' },
    }),
  )
})

test('who computed a run reads that another person approves it; results and totals are shown', async () => {
  const computed: RunDetail = {
    ...run,
    state: 'computed',
    version: 2,
    unitNav: '1.2345',
    sharesBefore: '10000000.00',
    sharesAfter: '11930121.51',
    totals: [{ name: 'paidIn', value: '3000000.00' }],
    digest: 'a'.repeat(64),
    actions: ['compute', 'return', 'stop'],
  }
  const { drawer } = await opened(serving(dayOf(computed), computed))
  expect(await drawer.findByText('该次试算由您办理，须由另一人复核。')).toBeTruthy()
  expect(drawer.queryByRole('button', { name: '复核通过' })).toBeNull()
  expect(drawer.getByText('11,930,121.51')).toBeTruthy()
  expect(drawer.getByText('实缴金额')).toBeTruthy()
})

test('the question before a confirmation describes its effects; stopping asks for a reason', async () => {
  const approved: RunDetail = {
    ...run,
    state: 'approved',
    version: 3,
    actions: ['return', 'stop', 'confirm'],
  }
  const server = serving(dayOf(approved), approved)
  const { user, drawer } = await opened(server)
  await user.click(await drawer.findByRole('button', { name: '确认入账' }))
  const question = await screen.findByText(/由募集户划入托管户/)
  await user.click(
    within(question.closest('[role=dialog]') ?? document.body).getByRole('button', { name: '确认入账' }),
  )
  await waitFor(() => expect(server.asked(runConfirm)).toEqual([{ id: '7', version: 3 }]))
  await user.click(drawer.getByRole('button', { name: '终止' }))
  const why = await dialogWith(/终止原因/)
  await user.type(why.getByLabelText(/终止原因/), '名单有误')
  await user.click(why.getByRole('button', { name: /终\s*止|确\s*定/ }))
  await waitFor(() =>
    expect(server.asked(runDecide)).toEqual([{ id: '7', version: 3, action: 'stop', reason: '名单有误' }]),
  )
})

test('a correction is asked for with a reason; somebody else does it after a question', async () => {
  const published: RunDetail = { ...run, state: 'published', version: 5, actions: ['ask'] }
  const server = serving(dayOf(published), published).answer(revocationAsk, () => null)
  const first = await opened(server)
  await first.user.click(await first.drawer.findByRole('button', { name: '申请更正' }))
  const why = await dialogWith(/更正原因/)
  await first.user.type(why.getByLabelText(/更正原因/), '净值有误')
  await first.user.click(why.getByRole('button', { name: '申请更正' }))
  await waitFor(() =>
    expect(server.asked(revocationAsk)).toEqual([{ kind: 'run', id: '7', version: 5, reason: '净值有误' }]),
  )
  first.unmount()

  const asked: RunDetail = {
    ...published,
    asked: { by: '季登', reason: '净值有误', holdsMoney: true },
    actions: ['drop', 'correct'],
  }
  const next = serving(dayOf(asked), asked).answer(runCorrect, () => ({
    id: '8',
    state: 'frozen',
    version: 1,
  }))
  const { user, drawer } = await opened(next)
  expect((await drawer.findByRole('note')).textContent).toContain('季登申请撤销或更正：净值有误')
  await user.click(drawer.getByRole('button', { name: '更正' }))
  const question = await screen.findByText(/确认结果从份额登记中收回/)
  await user.click(
    within(question.closest('[role=dialog]') ?? document.body).getByRole('button', { name: /更\s*正/ }),
  )
  await waitFor(() => expect(next.asked(runCorrect)).toEqual([{ id: '7', version: 5 }]))
})

test('texts are complete in English', () => expect(missingTexts(dealingTexts as never)).toEqual([]))
