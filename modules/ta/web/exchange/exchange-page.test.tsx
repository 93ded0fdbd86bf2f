import { uploadUnfinished } from '@iisp/files/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  type ExchangeBatch,
  exchangeBatchList,
  exchangeDecide,
  exchangeFaultList,
} from '../../contract/exchange/imports.ts'
import { exchangeRecipients, exchangeSend } from '../../contract/exchange/sends.ts'
import { exchangeTexts } from './exchange-texts.ts'
import { ExchangePage } from './ExchangePage.tsx'

const checked: ExchangeBatch = {
  id: '100001',
  state: 'checked',
  profile: 'csdc-2.1',
  creator: '311',
  receiver: '98',
  businessDate: '2026-11-20',
  files: [{ fileId: 'f1', name: 'OFI_311_98_20261120.TXT', size: 90 }],
  records: 3,
  accounts: 0,
  managerName: '',
  amount: '2000000.50',
  shares: '500.75',
  faults: 0,
  enteredBy: '季登',
  enteredAt: '2026-11-20 16:00:00',
  decidedBy: '',
  version: 2,
  actions: ['accept', 'withdraw'],
}
const refused: ExchangeBatch = { ...checked, state: 'refused', faults: 2, version: 3, actions: [] }
const faults = [
  {
    id: '1',
    file: 'OFD_311_98_20261120_03.TXT',
    line: 88,
    field: 'BusinessCode',
    fieldMeaning: '业务代码',
    text: '业务代码不予受理：098',
  },
  {
    id: '2',
    file: 'OFD_311_98_20261120_03.TXT',
    line: 89,
    field: 'NewField',
    fieldMeaning: '',
    text: '字段名未知',
  },
]
const pageOf = <R,>(list: R[]) => ({ list, total: list.length, pageNo: 1, pageSize: 20 })

const serving = (batch: ExchangeBatch) =>
  new FakeServer()
    .answer(exchangeBatchList, () => pageOf([batch]))
    .answer(exchangeFaultList, () => pageOf(faults))
    .answer(exchangeDecide, () => ({ state: 'accepted' }))
    .answer(uploadUnfinished, () => [])
async function opened(batch: ExchangeBatch) {
  const server = serving(batch)
  const page = stage(ExchangePage, { server, at: '/operations/ta-exchange?detail=100001' })
  const drawer = within(await screen.findByRole('dialog', { name: '批次 100001' }))
  return { ...page, server, drawer }
}

test('a checked set is taken over after its control totals were shown twice', async () => {
  const { drawer, server, user } = await opened(checked)
  expect(drawer.getByText(/接收前请核对笔数/)).toBeTruthy()
  expect(drawer.getByText('2,000,000.50')).toBeTruthy()
  expect(drawer.queryByText('校验错误')).toBeNull()
  await user.click(drawer.getByRole('button', { name: '接收' }))
  const question = await screen.findByText(/共3笔，金额合计2,000,000.50元，份额合计500.75份/)
  const asked = within(question.closest<HTMLElement>('[role="dialog"]') ?? document.body)
  await user.click(asked.getByRole('button', { name: '接收' }))
  await waitFor(() =>
    expect(server.asked(exchangeDecide)).toEqual([{ id: '100001', version: 2, action: 'accept' }]),
  )
})

test('a set with accounts says that they take effect at once, and to its author that another person takes it over', async () => {
  const effect = /接收后账户业务立即生效/
  const other = await opened({ ...checked, accounts: 1 })
  expect(other.drawer.getByText(effect)).toBeTruthy()
  other.unmount()
  const { drawer } = await opened({ ...checked, accounts: 1, actions: ['withdraw'] })
  expect(drawer.getByText('本批次含账户申请，由您上传，须由另一人接收。')).toBeTruthy()
  expect(drawer.queryByText(effect)).toBeNull()
})

test('a refused set shows each fault by line and field, and nothing can be done with it', async () => {
  const { drawer, server } = await opened(refused)
  expect(await drawer.findByText('业务代码不予受理：098')).toBeTruthy()
  expect(drawer.getByText('88')).toBeTruthy()
  expect(drawer.getByText('业务代码 BusinessCode')).toBeTruthy()
  expect(drawer.getByText('NewField')).toBeTruthy()
  expect(server.asked(exchangeFaultList)[0]).toMatchObject({ batchId: '100001' })
  expect(drawer.queryByRole('button', { name: '接收' })).toBeNull()
})

test('nothing is handed in without files', async () => {
  const { user } = stage(ExchangePage, { server: serving(checked), at: '/operations/ta-exchange?upload=1' })
  const dialog = within(await screen.findByRole('dialog', { name: '上传数据交换文件' }))
  await user.click(dialog.getByRole('button', { name: '提交校验' }))
  expect(await dialog.findByText('请上传索引文件和数据文件')).toBeTruthy()
})

test('the files for a distributor are made for the day on which something was confirmed there last', async () => {
  const recipients = [{ distributor: 'C001', name: '汇泽基金', lastConfirmedOn: '2026-11-19' }]
  const server = serving(checked)
    .answer(exchangeRecipients, () => recipients)
    .answer(exchangeSend, () => new Response('PK'))
  const { user } = stage(ExchangePage, { server, at: '/operations/ta-exchange' })
  await user.click(await screen.findByRole('button', { name: '生成下发文件' }))
  const dialog = within(await screen.findByRole('dialog', { name: '生成下发的数据交换文件' }))
  await user.click(dialog.getByRole('button', { name: '生成并下载' }))
  expect(await dialog.findByText('请选择接收机构')).toBeTruthy()
  await user.click(dialog.getByRole('combobox', { name: '接收机构' }))
  await user.click(await screen.findByText('C001 汇泽基金', { selector: '.ant-select-item-option-content' }))
  expect(dialog.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
    'V2.1',
    'V2.2（部分字段长度待与对方核对）',
  ])
  expect(dialog.getByRole('textbox', { name: '确认日期' })).toHaveProperty('value', '2026-11-19')
  await user.click(dialog.getByRole('button', { name: '生成并下载' }))
  await waitFor(() =>
    expect(server.asked(exchangeSend)).toEqual([
      { profile: 'csdc-2.1', distributor: 'C001', confirmedOn: '2026-11-19' },
    ]),
  )
})

test('texts are complete in English', () => {
  expect(missingTexts(exchangeTexts)).toEqual([])
})
