import type { Input } from '@iisp/contract'
import { fixedSessions, person } from '@iisp/testing/signed-in-people'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  compareProducts,
  getProductDetail,
  getProductInfo,
  getProductInfoByExpireDay,
  getXmbhByCpdm,
  mostFoundProducts,
  searchProducts,
} from '../contract/index.ts'
import { type ProductSeed, demonstrationProducts } from '../fixtures/index.ts'
import { type ProductPortal, startProduct, today } from './test/start-product.ts'

const products = demonstrationProducts(today)
const mother = (institution: string) =>
  products.filter((row) => row.institution_id === institution && row.parent_id === null)

const sessions = fixedSessions([
  person('lin', 'M001'),
  person('he', 'M002'),
  person('qian', 'C001'),
  person('zhao', 'T001', { institutionKind: 'custodian', scope: '*' }),
])

let portal: ProductPortal
beforeAll(async () => {
  portal = await startProduct(inject('databaseUrl'), sessions)
})
afterAll(() => portal?.close())

const as = (name: string) => portal.as(name)

describe('the search for products', () => {
  const found = async (name: string, keyword: string) =>
    (await as(name).ok(searchProducts, { keyword })).list.map((row) => row.PRODUCT_NO)

  test('finds by code, name and pinyin initials, the best match first and at most five', async () => {
    const [first] = mother('M001')
    if (!first) throw new Error('no product')
    expect(await found('lin', first.code.toLowerCase())).toEqual([first.code])
    expect((await found('lin', first.name))[0]).toBe(first.code)
    expect(await found('lin', first.initials)).toContain(first.code)
    expect(await found('lin', first.name.slice(0, 2))).toHaveLength(mostFoundProducts)
  })

  test('finds by the English name too, and names products in the language of the reader', async () => {
    const [first] = mother('M001')
    if (!first) throw new Error('no product')
    expect((await found('lin', first.name_en.toLowerCase()))[0]).toBe(first.code)
    const namesIn = async (language: 'zh' | 'en') => {
      const searched = await as('lin').send(searchProducts, { keyword: first.code }, { language })
      const listed = await as('lin').send(getProductInfo, { keyword: first.code }, { language })
      return [searched.body.data.list[0]?.NAME, listed.body.data.list[0]?.NAME]
    }
    expect(await namesIn('zh')).toEqual([first.name, first.name])
    expect(await namesIn('en')).toEqual([first.name_en, first.name_en])
  })

  test('finds no product of another manager, and all at the custodian', async () => {
    const [theirs] = mother('M002')
    if (!theirs) throw new Error('no product')
    expect(await found('lin', theirs.code)).toEqual([])
    expect(await found('zhao', theirs.code)).toEqual([theirs.code])
    expect(await found('qian', theirs.code)).toEqual([])
  })

  test('signs that mean something to a pattern stand for themselves', async () => {
    expect(await found('lin', '%')).toEqual([])
    expect(await found('lin', '   ')).toEqual([])
  })
})

describe('the product list', () => {
  test('[BU-100] [BU-238] holds every product of the manager with its five keys', async () => {
    const { list, total } = await as('lin').ok(getProductInfo, {})
    expect(total).toBe(20)
    expect(new Set(list.map((row) => row.ID))).toEqual(new Set(mother('M001').map((row) => row.id)))
    for (const row of list) {
      expect(row).toMatchObject({
        ID: expect.any(String),
        NAME: expect.any(String),
        PRODUCT_NO: expect.any(String),
        XMBH: expect.any(String),
        CPZT: expect.any(String),
      })
    }
  })

  test('[BU-101] lists usable products first, in the order the pickers use', async () => {
    const { list } = await as('lin').ok(getProductInfo, { flag: '1' })
    expect(list).toEqual(list.toSorted(compareProducts))
    const usable = list.map((row) => row.CPZT === '1' || row.CPZT === '2')
    expect(usable.indexOf(false)).toBe(usable.lastIndexOf(true) + 1)
    expect(new Set(list.map((row) => row.CPZT))).toEqual(new Set(['0', '1', '2', '3']))
  })

  test.each<[Input<typeof getProductInfo>, (row: ProductSeed) => boolean]>([
    [{ cpzt: '2' }, (row) => row.status === '2'],
    [{ cpzt: '1,2', cplx: '2' }, (row) => ['1', '2'].includes(row.status) && row.type === '2'],
    [{ tawb: '1' }, (row) => row.ta_outsourced],
    [{ sfgsw: '1' }, (row) => row.valuation_outsourced],
    [{ cpzt: '', cplx: '', tawb: '' }, () => true],
    [{ keyword: 'ＹＳＷＪ' }, (row) => row.initials.includes('yswj')],
    [{ keyword: 'sxa01' }, (row) => row.code.startsWith('SXA01')],
    [{ keyword: '%' }, () => false],
  ])('[BU-238] is narrowed by %j', async (query, expected) => {
    const { list } = await as('lin').ok(getProductInfo, query)
    expect(list.map((row) => row.ID).toSorted()).toEqual(
      mother('M001')
        .filter(expected)
        .map((row) => row.id)
        .toSorted(),
    )
  })

  test('[BL-140] gives type and value with each product, and share classes as children, ended ones on request', async () => {
    const { list } = await as('lin').ok(getProductInfo, { fjxx: '1', sfhb: '1' })
    for (const row of list.flatMap(({ son = [], ...product }) => [product, ...son])) {
      expect([row.VALUE, /^[1-5]$/.test(row.CPLX), row.XMBH !== '']).toEqual([row.ID, true, true])
    }
    const sons = async (query: object) =>
      (await as('lin').ok(getProductInfo, { fjxx: '1', sfhb: '1', ...query })).list.find((row) => row.son)
        ?.son
    expect((await sons({}))?.map((row) => row.PRODUCT_NO)).toEqual(['SXA003A', 'SXA003B'])
    expect((await sons({ isShowHisGrade: '1' }))?.map((row) => row.PRODUCT_NO)).toEqual([
      'SXA003A',
      'SXA003B',
      'SXA003C',
    ])
    const flat = await as('lin').ok(getProductInfo, { fjxx: '1' })
    expect(flat.total).toBe(22)
  })

  test('shows nobody the products of another institution', async () => {
    expect(
      (await as('he').ok(getProductInfo, {})).list.every((row) => row.PRODUCT_NO.startsWith('SQM')),
    ).toBe(true)
    expect((await as('qian').ok(getProductInfo, {})).list).toEqual([])
    expect((await as('lin').ok(getProductInfo, { mgrUserId: 'account-lin' })).total).toBe(20)
    const foreign = await as('lin').send(getProductInfo, { mgrUserId: 'M002' })
    expect([foreign.status, foreign.body.code]).toEqual([403, 'platform.notYours'])
  })

  test('at the operating side holds all institutions, or the one named', async () => {
    expect((await as('zhao').ok(getProductInfo, {})).total).toBe(54)
    expect((await as('zhao').ok(getProductInfo, { mgrUserId: 'M002' })).total).toBe(14)
  })

  test.each([{ cpzt: '7' }, { cpzt: '1,,2' }, { tawb: '2' }, { keyword: 'x'.repeat(101) }, { cpId: 'M002' }])(
    'refuses %j',
    async (query) => {
      expect((await as('lin').send(getProductInfo, query as never)).status).toBe(400)
    },
  )

  test('asks a visitor to sign in', async () => {
    expect((await portal.visitor().send(getProductInfo, {})).status).toBe(401)
  })
})

describe('products that expire', () => {
  test('[BU-239] are those up to today when no day is given', async () => {
    const { list } = await as('lin').ok(getProductInfoByExpireDay, {})
    expect(list.length).toBeGreaterThan(0)
    for (const row of list) expect(row.DQRQ <= today).toBe(true)
    expect(list.find((row) => row.DQRQ === today)).toMatchObject({ PRODUCT_NO: 'SXA003', IS_BUSI_LIMIT: '1' })
  })

  test('[BU-239] are those up to the day given, of the own institution only', async () => {
    const { list } = await as('he').ok(getProductInfoByExpireDay, { expireDay: '2029-12-31' })
    expect(list.map((row) => row.ID).toSorted()).toEqual(
      mother('M002')
        .filter((row) => row.expires_on !== null)
        .map((row) => row.id)
        .toSorted(),
    )
  })

  test('refuses a day that no month has', async () => {
    const answer = await as('lin').send(getProductInfoByExpireDay, { expireDay: '2026-02-30' })
    expect([answer.status, answer.body.msg]).toEqual([400, '参数错误：expireDay'])
  })
})

describe('one product', () => {
  test('[BU-338] is found by its code and answers its project number', async () => {
    expect(await as('lin').ok(getXmbhByCpdm, { cpdm: 'SXA001' })).toBe('XM10001')
    expect(await as('lin').ok(getXmbhByCpdm, { cpdm: 'SXA001' }, { method: 'POST' })).toBe('XM10001')
  })

  test('tells its manager, dates and limit', async () => {
    expect(await as('lin').ok(getProductDetail, { id: '1003' })).toMatchObject({
      PRODUCT_NO: 'SXA003',
      CPZTNAME: '运作中',
      JGDM: 'M001',
      DQRQ: today,
      IS_BUSI_LIMIT: '1',
    })
    expect(await as('zhao').ok(getProductDetail, { id: '2001' })).toMatchObject({ JGDM: 'M002' })
  })

  test('of another manager answers exactly like an unknown one', async () => {
    const bodies = await Promise.all(
      ['2001', '99999'].map(async (id) => (await as('lin').send(getProductDetail, { id })).text),
    )
    expect(bodies[0]).toBe(bodies[1])
    expect(JSON.parse(bodies[0]!)).toMatchObject({ status: 404, msg: '产品不存在' })
    const codes = await Promise.all(
      ['SQM001', 'SZZ999'].map(async (cpdm) => (await as('lin').send(getXmbhByCpdm, { cpdm })).text),
    )
    expect(codes[0]).toBe(codes[1])
  })
})
