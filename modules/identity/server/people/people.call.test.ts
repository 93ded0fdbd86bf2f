import { expect, test } from 'vitest'
import type { Input } from '@iisp/contract'
import { findPeople, getColleagues, getInstitutions } from '../../contract/people/find-people.ts'
import { system } from '@iisp/server'
import { stageIdentity } from '../test/start-identity.ts'
import { spellingsDelivery } from './spellings.ts'

const portal = await stageIdentity()

test('colleagues are those of the own institution with the role, their phones masked', async () => {
  const client = await portal.signedIn('lin.jing@yuanshan.example')
  expect(await client.ok(getColleagues, { roles: ['reviewer', 'signer'] })).toEqual([
    {
      USERID: expect.any(String),
      NAME: '周航',
      PHONE: '139****0002',
      EMAIL: 'zhou.hang@yuanshan.example',
      ROLES: ['reviewer'],
    },
    {
      USERID: expect.any(String),
      NAME: '沈立',
      PHONE: '139****0003',
      EMAIL: 'shen.li@yuanshan.example',
      ROLES: ['signer'],
    },
  ])
})

test('nobody is a colleague of themselves, and without a role nothing is asked', async () => {
  const client = await portal.signedIn('he.yu@qiming.example')
  expect(await client.ok(getColleagues, { roles: ['operator'] })).toEqual([])
  expect((await client.send(getColleagues, { roles: [] })).status).toBe(400)
  expect((await portal.visitor().send(getColleagues, { roles: ['signer'] })).status).toBe(401)
})

const namesFound = async (input: Input<typeof findPeople>) => {
  const client = await portal.signedIn('shen.ji@hengxin.example')
  return (await client.ok(findPeople, input)).list.map(({ NAME }) => NAME)
}
test.each([
  ['林静', ['林静']],
  ['LJ', ['林静']],
  ['Lin Jing', ['林静']],
  ['linjing', ['林静']],
  ['zhou.hang@', ['周航']],
  ['启明资产', ['何雨', '潘越']],
  ['m002', ['何雨', '潘越']],
  ['100%', []],
  ['nobody', []],
])('the auditor finds people of every institution: %s', async (keyword, names) => {
  expect(await namesFound({ keyword })).toEqual(names)
})

test('people entered before there were spellings are found by them after the next start', async () => {
  await portal.asOwner(`UPDATE identity.person SET spellings = 'hy' WHERE name = '何雨'`, [])
  expect(await namesFound({ keyword: 'he yu' })).toEqual([])
  await portal.db.transact(system('test'), (db) =>
    spellingsDelivery.write(db, portal.clock.now(), portal.portal.registry),
  )
  expect(await namesFound({ keyword: 'he yu' })).toEqual(['何雨'])
})

const setEnabled = (account: string, enabled: boolean) =>
  portal.asOwner('UPDATE identity.account SET enabled = $1 WHERE email = $2', [enabled, account])
test('who can no longer sign in stands last, and is said to be disabled', async () => {
  await setEnabled('he.yu@qiming.example', false)
  try {
    const client = await portal.signedIn('shen.ji@hengxin.example')
    const { list, total } = await client.ok(findPeople, { keyword: '启明资产' })
    expect(total).toBe(2)
    expect(list.map(({ NAME, ENABLED }) => [NAME, ENABLED])).toEqual([
      ['潘越', true],
      ['何雨', false],
    ])
    expect(list[1]).toMatchObject({
      ACCOUNTS: ['he.yu@qiming.example'],
      INSTITUTION_ID: 'M002',
      SPELLINGS: '何雨\nhy\nheyu\nhe yu',
    })
  } finally {
    await setEnabled('he.yu@qiming.example', true)
  }
})

test('people come in pages without a gap or a repetition, never more than 50', async () => {
  const all = await namesFound({ pageSize: 50 })
  expect([
    ...(await namesFound({ pageSize: 10, pageNo: 1 })),
    ...(await namesFound({ pageSize: 10, pageNo: 2 })),
    ...(await namesFound({ pageSize: 10, pageNo: 3 })),
  ]).toEqual(all)
  const client = await portal.signedIn('shen.ji@hengxin.example')
  expect((await client.send(findPeople, { pageSize: 51 })).status).toBe(400)
})

test('the operating side reads all institutions by name in its language, nobody else does', async () => {
  const auditor = await portal.signedIn('shen.ji@hengxin.example')
  const [zh, en] = await Promise.all(
    (['zh', 'en'] as const).map((language) => auditor.ok(getInstitutions, {}, { language })),
  )
  expect(zh).toContainEqual({ id: 'M002', name: '启明资产管理有限公司' })
  expect(en).toContainEqual({ id: 'M002', name: 'Qiming Asset Management Co., Ltd.' })
  expect((await (await portal.signedIn('lin.jing@yuanshan.example')).send(getInstitutions, {})).status).toBe(
    403,
  )
})

test('managers, operators and strangers find nobody', async () => {
  for (const account of ['lin.jing@yuanshan.example', 'zhao.tuo@hengxin.example']) {
    expect((await (await portal.signedIn(account)).send(findPeople, {})).status).toBe(403)
  }
  expect((await portal.visitor().send(findPeople, {})).status).toBe(401)
})
