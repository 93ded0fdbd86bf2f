import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { menuRequestGrant, menuRequestList, menuRequestSubmit } from '../../../contract/menu-requests.ts'
import {
  staffChangeConfirm,
  staffChangeEnd,
  staffChangeList,
  staffRolesPropose,
} from '../../../contract/people/staff-changes.ts'
import { staffList } from '../../../contract/people/staff.ts'
import { type IdentityPortal, startIdentity } from '../../test/start-identity.ts'

// Two persons with an account each, who are the same human being.
const gu = 'gu.min@yuanshan.example'
const shen = 'shen.li@yuanshan.example'
const zhou = 'zhou.hang@yuanshan.example'
const lin = 'lin.jing@yuanshan.example'
let portal: IdentityPortal
let one: TestClient
let other: TestClient
beforeAll(async () => {
  portal = await startIdentity(inject('databaseUrl'))
  await portal.asOwner(
    `UPDATE identity.person SET human_id = (SELECT person_id FROM identity.account WHERE email = $1)
      WHERE id IN (SELECT person_id FROM identity.account WHERE email IN ($1, $2))`,
    [gu, shen],
  )
  await portal.asOwner(`UPDATE identity.account SET roles = '{operator,administrator}' WHERE email = $1`, [
    shen,
  ])
  one = await portal.signedIn(gu)
  other = await portal.signedIn(shen)
})
afterAll(() => portal?.close())

const propose = async (client: TestClient, account: string) => {
  const [member] = (await client.ok(staffList, { keyword: account })).list
  const { id, version } = member ?? expect.fail(`${account} is not listed`)
  return client.send(staffRolesPropose, { id, version, roles: ['reviewer'], reason: '换岗' })
}

test('whoever proposed a change neither confirms nor declines it under another account, and is offered only to withdraw it', async () => {
  expect((await propose(one, lin)).status).toBe(200)
  const [change] = (await other.ok(staffChangeList, {})).list
  const id = change?.id ?? expect.fail('nothing was proposed')
  expect(change).toMatchObject({ actions: ['withdraw'], confirmedBy: 'custodian' })
  expect((await other.ok(staffChangeList, { open: true })).list).toEqual([])
  expect((await other.send(staffChangeConfirm, { id })).body.code).toBe('identity.ownStaffChange')
  const end = { id, reason: '填错' }
  const declined = await other.send(staffChangeEnd, { ...end, action: 'decline' })
  expect(declined.body.code).toBe('identity.ownStaffChange')
  expect((await other.send(staffChangeEnd, { ...end, action: 'withdraw' })).status).toBe(200)
})

test('nobody changes their own account from another one of theirs', async () => {
  expect((await propose(one, shen)).body.code).toBe('identity.ownStaff')
  const [member] = (await one.ok(staffList, { keyword: shen })).list
  expect(member?.actions).toEqual([])
})

test('nobody grants themselves a menu under another account', async () => {
  await portal.asOwner(`UPDATE identity.account SET roles = '{administrator}' WHERE email = $1`, [zhou])
  await other.ok(menuRequestSubmit, { menuId: '10103', reason: '代班' })
  const [request] = (await one.ok(menuRequestList, {})).list
  expect(request).toMatchObject({ account: shen, actions: [] })
  const granted = await one.send(menuRequestGrant, { id: request?.id ?? '', days: 7 })
  expect(granted.body.code).toBe('platform.secondPerson')
})
