import { refuse } from '@iisp/contract'
import { uploadUnfinished } from '@iisp/files/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { taErrors } from '../../contract/errors.ts'
import {
  type InvestorChange,
  investorChangeDecide,
  investorChangeEnter,
  investorChangeList,
} from '../../contract/investors/investor-changes.ts'
import {
  investorDetail,
  investorList,
  investorReveal,
  registerManagers,
} from '../../contract/investors/investors.ts'
import { investor, investorFull, jiDeng, pageOf } from '../test/samples.ts'
import { investorTexts } from './investor-texts.ts'
import { InvestorDeskPage } from './InvestorDeskPage.tsx'
import { dialogWith } from '../test/dialog-with.ts'

const serving = () =>
  new FakeServer()
    .answer(investorList, () => pageOf(investor))
    .answer(investorDetail, () => investorFull)
    .answer(registerManagers, () => [{ id: 'M001', name: '远山私募基金管理有限公司' }])
    .answer(uploadUnfinished, () => [])
    .answer(investorChangeEnter, () => ({ id: '9' }))
const show = (server: FakeServer, query: string) =>
  stage(InvestorDeskPage, { as: jiDeng, server, at: `/operations/ta-investors${query}` })
const drawer = async () => within(await screen.findByRole('dialog', { name: '投资者 沈知行' }))

test('personal data are masked until the person asks for them', async () => {
  const server = serving().answer(investorReveal, () => ({
    idNo: '110105198803120011',
    phone: '13912345678',
    email: 'shen.zhixing@mail.example',
    address: '北京市朝阳区建国路88号',
    accounts: [{ productId: '1001', accountNo: '6222020099998888777' }],
  }))
  const { user } = show(server, '?detail=1021')
  const opened = await drawer()
  expect(await opened.findByText('110105********0011')).toBeTruthy()
  expect(opened.getByText('6222***********8777')).toBeTruthy()
  await user.click(opened.getByRole('button', { name: '查看完整信息' }))
  expect(await opened.findByText('110105198803120011')).toBeTruthy()
  expect(opened.getByText('6222020099998888777')).toBeTruthy()
  expect(server.asked(investorReveal)).toEqual([{ id: '1021' }])
})

test('an account is frozen with a reason', async () => {
  const server = serving()
  const { user } = show(server, '?detail=1021')
  await user.click(await (await drawer()).findByRole('button', { name: '账户冻结' }))
  const dialog = await dialogWith(/原因/)
  await user.type(dialog.getByRole('textbox'), '司法协助')
  await user.click(dialog.getByRole('button', { name: '账户冻结' }))
  await waitFor(() =>
    expect(server.asked(investorChangeEnter)).toEqual([
      { kind: 'freeze', investorId: '1021', reason: '司法协助' },
    ]),
  )
})

test('shares of a holding are frozen: no more than are free, with a cause and the document', async () => {
  const held = {
    productId: '1001',
    productName: '远山稳健一号',
    productCode: 'SXA001',
    tradingAccountId: '77',
    tradingAccount: '1000000000077',
    shares: '1000000.00',
    frozen: '200000.00',
  }
  const server = serving().answer(investorDetail, () => ({
    ...investorFull,
    held: [held],
    actions: ['freeze-shares' as const],
  }))
  const { user } = show(server, '?detail=1021')
  await user.click(await (await drawer()).findByRole('button', { name: '份额冻结' }))
  const dialog = await dialogWith(/依据文书/)
  expect(dialog.getByText('未冻结800,000.00份')).toBeTruthy()
  await user.type(dialog.getByLabelText(/^\*?份额/), '800000.01')
  await user.type(dialog.getByLabelText(/依据文书/), '质押合同第18号')
  await user.click(dialog.getByRole('button', { name: '提交复核' }))
  expect(await dialog.findByText('未冻结的份额为800,000.00份，不能冻结更多')).toBeTruthy()
  expect(server.asked(investorChangeEnter)).toEqual([])
  await user.clear(dialog.getByLabelText(/^\*?份额/))
  await user.type(dialog.getByLabelText(/^\*?份额/), '300000')
  await user.click(dialog.getByRole('button', { name: '提交复核' }))
  await waitFor(() =>
    expect(server.asked(investorChangeEnter)).toEqual([
      {
        kind: 'freeze-shares',
        investorId: '1021',
        freezing: { productId: '1001', tradingAccountId: '77', shares: '300000.00', cause: '0' },
        reason: '质押合同第18号',
      },
    ]),
  )
})

test('an opening is checked beside its fields, and a refusal keeps what was typed', async () => {
  const server = serving().answer(investorChangeEnter, () =>
    refuse(taErrors.identityTaken, { fields: 'idNo' }),
  )
  const { user } = show(server, '')
  await user.click(await screen.findByRole('button', { name: '开户' }))
  const form = within(await screen.findByRole('dialog', { name: '投资者开户' }))
  await user.click(form.getByRole('button', { name: '提交复核' }))
  expect(await form.findByText('请选择管理人')).toBeTruthy()
  await user.click(form.getByRole('combobox', { name: /管理人/ }))
  await user.click(
    await screen.findByText('远山私募基金管理有限公司', { selector: '.ant-select-item-option-content' }),
  )
  await user.type(form.getByLabelText(/^\*?名称/), '沈知行')
  await user.type(form.getByLabelText(/证件号码/), '110105198803120010')
  await user.click(form.getByRole('button', { name: '提交复核' }))
  expect(await form.findByText('证件号码有误，请核对后重新填写')).toBeTruthy()
  expect(server.asked(investorChangeEnter)).toEqual([])
  await user.clear(form.getByLabelText(/证件号码/))
  await user.type(form.getByLabelText(/证件号码/), '11010519491231002X')
  await user.click(form.getByRole('button', { name: '提交复核' }))
  expect(await form.findByText('该证件号码的投资者已开户，请查询后办理变更')).toBeTruthy()
  expect(form.getByDisplayValue('沈知行')).toBeTruthy()
  expect(server.asked(investorChangeEnter)).toMatchObject([
    { kind: 'open', institutionId: 'M001', facts: { name: '沈知行', idNo: '11010519491231002X' } },
  ])
})

const change: InvestorChange = {
  id: '9',
  institutionId: 'M001',
  institutionName: '远山私募基金管理有限公司',
  investorId: null,
  investorName: '沈知行',
  kind: 'open',
  content: [
    { field: 'name', value: '沈知行' },
    { field: 'idNo', value: '110105********0011' },
  ],
  qualifiedFile: null,
  state: 'entered',
  enteredBy: '鲍禾',
  enteredAt: '2026-11-20 09:00:00',
  decidedBy: '',
  decidedAt: null,
  reason: '',
  version: 1,
  actions: ['pass', 'refuse'],
}

test('changes that need a review are listed first, and a change is passed after a question', async () => {
  const server = serving()
    .answer(investorChangeList, () => pageOf(change))
    .answer(investorChangeDecide, () => ({ state: 'effective', investorId: '100001' }))
  const { user } = show(server, '?part=changes&detail=9')
  const opened = within(await screen.findByRole('dialog', { name: '开户 沈知行' }))
  expect(server.asked(investorChangeList)[0]).toMatchObject({ open: true })
  await user.click(opened.getByRole('button', { name: '复核通过' }))
  await screen.findByText('复核通过沈知行的开户？通过后立即生效。')
  await user.click(screen.getAllByRole('button', { name: '复核通过' }).at(-1) ?? document.body)
  await waitFor(() =>
    expect(server.asked(investorChangeDecide)).toEqual([{ id: '9', version: 1, action: 'pass' }]),
  )
})

test('texts are complete in English', () => expect(missingTexts(investorTexts)).toEqual([]))
