import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  deleteProductCombination,
  getProductCombinationList,
  getProductInfo,
  saveProductCombination,
} from '../contract/index.ts'

let iisp: Iisp
let lin: TestClient
let zhou: TestClient
let ids: string[]
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  lin = await iisp.as('lin.jing')
  zhou = await iisp.as('zhou.hang')
  ids = (await lin.ok(getProductInfo, {})).list.map((row) => row.ID)
})
afterAll(() => iisp?.close())

const save = (NAME: string, productIds: readonly string[], combId?: string) =>
  lin.ok(saveProductCombination, { NAME, productIds: productIds.join(','), ...(combId && { combId }) })
const names = async (query: object = {}) =>
  (await lin.ok(getProductCombinationList, { ...query, pageNo: -1, pageSize: -1 })).list.map(
    ({ NAME }) => NAME,
  )

test('an operator of the demonstration finds two combinations, of products that can be chosen', async () => {
  const all = (await lin.ok(getProductInfo, {})).list
  const running = all.filter(({ CPZT }) => CPZT === '1').map(({ ID }) => ID)
  const { list } = await lin.ok(getProductCombinationList, {})
  expect(list.map(({ NAME }) => NAME).toSorted()).toEqual(['季度报送', '每周划款'])
  for (const { productIds } of list) expect(running).toEqual(expect.arrayContaining(productIds.split(',')))
  expect((await zhou.ok(getProductCombinationList, {})).total).toBe(0)
})

test('[BL-141] [BL-295] [BL-296] [BU-398] a combination is kept with its products, found by either name, and all come with -1/-1', async () => {
  const { list } = await lin.ok(getProductInfo, {})
  const [first, second, third] = list
  const { combId } = await save(' 稳健组合 ', [second!.ID, first!.ID, second!.ID])
  await save('Growth', [third!.ID])
  expect(await names()).toEqual(expect.arrayContaining(['稳健组合', 'Growth']))
  const found = (await lin.ok(getProductCombinationList, { combName: '稳健' }, { method: 'GET' })).list
  const both = `${second!.ID},${first!.ID}`
  expect(found).toEqual([
    {
      ID: combId,
      combId,
      NAME: '稳健组合',
      productIds: both,
      PRODUCT_ID: both,
      XMBH: `${second!.XMBH},${first!.XMBH}`,
      PRODUCT_NO: `${second!.PRODUCT_NO},${first!.PRODUCT_NO}`,
    },
  ])
  const byCode = await names({ productName: third!.PRODUCT_NO.toLowerCase() })
  expect(byCode).toContain('Growth')
  expect(byCode).not.toContain('稳健组合')
  expect(await names({ combName: 'GROW' })).toEqual(['Growth'])
  expect(await names({ combName: '%' })).toEqual([])
  const page = await lin.ok(getProductCombinationList, { pageNo: 2, pageSize: 1 })
  expect([page.list.length, page.total]).toEqual([1, 4])
})

test('[BL-296] -1/-1 gives more than a page, a plain request gives one', async () => {
  for (let at = 0; at < 21; at++) await save(`第${at}组`, [ids[0]!])
  const page = await lin.ok(getProductCombinationList, {})
  expect(page.list).toHaveLength(20)
  expect(await names()).toHaveLength(page.total)
  expect(page.total).toBeGreaterThan(20)
})

test('a combination is renamed and its products replaced', async () => {
  const { combId } = await save('旧名', ids.slice(0, 2))
  expect(await save('新名', ids.slice(2, 5), combId)).toEqual({ combId })
  const [kept] = (await lin.ok(getProductCombinationList, { combName: '新名' })).list
  expect(kept?.productIds).toBe(ids.slice(2, 5).join(','))
  expect(await names({ combName: '旧名' })).toEqual([])
})

test('[BL-297] a deleted combination is gone; deleting it again answers as an unknown one', async () => {
  const { combId } = await save('删除', [ids[0]!])
  expect(await lin.ok(deleteProductCombination, { combId })).toEqual({ result: 'success' })
  expect(await names({ combName: '删除' })).toEqual([])
  const again = await lin.send(deleteProductCombination, { combId })
  expect([again.status, again.body.code]).toEqual([404, 'platform.notFound'])
})

test('products of another institution are left out, and alone they are refused', async () => {
  const foreign = (await (await iisp.as('he.yu')).ok(getProductInfo, {})).list[0]!.ID
  await save('混合', [foreign, ids[1]!, '999999999'])
  expect((await lin.ok(getProductCombinationList, { combName: '混合' })).list[0]?.productIds).toBe(ids[1])
  const answer = await lin.send(saveProductCombination, { NAME: '外部', productIds: foreign })
  expect([answer.status, answer.body.code]).toEqual([400, 'product.combinationEmpty'])
})

test('a combination belongs to its account: a colleague and a stranger neither see nor change it', async () => {
  const { combId } = await save('私有', [ids[0]!])
  for (const other of [zhou, await iisp.as('he.yu'), await iisp.as('zhao.tuo')]) {
    const { list } = await other.ok(getProductCombinationList, { pageNo: -1, pageSize: -1 })
    expect(list.some((row) => row.combId === combId)).toBe(false)
    const renamed = await other.send(saveProductCombination, { combId, NAME: '夺', productIds: ids[0]! })
    const deleted = await other.send(deleteProductCombination, { combId })
    expect([renamed.status, deleted.status]).toEqual([404, 404])
  }
  expect(await names({ combName: '私有' })).toEqual(['私有'])
})

test('the same name twice is refused, also when both are sent at once', async () => {
  const answers = await Promise.all(
    [0, 1, 2].map((place) => lin.send(saveProductCombination, { NAME: '重名', productIds: ids[place]! })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.msg).toBe('组合名称已存在，请更换名称')
})

test.each([
  [{ NAME: '' }, '请输入组合名称'],
  [{ NAME: '　 ' }, '不能输入空格'],
  [{ NAME: '组'.repeat(51) }, '组合名称不能超过50位'],
])('%j is refused: %s', async (change, msg) => {
  const answer = await lin.send(saveProductCombination, { productIds: ids[0]!, ...change })
  expect([answer.status, answer.body.msg]).toEqual([400, msg])
})

test.each([{ productIds: '1,,2' }, { productIds: '' }, { combId: 'x' }, { MGR: '1' }])(
  '%j is no input',
  async (change) => {
    const input = { NAME: '好', productIds: ids[0]!, ...change }
    expect((await lin.send(saveProductCombination, input as never)).status).toBe(400)
  },
)
