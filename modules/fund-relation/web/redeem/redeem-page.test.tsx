import { getMgrCYConta } from '@iisp/transfers/contract'
import { stage } from '@iisp/testing/dom/stage'
import { linJing } from '@iisp/testing/dom/people'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  autoPaymentConfigJudge,
  getAutoPaymentConfigList,
  reviewAutoPaymentConfig,
  setAutoPaymentConfig,
} from '../../contract/configs/config-calls.ts'
import type { ConfigRow } from '../../contract/configs/config.ts'
import { getFeeTypeList, getSonFundAccount, getTradeAccountList } from '../../contract/funds/look-ups.ts'
import { type FeeDue, feeDueConfirm, feeDueList } from '../../contract/linking/fee-dues.ts'
import { relationServer } from '../test/relation-server.ts'
import { RedeemPage } from './RedeemPage.tsx'

const config: ConfigRow = {
  id: '3',
  zjjmc: '远山多策略一号已清盘',
  zjjdm: 'SXA005',
  mjjmc: '远山稳健一号',
  mjjdm: 'SXA001',
  zjjzh: '980000000001',
  zjyzh: 'JY1',
  sjhm: '',
  email: '',
  fylx: '01,02',
  ffpl: '1',
  zlzdqr: '0',
  shbllx: '0',
  zdshbl: null,
  fkfrxz: '1',
  mzkglr: '0',
  status: '2',
  feesToConfirm: 0,
  lrr: '林静',
  lrsj: '2026-11-20 10:00:00',
  fhr: '周航',
  fhsj: null,
  fhyj: '',
  version: 4,
  actions: ['modify', 'askDelete'],
}
const account = { JJZH: '980000000001', STATUS: '0', JYZH: 'JY1' }
const contact = {
  MGR_ID: '5',
  CONT_NAME: '林静',
  CONT_PHONE: '13900000001',
  CONT_EMAIL: 'lin.jing@yuanshan.example',
  CONT_LANDLINE: '',
  CONT_ADDRESS: '',
  TYPE: '2' as const,
  IS_DEFAULT: '1' as const,
  cannotEdit: false,
}
const opened = (row: ConfigRow, query = '', refused = '') => {
  const server = relationServer()
    .answer(getAutoPaymentConfigList, () => ({ list: [row], total: 1, pageNo: 1, pageSize: 20 }))
    .answer(feeDueList, () => ({ list: [], total: 0, pageNo: 1, pageSize: 100 }))
    .answer(setAutoPaymentConfig, () => ({ id: '3', status: '4' }))
    .answer(reviewAutoPaymentConfig, () => ({ id: '3', status: '2' }))
    .answer(autoPaymentConfigJudge, () => ({ result: refused === '' ? '1' : '0', message: refused }))
    .answer(getFeeTypeList, () => [
      { FYLX: '01', FYLXMS: '管理费', ZFPL: '1', ZFPLMS: '按月' },
      { FYLX: '02', FYLXMS: '托管费', ZFPL: '1', ZFPLMS: '按月' },
      { FYLX: '04', FYLXMS: '业绩报酬', ZFPL: '4', ZFPLMS: '按年' },
    ])
    .answer(getSonFundAccount, () => [account])
    .answer(getTradeAccountList, () => [account])
    .answer(getMgrCYConta, () => [contact])
  const at = `/product-manage/mother-child-found/mother-child-found-redeem${query}`
  return { ...stage(RedeemPage, { as: linJing, server, at }), server }
}

test('[BU-023] [BU-179] the settings are listed; a liquidated fund says so', async () => {
  opened(config)
  expect(await screen.findByText('远山多策略一号已清盘')).toBeTruthy()
  expect(screen.getByText('管理费、托管费')).toBeTruthy()
})

test('[BU-096] [BU-177] settings in effect are deleted by flag 3', async () => {
  const { server, user } = opened(config)
  await user.click(await screen.findByRole('button', { name: /删\s*除/ }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: /删\s*除/ }))
  await waitFor(() =>
    expect(server.asked(setAutoPaymentConfig)).toEqual([{ flag: '3', inputParam: { id: '3' } }]),
  )
})

test('[BU-097] [BU-098] [BU-178] a second person reviews what waits; whoever only views it has no such button', async () => {
  const { server, user } = opened({ ...config, status: '1', actions: ['pass', 'reject'] }, '?detail=3')
  const drawer = within(await screen.findByRole('dialog', { name: '付费自动强赎设置 3' }))
  await user.click(drawer.getByRole('button', { name: '复核通过' }))
  const asked = await screen.findByText(/^复核通过.*的付费自动强赎设置？$/)
  const question = within(asked.closest<HTMLElement>('[role=dialog]')!)
  await user.click(question.getByRole('button', { name: '复核通过' }))
  await waitFor(() =>
    expect(server.asked(reviewAutoPaymentConfig)).toEqual([{ id: '3', result: '1', version: 4 }]),
  )
})

test('[BU-094] [BU-134] [BU-137] [BU-175] [BU-184] a link proposes a relation; fees, accounts and a contact are chosen and sent with flag 1', async () => {
  const { server, user } = opened(config, '?add=SXA005,SXA001')
  const dialog = within(await screen.findByRole('dialog', { name: '新增付费自动强赎设置' }))
  const choose = async (label: string, option: RegExp) => {
    await user.click(dialog.getByRole('combobox', { name: label }))
    await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }))
  }
  await choose('子基金账号', /980000000001/)
  await choose('子交易账号', /JY1/)
  await choose('费用类型', /管理费（按月）/)
  await user.click(await screen.findByText(/托管费/, { selector: '.ant-select-item-option-content' }))
  await choose('联系人', /林静 13900000001（默认）/)
  expect(dialog.getByRole('textbox', { name: '联系邮箱' })).toHaveProperty(
    'value',
    'lin.jing@yuanshan.example',
  )
  await user.click(screen.getByRole('button', { name: /提交复核/ }))
  await waitFor(() =>
    expect(server.asked(setAutoPaymentConfig)).toMatchObject([
      {
        flag: '1',
        inputParam: {
          zjjdm: 'SXA005',
          mjjdm: 'SXA001',
          zjjzh: '980000000001',
          zjyzh: 'JY1',
          fylx: '01,02',
          sjhm: '13900000001',
        },
      },
    ]),
  )
})

test('a fee that waits for a person is paid from the details after a question that names the amount', async () => {
  const due: FeeDue = {
    id: '7',
    childCode: 'SXA005',
    childName: '远山多策略一号',
    motherCode: 'SXA001',
    motherName: '远山稳健一号',
    feeType: '01',
    dueOn: '2026-11-23',
    fee: '12739.73',
    shares: '9090.91',
    carried: '739.73',
    state: 'toConfirm',
    applicationNo: 'SQ1',
    orderNo: '',
    reason: '',
    version: 2,
    actions: ['pay'],
  }
  const { server, user } = opened({ ...config, actions: [] }, '?detail=3')
  server
    .answer(feeDueList, () => ({ list: [due], total: 1, pageNo: 1, pageSize: 100 }))
    .answer(feeDueConfirm, () => ({ id: '7', orderNo: 'HK2026112300000001' }))
  const table = within(await screen.findByRole('region', { name: '付费到期' }))
  expect(await table.findByText('待人工确认')).toBeTruthy()
  await user.click(table.getByRole('button', { name: '确认付费' }))
  const asked = await screen.findByText(/^由远山多策略一号的托管户支付管理费12,000\.00元？/)
  const question = within(asked.closest<HTMLElement>('[role=dialog]')!)
  await user.click(question.getByRole('button', { name: '确认付费' }))
  await waitFor(() => expect(server.asked(feeDueConfirm)).toEqual([{ id: '7', version: 2 }]))
})

test('[BU-213] fees of different frequencies are refused before anything is sent', async () => {
  const { server, user } = opened({ ...config, fylx: '01,04' })
  await user.click(await screen.findByRole('button', { name: /修\s*改/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '修改付费自动强赎设置' }))
  await user.click(dialog.getByRole('button', { name: /提交复核/ }))
  expect(await dialog.findByText('费用支付频率不一致时，请按照支付频率分开设置')).toBeTruthy()
  expect(server.asked(setAutoPaymentConfig)).toEqual([])
})

test('[BU-095] [BU-176] settings are modified with flag 2', async () => {
  const { server, user } = opened(config)
  await user.click(await screen.findByRole('button', { name: /修\s*改/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '修改付费自动强赎设置' }))
  await user.click(dialog.getByRole('radio', { name: '管理人垫付' }))
  await user.click(dialog.getByRole('button', { name: /提交复核/ }))
  await waitFor(() =>
    expect(server.asked(setAutoPaymentConfig)).toMatchObject([
      { flag: '2', inputParam: { id: '3', fkfrxz: '2', fylx: '01,02' } },
    ]),
  )
})

test('[BU-333] [BU-368] funds that the forced redemption cannot be set up for are warned of, and cannot be sent', async () => {
  opened(config, '?add=SXA014,SXA012', '不能设置付费自动强赎')
  expect((await screen.findAllByText('不能设置付费自动强赎')).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: /提交复核/ })).toHaveProperty('disabled', true)
})
