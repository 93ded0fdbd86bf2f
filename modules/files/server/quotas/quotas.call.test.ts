import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { usualQuota } from '../../contract/limits.ts'
import { quotaList } from '../../contract/quotas.ts'

let iisp: Iisp
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  await iisp.owner.query(`INSERT INTO files.quota VALUES ('M002', 1000)`)
  await iisp.owner.query(
    `INSERT INTO files.stored_file (id, institution_id, purpose, name, content_type, size, hash, account_id, uploaded_by)
     VALUES ('q1', 'M002', 'x.y', 'a.pdf', 'application/pdf', 600, 'h1', '1', '林静'),
       ('q2', 'M002', 'x.y', 'b.pdf', 'application/pdf', 200, 'h2', '1', '林静')`,
  )
  await iisp.owner.query(
    `INSERT INTO files.upload (id, institution_id, account_id, purpose, name, size, part_bytes, about, file_id)
     VALUES ('u1', 'M002', '1', 'x.y', 'c.pdf', 150, 100, '{}', NULL), ('u2', 'M002', '1', 'x.y', 'b.pdf', 200, 100, '{}', 'q2')`,
  )
})
afterAll(() => iisp.close())

test('the system administrator sees what every institution keeps, the fullest first', async () => {
  const administrator = await iisp.as('guan.li')
  const { list, total } = await administrator.ok(quotaList, {})
  expect(list[0]).toMatchObject({
    institutionId: 'M002',
    files: 2,
    used: 800,
    uploading: 150,
    limit: 1000,
  })
  expect(list[0]?.institutionName).not.toBe('')
  expect(list.find((row) => row.institutionId === 'M001')?.limit).toBe(usualQuota)
  expect(total).toBe(list.length)
  const { rows } = await iisp.owner.query(
    `SELECT count(*)::int AS files, coalesce(sum(size), 0)::int AS used FROM files.stored_file WHERE institution_id = 'M001'`,
  )
  expect(list.find((row) => row.institutionId === 'M001')).toMatchObject(rows[0] as object)
})

test('the list is paged and narrowed by number or name', async () => {
  const administrator = await iisp.as('guan.li')
  const { list, total } = await administrator.ok(quotaList, { pageNo: 2, pageSize: 1 })
  expect([list.length, total > 1, list[0]?.institutionId !== 'M002']).toEqual([1, true, true])
  const found = await administrator.ok(quotaList, { keyword: ' m002' })
  expect(found.list.map((row) => row.institutionId)).toEqual(['M002'])
  const english = await administrator.ok(quotaList, { keyword: 'qiming' }, { language: 'en' })
  expect(english.list.map((row) => row.institutionName)).toEqual(['Qiming Asset Management Co., Ltd.'])
  const chinese = await administrator.ok(quotaList, { keyword: 'qiming' })
  expect(chinese.list.map((row) => row.institutionName)).toEqual(['启明资产管理有限公司'])
})

test('nobody else sees it', async () => {
  for (const who of ['lin.jing', 'zhao.tuo', 'shen.ji'])
    expect((await (await iisp.as(who)).send(quotaList, {})).status).toBe(403)
  expect((await (await iisp.as('guan.li')).send(quotaList, { pageSize: 501 })).status).toBe(400)
})
