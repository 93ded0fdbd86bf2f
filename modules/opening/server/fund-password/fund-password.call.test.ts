import { applyList, approve, authorityApply } from '@iisp/approval/contract'
import { changeMgrUser, getLoginKey, stepUp } from '@iisp/identity/contract'
import { sealPassword } from '@iisp/identity/rules'
import { type Iisp, startIisp, testPassword } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { getApplication } from '../../contract/form.ts'
import { getFundPassword } from '../../contract/fund-password.ts'
import { getOpeningList, getTrusteeRaiseList } from '../../contract/list.ts'
import { getAssociationDetail, getRelationDetail } from '../../contract/details/relation.ts'
import { submitted } from '../test/new-application.ts'

let iisp: Iisp
let operator: TestClient
const lin = 'lin.jing@yuanshan.example'
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  operator = await iisp.as('lin.jing')
})
afterAll(() => iisp.close())

async function proven(client: TestClient, password = testPassword) {
  const { publicKey, nonce } = await client.ok(getLoginKey, {})
  return client.send(stepUp, { password: await sealPassword(password, publicKey, nonce) })
}
/** A supervisor's approval to show one fund password. */
async function approvedFor(client: TestClient, xmbh: string): Promise<void> {
  const supervisor = await iisp.as('fang.shen')
  await client.ok(authorityApply, {
    busiType: 'opening-fund-password',
    object: xmbh,
    applyReason: '管理人来电委托',
  })
  const [one] = (await supervisor.ok(applyList, { open: true })).list
  await supervisor.ok(approve, { id: one?.id ?? '', result: 'pass' })
}
const reveals = async (xmbh: string) =>
  (
    await iisp.owner.query<{ real_person: string }>(
      `SELECT real_person FROM platform.audit WHERE action = 'opening.reveal-fund-password' AND object = $1`,
      [`application:${xmbh}`],
    )
  ).rows.map((row) => row.real_person)

test('[BL-065] [BL-250] [BL-252] [BL-287] the submitter is shown it after proving the sign-in password', async () => {
  const { xmbh } = await submitted(operator)
  const ask = () => operator.send(getFundPassword, { xmbh, account: lin })
  const unproven = await ask()
  expect([unproven.status, unproven.body.code]).toEqual([403, 'opening.stepUpNeeded'])
  const wrong = await proven(operator, 'Wrong-2026-password')
  expect([wrong.status, wrong.body.msg]).toEqual([400, '登录密码错误，请重新输入'])
  expect((await ask()).body.code).toBe('opening.stepUpNeeded')
  expect(await reveals(xmbh)).toEqual([])

  expect((await proven(operator)).body.data).toEqual({ validSeconds: 300 })
  expect((await ask()).body.data).toEqual({ password: '246810' })
  expect(await reveals(xmbh)).toHaveLength(1)
  const another = await operator.send(getFundPassword, { xmbh, account: 'gu.min@yuanshan.example' })
  expect(another.status).toBe(404)

  iisp.clock.advance(300)
  expect((await ask()).body.code).toBe('opening.stepUpNeeded')
})

test('[BL-250] [BL-251] an administrator is shown it, a colleague is told whom to ask', async () => {
  const { xmbh } = await submitted(operator)
  const colleague = await iisp.as('zhou.hang')
  await proven(colleague)
  const refused = await colleague.send(getFundPassword, { xmbh, account: 'zhou.hang@yuanshan.example' })
  expect([refused.status, refused.body.msg]).toEqual([
    403,
    `请使用管理员权限账号或者流程提交人${lin}账号查看`,
  ])
  const administrator = await iisp.as('gu.min')
  await proven(administrator)
  const shown = await administrator.ok(getFundPassword, { xmbh, account: 'gu.min@yuanshan.example' })
  expect(shown).toEqual({ password: '246810' })
})

test('[BL-250] a super-manager is shown it as whomever they act, and the trail names the person', async () => {
  const { xmbh } = await submitted(operator)
  const superManager = await iisp.as('du.jian')
  await superManager.ok(changeMgrUser, { account: 'zhou.hang@yuanshan.example', reason: '管理人来电委托' })
  await proven(superManager)
  const asked = { xmbh, account: 'zhou.hang@yuanshan.example' }
  expect((await superManager.send(getFundPassword, asked)).body.code).toBe('platform.approvalNeeded')
  await approvedFor(superManager, xmbh)
  const shown = await superManager.ok(getFundPassword, { xmbh, account: 'zhou.hang@yuanshan.example' })
  expect(shown).toEqual({ password: '246810' })
  const { rows } = await iisp.owner.query<{ person_id: string }>(
    `SELECT person_id::text FROM identity.account WHERE email LIKE 'du.jian@%'`,
  )
  expect(await reveals(xmbh)).toEqual([rows[0]?.person_id])
})

test('[BL-085] an application without one says so without a step-up', async () => {
  const { xmbh } = await submitted(operator, { zjmm: '' })
  expect((await operator.ok(getAssociationDetail, { xmbh })).ZJMM).toBe('')
  const fresh = await iisp.as('lin.jing')
  expect(await fresh.ok(getFundPassword, { xmbh, account: lin })).toEqual({ password: '' })
})

test('five reveals an hour, also when many come at once', async () => {
  iisp.clock.advance(3700)
  const client = await iisp.as('su.qing')
  const { xmbh } = await submitted(client)
  await proven(client)
  const ask = () => client.send(getFundPassword, { xmbh, account: 'su.qing@chenghai.example' })
  const statuses = (await Promise.all(Array.from({ length: 8 }, ask))).map((answer) => answer.status)
  expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  expect(await reveals(xmbh)).toHaveLength(5)
})

test('[BL-136] [BL-137] no other answer, no table and no log of acts holds it in the clear', async () => {
  const canary = '918273'
  // an hour on, the first session is over
  operator = await iisp.as('lin.jing')
  const { xmbh } = await submitted(operator, { zjmm: canary })
  const answers = [
    await operator.send(getApplication, { xmbh }),
    await operator.send(getAssociationDetail, { xmbh }),
    await operator.send(getRelationDetail, { xmbh }),
    await operator.send(getOpeningList, {}),
    await operator.send(getTrusteeRaiseList, {}),
  ]
  for (const answer of answers) expect(answer.text).not.toContain(canary)
  const { rows } = await iisp.owner.query<{ all: string }>(
    `SELECT (SELECT string_agg(a::text, '') FROM opening.application a)
       || (SELECT string_agg(detail::text, '') FROM platform.audit)
       || (SELECT coalesce(string_agg(answer::text, ''), '') FROM platform.idempotency) AS all`,
  )
  expect(rows[0]!.all).toContain(xmbh)
  expect(rows[0]!.all).not.toContain(canary)
})
