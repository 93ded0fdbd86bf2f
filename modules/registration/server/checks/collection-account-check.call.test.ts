import { getImageVerifyCode } from '@iisp/identity/contract'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { collectionAccountCheck } from '../../contract/checks/account-check.ts'
import { puzzlePass } from '../test/puzzle-pass.ts'

let iisp: Iisp
let account: { no: string; name: string; product: string }
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  const { rows } = await iisp.owner.query<
    typeof account
  >(`SELECT a.account_no AS no, a.name, p.name AS product
    FROM transfers.custody_account a JOIN product.product p ON p.id = a.product_id
    WHERE a.institution_id = 'M001' AND a.kind = '2' AND a.status = '1' ORDER BY a.id LIMIT 1`)
  account = rows[0] ?? expect.fail('the demonstration has no collection account')
})
afterAll(() => iisp?.close())

const manager = '远山私募基金管理有限公司'
async function check(change: object = {}, client = iisp.visitor()) {
  const entered = { accountName: account.name, accountNo: account.no, party: manager }
  const uuid = await puzzlePass(iisp, client)
  return client.send(collectionAccountCheck, { ...entered, uuid, ...change })
}
const numberOf = async (kind: string, status: string) => {
  const { rows } = await iisp.owner.query<{ no: string }>(
    'SELECT account_no AS no FROM transfers.custody_account WHERE kind = $1 AND status = $2 LIMIT 1',
    [kind, status],
  )
  return rows[0]?.no ?? expect.fail(`no account of kind ${kind} in state ${status}`)
}

test('an account is right by the name of its product and of its manager, and is kept as it was asked', async () => {
  expect((await check({ accountNo: account.no.replace(/(.{4})/, '$1 ') })).body.data).toMatchObject({
    result: 'match',
  })
  expect((await check({ party: account.product })).body.data).toMatchObject({ result: 'match' })
  const { rows } = await iisp.owner.query('SELECT account_no, party, result FROM registration.account_check')
  expect(rows).toContainEqual({ account_no: account.no, party: account.product, result: 'match' })
})

test('nothing is answered but whether it is right', async () => {
  const { data } = (await check({ party: '启明资产管理有限公司' })).body
  expect(Object.keys(data ?? {}).toSorted()).toEqual(['checkedAt', 'result'])
  expect(data).toMatchObject({ result: 'mismatch' })
  expect((await check({ accountName: '远山' })).body.data).toMatchObject({ result: 'mismatch' })
})

test('a number that is none, a custody account and a collection account out of use are unknown', async () => {
  expect((await check({ accountNo: '6222000011112222' })).body.data).toMatchObject({ result: 'unknown' })
  const custody = await numberOf('1', '1')
  expect((await check({ accountNo: custody })).body.data).toMatchObject({ result: 'unknown' })
  await iisp.owner.query(`UPDATE transfers.custody_account SET status = '2' WHERE account_no = $1`, [
    account.no,
  ])
  expect((await check()).body.data).toMatchObject({ result: 'unknown' })
  await iisp.owner.query(`UPDATE transfers.custody_account SET status = '1' WHERE account_no = $1`, [
    account.no,
  ])
})

test('a puzzle is needed, and one serves one check in the browser that solved it', async () => {
  const client = iisp.visitor()
  const { uuid } = await client.ok(getImageVerifyCode, {})
  expect((await check({ uuid }, client)).body.code).toBe('identity.sliderWrong')
  const solved = await puzzlePass(iisp, client)
  expect((await check({ uuid: solved }, iisp.visitor())).body.code).toBe('identity.sliderExpired')
  const own = await puzzlePass(iisp, client)
  expect((await check({ uuid: own }, client)).status).toBe(200)
  expect((await check({ uuid: own }, client)).body.code).toBe('identity.sliderExpired')
})

test.each([
  ['no name', { accountName: ' ' }],
  ['no product', { party: ' ' }],
  ['letters in the number', { accountNo: '6222abc0001' }],
  ['a number that is too short', { accountNo: '12345' }],
  ['a field that is unknown', { more: '1' }],
])('is refused: %s', async (_, change) => {
  expect((await check(change)).status).toBe(400)
})

test('a network has twenty checks at once, and one more a minute later', async () => {
  iisp.clock.advance(3600)
  for (let n = 0; n < 20; n++) expect((await check({ accountNo: `62220000111${1000 + n}` })).status).toBe(200)
  expect((await check()).body.code).toBe('registration.checksTooOften')
  iisp.clock.advance(61)
  expect((await check()).status).toBe(200)
})
