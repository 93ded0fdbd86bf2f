import { stageIisp } from '@iisp/testing/stage-iisp'
import { beforeAll, expect, test } from 'vitest'
import { exchangeBatchList, exchangeDecide, exchangeImport } from '../../contract/exchange/imports.ts'
import type { RecordValues } from '../../rules/exchange/index.ts'
import { type NamedFile, sentFile, sentIndex } from '../../fixtures/exchange-set.ts'
import { exchangeDeskOf } from '../test/upload-set.ts'

const stage = stageIisp('ji.deng')
const { batch, decide, faultsOf, uploadSet } = exchangeDeskOf(stage)
const index = 'OFI_311_98_20261120.TXT'
const data = 'OFD_311_98_20261120_03.TXT'
const dataFile = (records: readonly RecordValues[]) => sentFile('03', records)

const applications = async () =>
  (await stage.iisp.owner.query('SELECT * FROM ta.application ORDER BY id')).rows as Record<string, unknown>[]

/** Line of the first record: behind ten lines of header, 74 names of fields and the number of records. */
const first = 10 + 74 + 1 + 1
let fund = { id: '', code: '', institution_id: '' }
let next = 0
/** A faultless application, with some fields changed. */
const subscription = (changes: RecordValues = {}): RecordValues => ({
  AppSheetSerialNo: `31120261120${String((next += 1)).padStart(6, '0')}`,
  FundCode: fund.code,
  TransactionDate: '20261120',
  TransactionTime: '093000',
  TransactionAccountID: '70001',
  DistributorCode: '311',
  ApplicationAmount: '1000000.25',
  BusinessCode: '022',
  TAAccountID: '980000000001',
  CurrencyType: '156',
  ...changes,
})

beforeAll(async () => {
  const { owner } = stage.iisp
  fund = (
    await owner.query(
      "SELECT id, code, institution_id FROM product.product WHERE status = '1' AND institution_id = 'M001' AND char_length(code) <= 6 ORDER BY id LIMIT 1",
    )
  ).rows[0] as typeof fund
  const investor = await owner.query(
    `INSERT INTO ta.investor (institution_id, kind, name, id_type, id_no, fund_account, opened_on)
     VALUES ($1, 'institution', '青岚一号', '1', '91310000MA1K35A1X5', '980000000001', '2026-01-05') RETURNING id`,
    [fund.institution_id],
  )
  await owner.query(
    `INSERT INTO ta.trading_account (institution_id, investor_id, account_no, distributor, distributor_name, opened_on)
     VALUES ($1, $2, '70001', '311', '甲证券', '2026-01-05')`,
    [fund.institution_id, investor.rows[0].id],
  )
})

test('a set without a fault is checked, shows its control totals, and is in the register when it is accepted', async () => {
  const before = (await applications()).length
  const records = [
    subscription(),
    subscription({ Specification: '首次申购' }),
    subscription({
      BusinessCode: '024',
      ApplicationAmount: '',
      ApplicationVol: '500.75',
      LargeRedemptionFlag: '0',
    }),
  ]
  const checked = await uploadSet(stage.caller, [sentIndex(data), await dataFile(records)])
  expect(checked).toMatchObject({
    state: 'checked',
    creator: '311',
    receiver: '98',
    businessDate: '2026-11-20',
    records: 3,
    amount: '2000000.50',
    shares: '500.75',
    faults: 0,
    enteredBy: '季登',
    actions: ['accept', 'withdraw'],
  })
  expect(checked.files.map(({ name }) => name)).toEqual([index, data])
  expect(await applications()).toHaveLength(before)

  expect((await decide(checked.id, 'accept')).status).toBe(200)
  await stage.iisp.portal.settle()
  expect(await batch(checked.id)).toMatchObject({ state: 'takenOver', decidedBy: '季登', actions: [] })
  const taken = (await applications()).slice(before)
  expect(taken).toHaveLength(3)
  expect(taken[0]).toMatchObject({
    application_no: records[0]!['AppSheetSerialNo'],
    institution_id: fund.institution_id,
    product_id: fund.id,
    business_code: '022',
    amount: '1000000.25',
    shares: null,
    source: 'exchange',
    status: '1',
    origin: `exchange:311/${records[0]!['AppSheetSerialNo']}`,
    created_name: '季登',
  })
  expect(taken[1]).toMatchObject({ remark: '首次申购' })
  expect(taken[2]).toMatchObject({
    shares: '500.75',
    remaining_shares: '500.75',
    large_redemption: '0',
    amount: null,
  })
  const steps = await stage.iisp.owner.query(
    'SELECT event, to_status FROM ta.application_step WHERE application_id = $1',
    [taken[0]!['id']],
  )
  expect(steps.rows).toEqual([{ event: 'import', to_status: '1' }])
})

test('one wrong record refuses the whole set; each fault has its file, line and field', async () => {
  const before = (await applications()).length
  const twice = subscription()
  const refused = await uploadSet(stage.caller, [
    sentIndex(data),
    await dataFile([
      subscription(),
      subscription({ BusinessCode: '098' }),
      subscription({ ApplicationAmount: '0.00' }),
      subscription({ FundCode: 'ZZZZZZ' }),
      subscription({ TransactionAccountID: '70002' }),
      subscription({ TAAccountID: '980000000009' }),
      twice,
      twice,
      subscription({ TransactionDate: '20261119', DistributorCode: '312' }),
    ]),
  ])
  expect(refused).toMatchObject({ state: 'refused', actions: [] })
  expect((await faultsOf(refused.id)).map(({ line, field }) => [line! - first, field])).toEqual([
    [1, 'BusinessCode'],
    [2, 'ApplicationAmount'],
    [8, 'DistributorCode'],
    [8, 'TransactionDate'],
  ])
  expect((await faultsOf(refused.id))[0]).toMatchObject({
    file: data,
    field: 'BusinessCode',
    fieldMeaning: '业务代码',
    text: '业务代码不予受理：098',
  })
  expect(await applications()).toHaveLength(before)
  expect((await stage.iisp.owner.query('SELECT FROM ta.exchange_application')).rowCount).toBe(0)
})

test('codes that the register does not know are named by line and field', async () => {
  const twice = subscription()
  const refused = await uploadSet(stage.caller, [
    sentIndex(data),
    await dataFile([
      subscription({ FundCode: 'ZZZZZZ' }),
      subscription({ TransactionAccountID: '70002' }),
      subscription({ TAAccountID: '980000000009' }),
      twice,
      twice,
      subscription({ AppSheetSerialNo: '31120261120000001' }),
    ]),
  ])
  expect((await faultsOf(refused.id)).map(({ line, field, text }) => [line! - first, field, text])).toEqual([
    [0, 'FundCode', '基金代码未登记：ZZZZZZ'],
    [1, 'TransactionAccountID', '交易账户未登记：70002'],
    [2, 'TAAccountID', '基金账户与交易账户不符：980000000009'],
    [3, 'AppSheetSerialNo', expect.stringContaining('重复')],
    [4, 'AppSheetSerialNo', expect.stringContaining('重复')],
    [5, 'AppSheetSerialNo', '申请单编号已存在：31120261120000001'],
  ])
})

const sets: [what: string, files: () => Promise<readonly NamedFile[]>, text: string, line: number | null][] =
  [
    ['no index', async () => [await dataFile([subscription()])], '应上传一个索引文件（OFI）', null],
    [
      'a file that the index does not name',
      async () => [sentIndex(), await dataFile([subscription()])],
      `文件未列入索引：${data}`,
      null,
    ],
    [
      'an index that names a missing file',
      async () => [sentIndex(data)],
      `索引列出的文件未上传：${data}`,
      null,
    ],
    [
      'a data file of another type than its name says',
      async () => [sentIndex(data), { name: data, content: (await sentFile('04', [])).content }],
      '文件名与文件头的文件类型不一致：04',
      7,
    ],
    [
      'a file type that is not taken over',
      async () => [sentIndex('OFD_311_98_20261120_05.TXT'), await sentFile('05', [])],
      '该类文件不予接收：05',
      7,
    ],
    [
      'a file that was cut off',
      async () => [
        sentIndex(data),
        { name: data, content: (await dataFile([subscription(), subscription()])).content.slice(0, -300) },
      ],
      '记录应为665字节，实际377字节',
      87,
    ],
  ]
for (const [what, files, text, line] of sets)
  test(`${what} refuses the set`, async () => {
    const refused = await uploadSet(stage.caller, await files())
    expect(refused.state).toBe('refused')
    expect((await faultsOf(refused.id)).map((one) => [one.text, one.line])).toContainEqual([text, line])
  })

test('an index of no files is taken as a day without applications', async () => {
  expect(await uploadSet(stage.caller, [sentIndex()])).toMatchObject({
    state: 'checked',
    records: 0,
    amount: '0.00',
  })
})

test('a set that was given up leaves nothing behind and cannot be accepted', async () => {
  const checked = await uploadSet(stage.caller, [sentIndex(data), await dataFile([subscription()])])
  expect((await decide(checked.id, 'withdraw')).status).toBe(200)
  expect(await batch(checked.id)).toMatchObject({ state: 'withdrawn', actions: [] })
  expect((await stage.iisp.owner.query('SELECT FROM ta.exchange_application')).rowCount).toBe(0)
  expect((await decide(checked.id, 'accept')).status).toBe(409)
})

test('one of two simultaneous acceptances wins, and an application imported meanwhile by another set refuses it', async () => {
  const record = subscription()
  const files = [sentIndex(data), await dataFile([record])] as const
  const [one, other] = [await uploadSet(stage.caller, files), await uploadSet(stage.caller, files)]
  const answers = await Promise.all(
    [1, 2].map(() =>
      stage.caller.send(exchangeDecide, { id: one.id, version: one.version, action: 'accept' }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await decide(other.id, 'accept')
  await stage.iisp.portal.settle()
  const states = [(await batch(one.id)).state, (await batch(other.id)).state].toSorted()
  expect(states).toEqual(['refused', 'takenOver'])
  const kept = (await applications()).filter((row) => row['application_no'] === record['AppSheetSerialNo'])
  expect(kept).toHaveLength(1)
})

test('only TA operators hand in files and see them', async () => {
  const operator = await stage.iisp.as('lin.jing')
  expect((await operator.send(exchangeBatchList, {})).status).toBe(403)
  expect((await operator.send(exchangeImport, { profile: 'csdc-2.1', fileIds: ['x'] })).status).toBe(403)
  const bad = await stage.caller.send(exchangeImport, {
    profile: 'csdc-2.1',
    fileIds: ['00000000-0000-0000-0000-000000000000'],
  })
  expect(bad.status).toBe(400)
})
