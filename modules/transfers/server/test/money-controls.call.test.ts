import { moneyControlList, strongSignInSave } from '@iisp/identity/contract'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { deskSetting } from '@iisp/transfers/contract'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let iisp: Iisp
let admin: TestClient
let auditor: TestClient
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  admin = await iisp.as('guan.li')
  auditor = await iisp.as('shen.ji')
})
afterAll(() => iisp?.close())

const control = async (institutionId: string, client = admin) => {
  const { list } = await client.ok(moneyControlList, { keyword: institutionId })
  return list.find((row) => row.institutionId === institutionId)!
}
const trail = async () => {
  const { rows } = await iisp.owner.query(
    `SELECT institution_id, detail FROM platform.audit WHERE action = 'identity.strong-sign-in' ORDER BY at, seq`,
  )
  return rows
}

test('every institution is listed, the custodian first, in the reader’s language and in pages', async () => {
  const first = await admin.ok(moneyControlList, { pageNo: 1, pageSize: 2 })
  expect(first.list[0]).toMatchObject({ kind: 'custodian', changedBy: '', changedAt: null, version: 1 })
  expect(first.list).toHaveLength(2)
  const { list, total } = await admin.ok(moneyControlList, { pageSize: 100 })
  expect([list.length, total]).toEqual([total, first.total])
  const on = list.filter(({ strongSignIn }) => strongSignIn).map(({ institutionId }) => institutionId)
  expect(on).toEqual(['M002'])
  const english = await admin.ok(moneyControlList, { keyword: 'm002' }, { language: 'en' })
  expect([english.total, /^[\x20-\x7e]+$/.test(english.list[0]!.name)]).toEqual([1, true])
  expect((await admin.ok(moneyControlList, { keyword: '%' })).total).toBe(0)
})

test('the auditor looks and switches nothing; nobody else even looks', async () => {
  expect(await control('M001', auditor)).toMatchObject({ changeable: false, strongSignIn: false })
  expect((await auditor.ok(deskSetting, {})).twoPersons).toBe(true)
  const on = { institutionId: 'M001', strongSignIn: true, version: 1, reason: '试试' }
  expect((await auditor.send(strongSignInSave, on)).status).toBe(403)
  for (const name of ['lin.jing', 'zhao.tuo', 'du.jian', 'ji.deng']) {
    const client = await iisp.as(name)
    expect((await client.send(moneyControlList, {})).status).toBe(403)
    expect((await client.send(strongSignInSave, on)).status).toBe(403)
  }
  const visitor = iisp.visitor()
  expect((await visitor.send(moneyControlList, {})).status).toBe(401)
  expect((await visitor.send(strongSignInSave, on)).status).toBe(401)
  expect(await trail()).toEqual([])
})

test('a switch says who, when, from what to what and why; what was seen before somebody else’s switch is refused', async () => {
  const { version, changeable } = await control('M001')
  expect(changeable).toBe(true)
  const on = { institutionId: 'M001', strongSignIn: true, version, reason: ' 监管检查要求 ' }
  const answers = await Promise.all([admin.send(strongSignInSave, on), admin.send(strongSignInSave, on)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await control('M001')).toMatchObject({ strongSignIn: true, version: version + 1, changedBy: '管莉' })
  expect((await control('M001')).changedAt).toMatch(/^2026-/)
  const stale = await admin.send(strongSignInSave, { ...on, strongSignIn: false })
  expect([stale.status, stale.body.code]).toEqual([409, 'platform.conflict'])
  // nothing to switch
  expect((await admin.send(strongSignInSave, { ...on, version: version + 1 })).status).toBe(409)
  const off = { ...on, strongSignIn: false, version: version + 1, reason: '恢复' }
  await admin.ok(strongSignInSave, off)
  expect(await trail()).toEqual([
    { institution_id: 'M001', detail: { strongSignIn: { from: false, to: true }, reason: '监管检查要求' } },
    { institution_id: 'M001', detail: { strongSignIn: { from: true, to: false }, reason: '恢复' } },
  ])
})

test('a reason of 1 to 200 characters and an institution that exists are needed', async () => {
  const { version } = await control('M001')
  const on = { institutionId: 'M001', strongSignIn: true, version, reason: '好' }
  for (const reason of ['', '  ', '长'.repeat(201)])
    expect((await admin.send(strongSignInSave, { ...on, reason })).status).toBe(400)
  expect((await admin.send(strongSignInSave, { ...on, institutionId: 'X999' })).status).toBe(404)
  expect((await control('M001')).version).toBe(version)
})

test('where the custodian itself asks for strong sign-in, switching needs a fresh second factor', async () => {
  const { list } = await admin.ok(moneyControlList, { pageSize: 1 })
  const { institutionId, version } = list[0]!
  const withPassword = await iisp.as('guan.li', 0)
  const on = { institutionId, strongSignIn: true, version, reason: '统一要求' }
  await withPassword.ok(strongSignInSave, on)
  const off = { ...on, strongSignIn: false, version: version + 1 }
  expect((await withPassword.send(strongSignInSave, off)).body.code).toBe('platform.factorNeeded')
  await (await iisp.as('guan.li')).ok(strongSignInSave, off)
})
