import { raw, sql, system } from '@iisp/server'
import { fixedSessions, person } from '@iisp/testing/signed-in-people'
import { type TestDatabase, createTestDatabase } from '@iisp/testing/test-database'
import { type TestPortal, startTestPortal } from '@iisp/testing/test-portal'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import * as calls from '../contract/index.ts'
import { bankBranches, brokers, regions, seedReference } from '../fixtures/index.ts'
import { referenceServer } from './index.ts'

const sessions = fixedSessions([person('lin', 'M001')])

let database: TestDatabase
let portal: TestPortal
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  portal = await startTestPortal({ databaseUrl: database.url, modules: [referenceServer], sessions })
  await portal.db.transact(system('seed'), seedReference)
})
afterAll(async () => {
  await portal?.close()
  await database?.drop()
})

const lin = () => portal.withSession('lin')

test('everything but the time asks a visitor to sign in', async () => {
  const visitor = portal.visitor()
  const answers = await Promise.all([
    visitor.send(calls.changeMoneyToChinese, { amount: '1' }),
    visitor.send(calls.selectWorkDays, { startDate: '2026-04-01', endDate: '2026-04-02' }),
    visitor.send(calls.nextWorkDay, { rq: '2026-04-01' }),
    visitor.send(calls.selectProvinceList, {}),
    visitor.send(calls.selectCityList, { code: '440000' }),
    visitor.send(calls.selectAreaList, {}),
    visitor.send(calls.selectCurrentLevelByName, { name: '广东省' }),
    visitor.send(calls.getOtherAccountByBranchName, {}),
    visitor.send(calls.getJJsListByOrgNameSupportLike, {}),
  ])
  for (const answer of answers) expect(answer.status).toBe(401)
})

test('[SH-349] the current time is the server clock in Shanghai, without a session', async () => {
  portal.clock.set('2026-11-20T23:59:59Z')
  expect(await portal.visitor().ok(calls.getCurrentTime, {})).toBe('2026-11-21 07:59:59')
  portal.clock.set('2026-11-20T10:00:00+08:00')
  expect(await portal.visitor().ok(calls.getCurrentTime, {}, { method: 'POST' })).toBe('2026-11-20 10:00:00')
})

describe('[BU-237] the capital text of an amount', () => {
  test.each([
    ['100', '壹佰元整'],
    ['1409.50', '壹仟肆佰零玖元伍角整'],
    ['0', '零元整'],
    ['999999999999.99', '玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
  ])('%s is %s', async (amount, text) => {
    expect(await lin().ok(calls.changeMoneyToChinese, { amount })).toBe(text)
  })

  test.each(['-1', '1e3', 'abc', '１２', '', '1000000000000'])('%j is refused', async (amount) => {
    const { status, body } = await lin().send(calls.changeMoneyToChinese, { amount })
    expect([status, body.code, body.msg]).toEqual([400, 'reference.badAmount', '金额格式不正确'])
  })

  test('a text without bound is refused', async () => {
    expect((await lin().send(calls.changeMoneyToChinese, { amount: '1'.repeat(33) })).status).toBe(400)
  })
})

describe('the working calendar', () => {
  test('[BU-115] [BU-266] holds each day of the range with its flags', async () => {
    const days = await lin().ok(calls.selectWorkDays, { startDate: '2026-04-30', endDate: '2026-05-09' })
    expect(days.map((day) => `${day.RQ} ${day.GZR}${day.JYR}`)).toEqual([
      '2026-04-30 11',
      '2026-05-01 00',
      '2026-05-02 00',
      '2026-05-03 00',
      '2026-05-04 00',
      '2026-05-05 00',
      '2026-05-06 11',
      '2026-05-07 11',
      '2026-05-08 11',
      '2026-05-09 10',
    ])
    const [closed] = await lin().ok(calls.selectWorkDays, { startDate: '2024-02-09', endDate: '2024-02-09' })
    expect(closed).toEqual({ RQ: '2024-02-09', GZR: '1', JYR: '0' })
  })

  test.each([
    ['2026-05-02', '2026-05-01', 400, 'reference.badRange'],
    ['2026-02-30', '2026-03-01', 400, 'platform.badInput'],
    ['2026-12-31', '2027-01-01', 422, 'reference.calendarNotPublished'],
    ['2027-03-01', '2027-03-01', 422, 'reference.calendarNotPublished'],
    ['2023-12-31', '2024-01-02', 422, 'reference.calendarNotKept'],
    ['2020-01-01', '2026-01-01', 400, 'reference.rangeTooLong'],
    ['2026-5-1', '2026-05-02', 400, 'platform.badInput'],
  ])('refuses %s to %s', async (startDate, endDate, status, code) => {
    const answer = await lin().send(calls.selectWorkDays, { startDate, endDate })
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  test.each([
    ['2026-11-20', '2026-11-23'],
    ['2026-04-30', '2026-05-06'],
    ['2026-09-18', '2026-09-20'],
    ['2026-02-14', '2026-02-24'],
  ])('[BU-267] the working day after %s is %s', async (rq, next) => {
    expect(await lin().ok(calls.nextWorkDay, { rq })).toBe(next)
  })

  test('the last published day has no next one yet', async () => {
    const { status, body } = await lin().send(calls.nextWorkDay, { rq: '2026-12-31' })
    expect([status, body.msg]).toEqual([422, '2027-01-01的节假日安排尚未公布，工作日历截至2026-12-31'])
  })
})

describe('regions', () => {
  test('[BU-279] the provinces', async () => {
    const provinces = await lin().ok(calls.selectProvinceList, { dictionaryNo: 'PROVINCE' })
    expect(provinces).toHaveLength(34)
    expect(provinces).toContainEqual({ CODE: '440000', NAME: '广东省' })
  })

  test('[BU-281] the cities of a province', async () => {
    const cities = await lin().ok(calls.selectCityList, { code: '440000' })
    expect(cities).toHaveLength(21)
    expect(cities).toContainEqual({ CODE: '440300', NAME: '深圳市' })
    expect((await lin().send(calls.selectCityList, { code: '990000' })).status).toBe(404)
    expect((await lin().send(calls.selectCityList, { code: '44' })).status).toBe(400)
  })

  test('[BL-293] [BL-294] what the region picker asks for by dictionary: provinces, then cities of one', async () => {
    const folder = '/api/comprehensiveReportingPlatform/quarterlyUpdateDate/project'
    const provinces = await lin().raw('GET', `${folder}/selectProvinceList?dictionaryNo=PROVINCE`)
    expect(provinces.body.data).toContainEqual({ CODE: '330000', NAME: '浙江省' })
    const asked = JSON.stringify({ dictionaryNo: 'PROVINCE', code: '330000' })
    const cities = await lin().raw('POST', `${folder}/selectCityList`, asked)
    expect(cities.body.data).toHaveLength(11)
    expect(cities.body.data).toContainEqual({ CODE: '330100', NAME: '杭州市' })
  })

  test('[BU-280] the areas of a city, of a province, of the country', async () => {
    const shenzhen = await lin().ok(calls.selectAreaList, { code: '440300' })
    expect(shenzhen).toContainEqual({ CODE: '440305', NAME: '南山区' })
    const guangdong = await lin().ok(calls.selectAreaList, { code: '440000' })
    expect(guangdong).toEqual(expect.arrayContaining(shenzhen))
    expect(guangdong.every((area) => area.CODE.startsWith('44'))).toBe(true)
    const all = await lin().ok(calls.selectAreaList, {})
    expect(all).toHaveLength(regions.filter((region) => region.level === 3).length)
  })

  test.each([
    ['广东省', '440000', '广东省', 1],
    ['广东', '440000', '广东省', 1],
    ['广西', '450000', '广西壮族自治区', 1],
    ['深圳市', '440300', '深圳市', 2],
    ['南山区', '230404', '南山区', 3],
  ])('[BU-282] %s is found with its level', async (name, CODE, NAME, LEVEL) => {
    expect(await lin().ok(calls.selectCurrentLevelByName, { name })).toEqual({ CODE, NAME, LEVEL })
  })

  test('a name that several regions bear is found below the code given; an unknown one is not found', async () => {
    const shenzhen = await lin().ok(calls.selectCurrentLevelByName, { name: '南山区', code: '440300' })
    expect(shenzhen.CODE).toBe('440305')
    const { status, body } = await lin().send(calls.selectCurrentLevelByName, { name: '%' })
    expect([status, body.code]).toEqual([404, 'reference.regionNotFound'])
  })
})

describe('open banks', () => {
  const find = (openBankName: string, more = {}) =>
    lin().ok(calls.getOtherAccountByBranchName, { openBankName, ...more })

  test('[BU-251] pages of one search hold different rows', async () => {
    const first = await find('招商', { pageNo: 1, pageSize: 20 })
    const second = await find('招商', { pageNo: 2, pageSize: 20 })
    expect(first.total).toBe(bankBranches.filter((branch) => branch.name.includes('招商')).length)
    expect([first.list.length, second.list.length]).toEqual([20, 20])
    const numbers = [...first.list, ...second.list].map((row) => row.HIGHTBANKNO)
    expect(new Set(numbers).size).toBe(40)
    for (const row of first.list) expect(row.OPENBANKNAME).toContain('招商')
  })

  test.each(['招商银行股份有限公司深圳蛇口支行', '招商银行深圳蛇口支行', '招商 蛇口', '蛇口　招商银行'])(
    '%s finds the branch',
    async (typed) => {
      const { list, total } = await find(typed)
      expect(total).toBe(1)
      expect(list[0]).toEqual({
        OPENBANKNAME: '招商银行股份有限公司深圳蛇口支行',
        HIGHTBANKNO: expect.stringMatching(/^3085840\d{5}$/),
        PROVINCE: '广东省',
        CITY: '深圳市',
      })
    },
  )

  test('a branch number finds its branch, one character finds all that hold it', async () => {
    expect((await find('308584000013')).list[0]?.OPENBANKNAME).toBe('招商银行股份有限公司')
    expect((await find('蛇')).total).toBe(bankBranches.filter((branch) => branch.name.includes('蛇')).length)
  })

  test.each(['zsyhszsk', 'ＺＳＹＨＳＺＳＫ'])('the initials %s find the branch', async (typed) => {
    const { list } = await find(typed)
    expect(list.map((row) => row.OPENBANKNAME)).toContain('招商银行股份有限公司深圳蛇口支行')
    for (const row of list) expect(row.OPENBANKNAME).toMatch(/商银行股份有限公司深圳蛇口支行$/)
  })

  test.each(['%', '_', '招%商', '招_', "招商' OR '1'='1", '\\', '（）', '银行银行'])(
    '%s stands for itself and finds nothing',
    async (typed) => expect(await find(typed)).toMatchObject({ list: [], total: 0 }),
  )

  test('a province or city narrows the search; a municipality is meant as a whole', async () => {
    const places = async (regionCode: string) => {
      const { list, total } = await find('招商', { regionCode, pageNo: -1, pageSize: -1 })
      expect(total).toBe(list.length)
      return new Set(list.map((row) => `${row.PROVINCE} ${row.CITY}`))
    }
    expect(await places('440300')).toEqual(new Set(['广东省 深圳市']))
    expect((await places('440000')).size).toBeGreaterThan(1)
    expect(await places('310100')).toEqual(new Set(['上海市 上海市']))
    const unknown = await lin().send(calls.getOtherAccountByBranchName, { regionCode: '990000' })
    expect([unknown.status, unknown.body.code]).toEqual([404, 'reference.regionNotFound'])
  })

  test('without a name there are all branches, -1/-1 gives them at once', async () => {
    expect((await lin().ok(calls.getOtherAccountByBranchName, {})).list).toHaveLength(20)
    const all = await lin().ok(calls.getOtherAccountByBranchName, { pageNo: -1, pageSize: -1 })
    expect(all.list).toHaveLength(bankBranches.length)
  })

  test.each([
    { pageNo: 0 },
    { pageSize: 0 },
    { pageNo: -1 },
    { pageSize: 501 },
    { openBankName: 'x'.repeat(121) },
  ])('refuses %j', async (input) => {
    expect((await lin().send(calls.getOtherAccountByBranchName, input)).status).toBe(400)
  })

  test('the other path of the documents answers too', async () => {
    const answer = await lin().raw(
      'GET',
      '/api/tran/account/getOtherAccountByBranchName?openBankName=308584000013',
    )
    expect(answer.body.data).toMatchObject({ total: 1 })
  })

  test('the search goes by its index', async () => {
    const plan = await portal.db.transact(system('test'), async (db) => {
      await db.all(raw(sql`SET LOCAL enable_seqscan = off`))
      return db.all(
        raw(
          sql<
            Record<string, string>
          >`EXPLAIN SELECT FROM reference.bank_branch WHERE terms @> ARRAY['招商', '蛇口']`,
        ),
      )
    })
    expect(JSON.stringify(plan)).toContain('bank_branch_terms')
  })
})

describe('[BU-253] brokers', () => {
  const names = async (orgName: string) =>
    (await lin().ok(calls.getJJsListByOrgNameSupportLike, { orgName })).map((row) => row.ORGNAME)

  test('are found by a part of the name or its initials', async () => {
    // securities companies first
    expect(await names('招商')).toEqual(['招商证券股份有限公司', '招商期货有限公司'])
    expect(await names('zszq')).toContain('招商证券股份有限公司')
    expect(await names('中信 期货')).toEqual(['中信期货有限公司', '中信建投期货有限公司'])
    expect(await names('ping an')).toEqual(['平安证券股份有限公司'])
    expect(await names('')).toHaveLength(brokers.length)
    expect(await names('%')).toEqual([])
    expect(await names('没有')).toEqual([])
  })
})

test('seeding again changes nothing', async () => {
  await portal.db.transact(system('seed'), seedReference)
  const all = await lin().ok(calls.getOtherAccountByBranchName, { pageNo: -1, pageSize: -1 })
  expect(all.total).toBe(2000)
})
