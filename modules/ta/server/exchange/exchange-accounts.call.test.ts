import { stageIisp } from '@iisp/testing/stage-iisp'
import { beforeAll, expect, test } from 'vitest'
import { exchangeDecide } from '../../contract/exchange/imports.ts'
import type { RecordValues } from '../../rules/exchange/index.ts'
import { sentFile, sentIndex } from '../../fixtures/exchange-set.ts'
import { exchangeDeskOf } from '../test/upload-set.ts'
import { sentTo } from '../test/sent-to.ts'

const stage = stageIisp('ji.deng')
const { batch, decide, faultsOf, uploadSet } = exchangeDeskOf(stage)
/** Line of the first record: behind ten lines of header, 84 names of fields and the number of records. */
const first = 10 + 84 + 1 + 1
let fund = ''
let next = 0
beforeAll(async () => {
  const { rows } = await stage.iisp.owner.query<{ code: string }>(
    "SELECT code FROM product.product WHERE status = '1' AND institution_id = 'M001' AND char_length(code) <= 6 ORDER BY id LIMIT 1",
  )
  fund = rows[0]!.code
})

const application = (changes: RecordValues): RecordValues => ({
  AppSheetSerialNo: `31120261120${String((next += 1)).padStart(6, '0')}`,
  TransactionDate: '20261120',
  TransactionTime: '093000',
  DistributorCode: '311',
  ...changes,
})
/** A faultless opening of an account, with some fields changed. */
const opening = (changes: RecordValues = {}) =>
  application({
    BusinessCode: '001',
    InvestorName: '周明',
    IndividualOrInstitution: '1',
    CertificateType: '0',
    CertificateNo: '11010519491231002X',
    MobileTelNo: '13800138000',
    TransactionAccountID: '71001',
    ...changes,
  })
const other = '440524188001010014'
const setOf = async (...records: readonly RecordValues[]) => {
  const file = await sentFile('01', records)
  return [sentIndex(file.name), file]
}
const investors = async () =>
  (
    await stage.iisp.owner.query<Record<string, unknown>>(
      `SELECT v.name, v.kind, v.id_type, v.id_no, v.phone, v.address, v.fund_account, v.institution_id, t.account_no
       FROM ta.investor v JOIN ta.trading_account t ON t.investor_id = v.id WHERE t.distributor = '311' ORDER BY t.id`,
    )
  ).rows
const accept = async (id: string) => {
  const second = await stage.iisp.as('bao.he')
  const answer = await decide(id, 'accept', second)
  await stage.iisp.portal.settle()
  return answer
}

test('accounts of a distributor are opened once another operator accepts them, and a subscription of the same set uses one', async () => {
  const accounts = await sentFile('01', [opening()])
  const subscription = application({
    FundCode: fund,
    TransactionAccountID: '71001',
    BusinessCode: '022',
    ApplicationAmount: '1000000.00',
    CurrencyType: '156',
  })
  const applications = await sentFile('03', [subscription])
  const files = [sentIndex(accounts.name, applications.name), accounts, applications]
  const checked = await uploadSet(stage.caller, files, 'M001')
  expect(await faultsOf(checked.id)).toEqual([])
  // the person who uploaded the set cannot accept it
  expect(checked).toMatchObject({ state: 'checked', records: 2, accounts: 1, actions: ['withdraw'] })
  const own = await stage.caller.send(exchangeDecide, {
    id: checked.id,
    version: checked.version,
    action: 'accept',
  })
  expect(own.status).toBe(403)
  expect(await investors()).toEqual([])

  expect((await accept(checked.id)).status).toBe(200)
  expect(await batch(checked.id)).toMatchObject({ state: 'takenOver', decidedBy: '鲍禾' })
  expect(await investors()).toEqual([
    {
      name: '周明',
      kind: 'person',
      id_type: 'resident-id',
      id_no: '11010519491231002X',
      phone: '13800138000',
      address: '',
      fund_account: expect.stringMatching(/^98\d{10}$/),
      institution_id: 'M001',
      account_no: '71001',
    },
  ])
  const { rows } = await stage.iisp.owner.query(
    `SELECT v.name FROM ta.application a JOIN ta.investor v ON v.id = a.investor_id WHERE a.application_no = $1`,
    [subscription['AppSheetSerialNo']],
  )
  expect(rows).toEqual([{ name: '周明' }])
  // staged personal data is deleted
  expect((await stage.iisp.owner.query('SELECT FROM ta.exchange_account')).rowCount).toBe(0)
})

test('data change and another trading account follow by the fund account, and the distributor is told with its own numbers', async () => {
  const fundAccount = (await investors())[0]!['fund_account'] as string
  const changed = application({
    BusinessCode: '003',
    TransactionAccountID: '71001',
    TAAccountID: fundAccount,
    Address: '北京市西城区金融大街1号',
  })
  const added = application({ BusinessCode: '008', TransactionAccountID: '71002', TAAccountID: fundAccount })
  const checked = await uploadSet(stage.caller, await setOf(changed, added), 'M001')
  expect(await faultsOf(checked.id)).toEqual([])
  await accept(checked.id)
  expect((await investors()).map(({ account_no, address, phone }) => [account_no, address, phone])).toEqual([
    ['71001', '北京市西城区金融大街1号', '13800138000'],
    ['71002', '北京市西城区金融大街1号', '13800138000'],
  ])

  const told = (await sentTo(stage, '311', '2026-11-20')).records('02')
  expect((await told).map((one) => [one['BusinessCode'], one['TransactionAccountID']])).toEqual([
    ['101', '71001'],
    ['103', '71001'],
    ['108', '71002'],
  ])
  expect((await told)[2]).toMatchObject({
    AppSheetSerialNo: added['AppSheetSerialNo'],
    TAAccountID: fundAccount,
    ReturnCode: '0000',
    CertificateNo: '11010519491231002X',
    InvestorName: '周明',
    TransactionTime: '093000',
    TransactionCfmDate: '20261120',
  })
  const { rows } = await stage.iisp.owner.query<{ object: string }>(
    "SELECT object FROM platform.audit WHERE action = 'ta.exchange-send'",
  )
  expect(rows).toEqual([{ object: 'distributor:311' }])
})

test('faults of accounts are named by line and field, and nothing of the set is imported', async () => {
  const before = await investors()
  const refused = await uploadSet(
    stage.caller,
    await setOf(
      opening({ CertificateNo: '110105194912310021', TransactionAccountID: '72001' }),
      opening({ CertificateType: '9', TransactionAccountID: '72002' }),
      opening({ BusinessCode: '002', TransactionAccountID: '72003' }),
      opening({ MobileTelNo: 'abc', TransactionAccountID: '72004', CertificateNo: other }),
      opening({ InvestorName: '', TransactionAccountID: '72005', CertificateNo: other }),
      application({ BusinessCode: '003', TransactionAccountID: '71001' }),
      application({ BusinessCode: '003', TransactionAccountID: '71001', CertificateNo: other }),
      opening({ InvestorName: 'A'.repeat(120), TransactionAccountID: '72006', CertificateNo: '' }),
    ),
    'M001',
  )
  expect(refused.state).toBe('refused')
  const faults = await faultsOf(refused.id)
  expect(faults.map(({ line, field, text }) => [line! - first, field, text])).toEqual([
    [0, 'CertificateNo', '证件号码无效'],
    [1, 'CertificateType', '取值应为0 / 1 / 4，实际为9'],
    [2, 'BusinessCode', '业务代码不予受理：002'],
    [3, 'MobileTelNo', '电话号码无效'],
    [4, 'InvestorName', '必填字段为空'],
    [5, 'InvestorName', '没有要变更的资料'],
    [6, 'IndividualOrInstitution', '必填字段为空'],
    [6, 'CertificateType', '必填字段为空'],
    [7, 'CertificateNo', '必填字段为空'],
  ])
  expect(await investors()).toEqual(before)
})

test('accounts that do not go with the register are named, whether it knows them or the set has them twice', async () => {
  const known = (await investors())[0]!['fund_account'] as string
  const asOther = { IndividualOrInstitution: '1', CertificateType: '0', CertificateNo: other }
  const asCompany = {
    IndividualOrInstitution: '0',
    CertificateType: '1',
    CertificateNo: '91310000MA1K35A1X5',
  }
  const refused = await uploadSet(
    stage.caller,
    await setOf(
      opening({ TransactionAccountID: '73001' }),
      opening({ CertificateNo: other, TransactionAccountID: '71002' }),
      application({ BusinessCode: '008', TransactionAccountID: '73002', TAAccountID: '980000099999' }),
      application({ BusinessCode: '003', TransactionAccountID: '73003', InvestorName: '周名' }),
      application({ BusinessCode: '008', TransactionAccountID: '73004', TAAccountID: known, ...asOther }),
      application({ BusinessCode: '003', TransactionAccountID: '71001', ...asCompany }),
    ),
    'M001',
  )
  expect((await faultsOf(refused.id)).map(({ line, field, text }) => [line! - first, field, text])).toEqual([
    [0, 'CertificateNo', '该证件已在管理人处开户，增开交易账户请用008'],
    [1, 'TransactionAccountID', '交易账户已登记：71002'],
    [2, 'TAAccountID', '基金账户未登记：980000099999'],
    [3, 'TransactionAccountID', '交易账户未登记：73003'],
    [4, 'CertificateNo', '证件与基金账户登记的投资者不符'],
    [5, 'CertificateType', '证件类型与该投资者的类型不符'],
  ])
  const same = opening({ CertificateNo: other, TransactionAccountID: '74001' })
  const twice = await uploadSet(
    stage.caller,
    await setOf(same, { ...same, AppSheetSerialNo: '31120261120999999' }),
    'M001',
  )
  expect((await faultsOf(twice.id)).map(({ field }) => field)).toEqual([
    'CertificateNo',
    'TransactionAccountID',
    'CertificateNo',
    'TransactionAccountID',
  ])
})

test('a set with accounts needs a manager, and its numbers are taken once', async () => {
  const files = await setOf(opening({ CertificateNo: other, TransactionAccountID: '75001' }))
  const refused = await uploadSet(stage.caller, files)
  expect((await faultsOf(refused.id)).map(({ text }) => text)).toEqual(['含账户申请（01）的批次须选择管理人'])
  const [one, again] = [
    await uploadSet(stage.caller, files, 'M001'),
    await uploadSet(stage.caller, files, 'M001'),
  ]
  await accept(one.id)
  await accept(again.id)
  expect([(await batch(one.id)).state, (await batch(again.id)).state]).toEqual(['takenOver', 'refused'])
  expect((await faultsOf(again.id))[0]).toMatchObject({ field: 'AppSheetSerialNo' })
  expect((await investors()).filter(({ id_no }) => id_no === other)).toHaveLength(1)
})
