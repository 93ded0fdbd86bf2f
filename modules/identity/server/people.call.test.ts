import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { getColleagues } from '../contract/people.ts'
import { type IdentityPortal, startIdentity } from './test/start-identity.ts'

let portal: IdentityPortal
beforeAll(async () => {
  portal = await startIdentity(inject('databaseUrl'))
})
afterAll(() => portal?.close())

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
  const client = await portal.signedIn('su.qing@chenghai.example')
  expect(await client.ok(getColleagues, { roles: ['operator'] })).toEqual([])
  expect((await client.send(getColleagues, { roles: [] })).status).toBe(400)
  expect((await portal.visitor().send(getColleagues, { roles: ['signer'] })).status).toBe(401)
})
