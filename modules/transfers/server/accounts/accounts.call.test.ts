import { getOtherAccountByBranchName } from '@iisp/reference/contract'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  deleteBroker,
  getBrokerBalanceNewRV,
  getBrokerByAccount,
  insertBroker,
  settingDefault,
} from '../../contract/accounts/broker-accounts.ts'
import {
  accountCompare,
  checkAccInfo,
  deleteLocalOtherAcctInfo,
  getOtherAccount,
  insertTwMgrOtherAcctInfo,
} from '../../contract/accounts/counterparties.ts'
import { getEarliestHkTime } from '../../contract/orders/command.ts'
import { getTgzhByType, zhpzCheck } from '../../contract/accounts/custody-accounts.ts'
import { getRemainBalanceByAccountNewRV, queryHkAmount } from '../../contract/ledger.ts'
import { type Form, draftOf, openForm, submitted } from '../test/new-order.ts'

let iisp: Iisp
let operator: TestClient
let form: Form

beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  operator = await iisp.as('lin.jing')
  form = await openForm(operator, 'SXA001')
})
afterAll(() => iisp.close())

describe('custody accounts', () => {
  test('[BU-103][BU-242] the accounts of a product with balance and bank', async () => {
    const rows = await operator.ok(getTgzhByType, { ptIds: form.product.ID, type: '3' })
    expect(rows.map((row) => row.TYPE).sort()).toEqual(['1', '2'])
    for (const row of rows) {
      expect(row).toMatchObject({ PRODUCTID: form.product.ID, XMBH: form.product.XMBH })
      expect(Object.keys(row)).toEqual(
        expect.arrayContaining(['ACCT_NO', 'ZHZT', 'ZHBH', 'BALANCE', 'UPDATE_TIME', 'OPEN_BANK_NAME']),
      )
    }
  })

  test('[BU-254] the balance of an account, and 404 for an unknown one', async () => {
    const found = await operator.ok(getRemainBalanceByAccountNewRV, { account: form.custody.ACCT_NO })
    expect(found).toMatchObject({ account: form.custody.ACCT_NO, BALANCE: form.custody.BALANCE })
    expect(found.UPDATE_TIME).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect((await operator.send(getRemainBalanceByAccountNewRV, { account: '0' })).status).toBe(404)
  })

  test('[BU-264] what a product may transfer is balance less frozen', async () => {
    const before = await operator.ok(queryHkAmount, { cpdm: 'SXA001' })
    await submitted(operator, draftOf(form, { amount: '300.00' }))
    const after = await operator.ok(queryHkAmount, { cpdm: 'SXA001' })
    expect(Number(after.frozenAmount) - Number(before.frozenAmount)).toBeCloseTo(300, 2)
    expect(Number(before.transferableAmount) - Number(after.transferableAmount)).toBeCloseTo(300, 2)
    expect((await operator.send(queryHkAmount, { cpdm: 'SXA' })).status).toBe(404)
  })

  test('[BU-265] an account in the valuation plan passes, an unknown one gives a message', async () => {
    expect(await operator.ok(zhpzCheck, { zhh: form.custody.ACCT_NO })).toEqual({ result: '1', message: '' })
    const unknown = await operator.ok(zhpzCheck, { zhh: '12345678' })
    expect([unknown.result, unknown.message !== '']).toEqual(['0', true])
  })

  test('[BU-270] the earliest time today, on a later day, and after the cut-off', async () => {
    const ask = (client: TestClient, traDate: string) => client.ok(getEarliestHkTime, { traDate })
    expect(await ask(operator, '2026-11-20')).toEqual({
      traDate: '2026-11-20',
      earliestTime: '10:00',
      cutOff: '16:30',
    })
    expect((await ask(operator, '2026-11-23')).earliestTime).toBe('09:00')
    iisp.clock.set('2026-11-20T17:00:00+08:00')
    const late = await iisp.as('lin.jing')
    expect(await ask(late, '2026-11-20')).toMatchObject({ traDate: '2026-11-23', earliestTime: '09:00' })
    iisp.clock.set('2026-11-20T10:00:00+08:00')
    operator = await iisp.as('lin.jing')
    expect((await operator.send(getEarliestHkTime, { traDate: '2026-11-22' })).body.code).toBe(
      'transfers.notWorkday',
    )
  })
})

describe('broker accounts', () => {
  const list = (type?: '1' | '2') =>
    operator.ok(getBrokerByAccount, { account: form.custody.ACCT_NO, ...(type ? { type } : {}) })
  const add = (account: string) =>
    operator.send(insertBroker, {
      account,
      name: '远山产品',
      jjsid: 'JJS001',
      zhlx: '1',
      yyb: '上海营业部',
      productId: form.product.ID,
      tgzh: form.custody.ACCT_NO,
    })

  test('[BU-105][BU-107][BU-243] the list has every key; type 2 gives futures accounts only', async () => {
    const rows = await list()
    const keys =
      'ID ACCOUNT NAME JJSID ZHLX YYB ISDEFAULT ZHBH ZHZT HKLX SOURCE IS_CAN_DELETE OPEID XMBH TGZH'
    for (const row of rows) expect(Object.keys(row)).toEqual(expect.arrayContaining(keys.split(' ')))
    expect((await list('2')).every((row) => row.ZHLX === '3')).toBe(true)
    expect((await list('1')).every((row) => row.ZHLX !== '3')).toBe(true)
  })

  test('[BU-188] no account: 404 with its text', async () => {
    const answer = await operator.send(getBrokerByAccount, { account: '0000' })
    expect([answer.status, answer.body.msg]).toEqual([404, '账户不存在，请联系客服'])
  })

  test('[BU-244] an added account is in the list; the same number again is refused', async () => {
    const added = await add('3900000001')
    expect(added.status).toBe(200)
    expect((await list()).find((row) => row.ID === added.body.data.ID)).toMatchObject({
      ACCOUNT: '3900000001',
      SOURCE: '1',
      IS_CAN_DELETE: '1',
      TGZH: form.custody.ACCT_NO,
    })
    const again = await add(' 3900000001 ')
    expect([again.status, again.body.code]).toEqual([409, 'transfers.accountExists'])
  })

  test('[BU-246] setting the default moves the mark', async () => {
    const rows = await list()
    const next = rows.find((row) => row.ISDEFAULT === '0' && row.ZHZT !== '2')!
    await operator.ok(settingDefault, { id: next.ID, type: '1' })
    expect((await list()).filter((row) => row.ISDEFAULT === '1').map((row) => row.ID)).toEqual([next.ID])
    const blocked = rows.find((row) => row.ZHZT === '2')!
    expect((await operator.send(settingDefault, { id: blocked.ID, type: '1' })).body.code).toBe(
      'transfers.accountUnusable',
    )
  })

  test('[BU-245] a deleted account is gone; one from the custodian stays', async () => {
    const { ID } = (await add('3900000002')).body.data
    expect((await operator.send(deleteBroker, { id: ID, source: '2' })).status).toBe(404)
    await operator.ok(deleteBroker, { id: ID, source: '1' })
    expect((await list()).some((row) => row.ID === ID)).toBe(false)
    const synced = (await list()).find((row) => row.SOURCE === '2')!
    expect((await operator.send(deleteBroker, { id: synced.ID })).body.code).toBe(
      'transfers.accountNotDeletable',
    )
  })

  test('[BU-255] the balance of a broker account', async () => {
    const [row] = await list()
    const found = await operator.ok(getBrokerBalanceNewRV, { account: row!.ACCOUNT, id: row!.ID })
    expect(found.BALANCE).toMatch(/^-?\d+\.\d{2}$/)
    expect((await operator.send(getBrokerBalanceNewRV, { account: '1', id: row!.ID })).status).toBe(404)
  })
})

describe('counterparty accounts', () => {
  const list = () => operator.ok(getOtherAccount, { productId: form.product.ID })
  const account = (change: object = {}) => ({
    productId: form.product.ID,
    otherAccount: '622588010001',
    otherAccName: '杭州新舟科技有限公司',
    openBankName: '恒信银行杭州分行',
    hightBankNo: '',
    ...change,
  })

  test('[BU-106][BU-247] the list has the counterparty fields', async () => {
    const rows = await list()
    expect(rows.length).toBeGreaterThan(1)
    const keys =
      'OTHERACCOUNT OTHERACCNAME OPENBANKNAME HIGHTBANKNO ISDEFAULT ZHBH ZHZT HKLX SOURCE IS_CAN_DELETE OPEID ACCOUNT NAME XMBH JJSID TGZH'
    expect(Object.keys(rows[0]!)).toEqual(expect.arrayContaining(keys.split(' ')))
  })

  test('[BU-189][BU-248] an added account is stored without outer blanks', async () => {
    const { ID } = await operator.ok(
      insertTwMgrOtherAcctInfo,
      account({ otherAccount: ' 622588010009 ', otherAccName: ' 宁波海川有限公司 ' }),
    )
    expect((await list()).find((row) => row.ZHBH === ID)).toMatchObject({
      OTHERACCOUNT: '622588010009',
      OTHERACCNAME: '宁波海川有限公司',
    })
  })

  test('[BU-249] comparing gives success, fail or tips; fail is not created', async () => {
    const known = (await list())[0]!
    const compare = (change: object) =>
      operator.ok(accountCompare, { ...account(change), openBankName: '恒信银行杭州分行' })
    expect((await compare({ otherAccount: '622588019999' })).result).toBe('success')
    const fail = await compare({ otherAccount: known.OTHERACCOUNT })
    expect([fail.result, fail.message]).toEqual(['fail', expect.stringContaining(known.OTHERACCNAME)])
    expect((await compare({ otherAccName: known.OTHERACCNAME })).result).toBe('tips')
    const refused = await operator.send(
      insertTwMgrOtherAcctInfo,
      account({ otherAccount: known.OTHERACCOUNT }),
    )
    expect([refused.status, refused.body.code]).toEqual([409, 'transfers.accountCompareFailed'])
  })

  test('a name with a character that nobody sees is refused with its code, beside its field', async () => {
    const refused = await operator.send(insertTwMgrOtherAcctInfo, account({ otherAccName: '杭州\u200B新舟' }))
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({
      code: 'platform.hiddenCharacter',
      fields: ['otherAccName'],
      msg: expect.stringContaining('U+200B'),
    })
  })

  test.each([
    ['in other letters', 'Тhе Асmе Ltd'],
    ['in wide letters', 'Ｔｈｅ Ａｃｍｅ Ｌｔｄ'],
    ['with l for I and 0 for O', 'The Acme 1td'],
  ])('a name that looks like a known one is told as known: %s', async (_, lookalike) => {
    await operator.send(
      insertTwMgrOtherAcctInfo,
      account({ otherAccount: '622588010055', otherAccName: 'The Acme Ltd' }),
    )
    const compared = await operator.ok(accountCompare, {
      ...account({ otherAccount: '622588010056', otherAccName: lookalike }),
      openBankName: '恒信银行杭州分行',
    })
    expect(compared).toMatchObject({ result: 'tips', list: [{ OTHERACCNAME: 'The Acme Ltd' }] })
  })

  test('[BU-252] a sound account passes the check, a wrong one gives a message', async () => {
    expect(await operator.ok(checkAccInfo, { account: '622588010001', name: '甲' })).toEqual({
      result: 'success',
      message: '',
    })
    const wrong = await operator.ok(checkAccInfo, { account: '6225', name: '甲' })
    expect([wrong.result, wrong.message]).toEqual(['fail', '账号长度须为8至32位'])
    const refused = await operator.send(insertTwMgrOtherAcctInfo, account({ otherAccount: '6225' }))
    expect([refused.status, refused.body.msg]).toEqual([400, '账号长度须为8至32位'])
  })

  test('[BU-250] a deleted account is gone; one that an order uses stays', async () => {
    const { ID } = await operator.ok(insertTwMgrOtherAcctInfo, account({ otherAccount: '622588010077' }))
    const order = draftOf(form, { cpZhbh: ID })
    await submitted(operator, order)
    expect((await operator.send(deleteLocalOtherAcctInfo, { id: ID })).body.code).toBe(
      'transfers.accountNotDeletable',
    )
    expect((await list()).find((row) => row.ZHBH === ID)!.IS_CAN_DELETE).toBe('0')
    const free = await operator.ok(
      insertTwMgrOtherAcctInfo,
      account({ otherAccount: '622588010078', otherAccName: '绍兴云海有限公司' }),
    )
    await operator.ok(deleteLocalOtherAcctInfo, { id: free.ID })
    expect((await list()).some((row) => row.ZHBH === free.ID)).toBe(false)
  })

  test('the default counterparty is one of a product', async () => {
    const other = (await list()).find((row) => row.ISDEFAULT === '0' && row.ZHZT !== '2')!
    await operator.ok(settingDefault, { id: other.ZHBH, type: '2' })
    expect((await list()).filter((row) => row.ISDEFAULT === '1').map((row) => row.ZHBH)).toEqual([other.ZHBH])
  })
})

test('[BU-271] the calls named without a prefix answer under /api/tran/ and /api/tran/account/', async () => {
  const calls = [
    insertBroker,
    deleteBroker,
    settingDefault,
    getOtherAccount,
    insertTwMgrOtherAcctInfo,
    accountCompare,
    deleteLocalOtherAcctInfo,
    getOtherAccountByBranchName,
    checkAccInfo,
  ]
  for (const call of calls) {
    const name = call.path.slice('/api/tran/'.length)
    for (const path of [`/api/tran/${name}`, `/api/tran/account/${name}`]) {
      const answer = await operator.raw(call.methods[0], path, call.methods[0] === 'POST' ? '{}' : undefined)
      expect([path, answer.body.code === 'platform.noSuchCall']).toEqual([path, false])
      expect([path, answer.status === 404]).toEqual([path, false])
    }
  }
})

test('a balance bears the time at which it was read, whether anything was booked since or not', async () => {
  const read = () => operator.ok(getRemainBalanceByAccountNewRV, { account: form.custody.ACCT_NO })
  const first = await read()
  iisp.clock.advance(90)
  const again = await read()
  expect(Date.parse(again.UPDATE_TIME) - Date.parse(first.UPDATE_TIME)).toBeGreaterThanOrEqual(90_000)
})
