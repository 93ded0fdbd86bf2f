import { refuse } from '@iisp/contract'
import { getProductInfo } from '@iisp/product/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultTerms } from '../../contract/terms/default-terms.ts'
import {
  type TemporaryOpeningRow,
  temporaryOpeningAdd,
  temporaryOpeningCancel,
  temporaryOpeningList,
} from '../../contract/terms/temporary-openings.ts'
import * as calls from '../../contract/terms/terms-desk.ts'
import { termsErrors } from '../../contract/terms/terms-errors.ts'
import { jiDeng, pageOf } from '../test/samples.ts'
import { openingTexts } from './openings/opening-texts.ts'
import { termsTexts } from './terms-texts.ts'
import { TermsDeskPage } from './TermsDeskPage.tsx'

const row: calls.TermsRow = {
  id: '7',
  productId: '1001',
  productCode: 'SXA001',
  productName: '远山稳健一号',
  institutionName: '远山私募基金管理有限公司',
  effectiveFrom: '2026-12-01',
  state: 'entered',
  version: 1,
  inForce: false,
  enteredBy: '季登',
  enteredAt: '2026-11-19 09:00:00',
  decidedBy: '',
  decidedAt: null,
  reason: '',
  actions: ['approve', 'refuse'],
}
const before = { effectiveFrom: '2024-01-01', terms: defaultTerms }
const full = (more: Partial<calls.TermsFull> = {}): calls.TermsFull => ({
  ...row,
  terms: { ...defaultTerms, lockUp: { kind: 'none' }, shareRounding: 'truncate' },
  before,
  ...more,
})
const serving = (terms = full()) =>
  new FakeServer()
    .answer(calls.termsList, () => pageOf({ ...row, actions: terms.actions, state: terms.state }))
    .answer(calls.termsDetail, () => terms)
    .answer(calls.termsOfDay, () => ({ version: before }))
    .answer(getProductInfo, () => ({ list: [], total: 0, pageNo: 1, pageSize: -1 }))
    .answer(calls.termsDecide, () => ({ state: 'approved' as const }))
    .answer(calls.termsChange, () => ({ state: 'entered' as const }))
const show = (server: FakeServer, query = '') =>
  stage(TermsDeskPage, { as: jiDeng, server, at: `/operations/ta-terms${query}` })
const drawer = async () => within(await screen.findByRole('dialog', { name: '远山稳健一号 2026-12-01起' }))

test('the second person reads the differences from the previous terms, and approves after a question', async () => {
  const server = serving()
  const { user } = show(server, '?detail=7')
  const opened = await drawer()
  const differences = within(
    await opened.findByRole('region', { name: '与前一版条款（2024-01-01起）的差异' }),
  )
  expect(differences.getByText('四舍五入 → 截位')).toBeTruthy()
  expect(differences.getByText('3个月，期内不得赎回 → 不设')).toBeTruthy()
  expect(server.asked(calls.termsList)[0]).toMatchObject({ open: true })
  await user.click(opened.getByRole('button', { name: '复核通过' }))
  await screen.findByText('复核通过远山稳健一号自2026-12-01起的条款？共2项变化。')
  await user.click(screen.getAllByRole('button', { name: '复核通过' }).at(-1) ?? document.body)
  await waitFor(() =>
    expect(server.asked(calls.termsDecide)).toEqual([{ id: '7', version: 1, action: 'approve' }]),
  )
})

test('terms are returned with a reason', async () => {
  const server = serving().answer(calls.termsDecide, () => ({ state: 'refused' as const }))
  const { user } = show(server, '?detail=7')
  await user.click(await (await drawer()).findByRole('button', { name: '退回' }))
  await user.type(await screen.findByRole('textbox', { name: /退回原因/ }), '费率与合同不符')
  await user.click(screen.getAllByRole('button', { name: '退回' }).at(-1) ?? document.body)
  await waitFor(() =>
    expect(server.asked(calls.termsDecide)).toMatchObject([{ action: 'refuse', reason: '费率与合同不符' }]),
  )
})

test('the author changes returned terms: contradictions stand beside their fields', async () => {
  const own = full({
    state: 'refused',
    version: 2,
    reason: '费率与合同不符',
    actions: ['withdraw', 'change'],
  })
  const server = serving(own)
  const { user } = show(server, '?detail=7')
  const opened = await drawer()
  expect(await opened.findByText('该条款已退回，请修改后重新提交，或撤回。')).toBeTruthy()
  await user.click(opened.getByRole('button', { name: '修改' }))
  const form = within(await screen.findByRole('dialog', { name: '修改产品条款' }))
  const further = await form.findByLabelText(/追加起点/)
  await user.clear(further)
  await user.type(further, '2000000')
  await user.click(form.getByRole('button', { name: '提交复核' }))
  expect(await form.findByText('追加起点不得高于首次起点')).toBeTruthy()
  expect(server.asked(calls.termsChange)).toEqual([])
  await user.clear(further)
  await user.type(further, '50000')
  await user.click(form.getByRole('button', { name: '提交复核' }))
  await waitFor(() =>
    expect(server.asked(calls.termsChange)).toMatchObject([
      { version: 2, terms: { minimumSubscription: { further: '50000.00' } } },
    ]),
  )
})

test('a tier is added and removed, and a rate is entered in per cent', async () => {
  const own = full({ actions: ['withdraw', 'change'] })
  const server = serving(own)
  const { user } = show(server, '?detail=7')
  await user.click(await (await drawer()).findByRole('button', { name: '修改' }))
  const form = within(await screen.findByRole('dialog', { name: '修改产品条款' }))
  const section = within(await form.findByRole('region', { name: '认申购费' }))
  await user.click(section.getByRole('button', { name: '增加费率分档' }))
  const tier = within(section.getByRole('group', { name: '费率分档 2' }))
  await user.click(form.getByRole('button', { name: '提交复核' }))
  expect((await tier.findAllByText('请填写此项')).length).toBe(2)
  await user.type(tier.getByLabelText(/金额（含）起/), '5000000')
  await user.type(tier.getByLabelText(/^\*?费率$/), '0.6')
  await user.click(form.getByRole('button', { name: '提交复核' }))
  await waitFor(() => expect(server.asked(calls.termsChange)).toHaveLength(1))
  const [sent] = server.asked(calls.termsChange)
  expect(sent).toMatchObject({ id: '7', version: 1, effectiveFrom: '2026-12-01' })
  expect(sent?.terms.subscription.scale).toEqual([
    { from: '0.00', kind: 'rate', rate: '0.0000' },
    { from: '5000000.00', kind: 'rate', rate: '0.0060' },
  ])
})

test('the mark of the whole fund is not charged at dividends: the form does not offer it', async () => {
  const server = serving(full({ actions: ['withdraw', 'change'] }))
  const { user } = show(server, '?detail=7')
  await user.click(await (await drawer()).findByRole('button', { name: '修改' }))
  const form = within(await screen.findByRole('dialog', { name: '修改产品条款' }))
  const section = within(await form.findByRole('region', { name: '业绩报酬' }))
  await user.click(section.getByRole('radio', { name: '单客户高水位法' }))
  expect(section.getByText('分红时提取')).toBeTruthy()
  await user.click(section.getByRole('radio', { name: '整体高水位法' }))
  expect(section.queryByText('分红时提取')).toBeNull()
  await user.type(section.getByLabelText(/提取比例/), '20')
  await user.click(section.getByRole('button', { name: /增加/ }))
  await user.type(section.getByPlaceholderText('06-30'), '06-30')
  await user.click(form.getByRole('button', { name: '提交复核' }))
  await waitFor(() => expect(server.asked(calls.termsChange)).toHaveLength(1))
  expect(server.asked(calls.termsChange)[0]?.terms.performanceFee).toMatchObject({
    method: 'wholeFund',
    atDividend: false,
  })
})

test('fund and day are asked for', async () => {
  const server = serving()
  const { user } = show(server)
  await user.click(await screen.findByRole('button', { name: '录入条款' }))
  const form = within(await screen.findByRole('dialog', { name: '录入产品条款' }))
  await user.click(form.getByRole('button', { name: '提交复核' }))
  expect(await form.findByText('请填写产品')).toBeTruthy()
  expect(form.getByText('请填写生效日期')).toBeTruthy()
  expect(server.asked(calls.termsEnter)).toEqual([])
})

test('a refusal of the day is shown beside it, and the form copies the terms in force', async () => {
  const server = serving(full({ actions: ['withdraw', 'change'] })).answer(calls.termsChange, () =>
    refuse(termsErrors.termsThere, { fields: 'effectiveFrom' }),
  )
  const { user } = show(server, '?detail=7')
  await user.click(await (await drawer()).findByRole('button', { name: '修改' }))
  const form = within(await screen.findByRole('dialog', { name: '修改产品条款' }))
  await user.click(await form.findByRole('button', { name: '取自现行条款' }))
  await user.click(form.getByRole('button', { name: '提交复核' }))
  expect(await form.findByText('该产品自该日起已有待复核的条款，请先复核、退回或撤回')).toBeTruthy()
  expect(server.asked(calls.termsChange)).toMatchObject([{ terms: defaultTerms }])
})

const opening: TemporaryOpeningRow = {
  id: '3',
  productId: '1001',
  productCode: 'SXA001',
  productName: '远山稳健一号',
  institutionName: '远山私募基金管理有限公司',
  opensOn: '2026-12-15',
  kinds: 'both',
  reason: '投资者申请',
  source: 'person',
  enteredBy: '季登',
  enteredAt: '2026-11-19 09:00:00',
  cancelledBy: '',
  cancelledAt: null,
  actions: ['cancel'],
}

test('a temporary opening is cancelled after a question', async () => {
  const server = serving()
    .answer(temporaryOpeningList, () => pageOf(opening))
    .answer(temporaryOpeningCancel, () => null)
  const { user } = show(server, '?part=openings&detail=3')
  const opened = within(await screen.findByRole('dialog', { name: '远山稳健一号 2026-12-15' }))
  await user.click(opened.getByRole('button', { name: '取消临时开放' }))
  await screen.findByText('取消远山稳健一号2026-12-15的临时开放？')
  await user.click(screen.getAllByRole('button', { name: '取消临时开放' }).at(-1) ?? document.body)
  await waitFor(() => expect(server.asked(temporaryOpeningCancel)).toEqual([{ id: '3' }]))
})

test('a temporary opening needs fund, day and reason', async () => {
  const server = serving().answer(temporaryOpeningList, () => pageOf<TemporaryOpeningRow>())
  const { user } = show(server, '?part=openings')
  expect(await screen.findByText('暂无数据，没有将到的临时开放。')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '增加临时开放' }))
  const form = within(await screen.findByRole('dialog', { name: '增加临时开放' }))
  await user.click(form.getByRole('button', { name: '确定' }))
  expect(await form.findByText('请填写开放日期')).toBeTruthy()
  expect(form.getByText('请填写开放原因')).toBeTruthy()
  expect(server.asked(temporaryOpeningAdd)).toEqual([])
})

test.each([termsTexts, openingTexts])('texts are complete in English (%#)', (texts) =>
  expect(missingTexts(texts as never)).toEqual([]),
)
