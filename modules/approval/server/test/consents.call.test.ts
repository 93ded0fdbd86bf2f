import { changeMgrUser } from '@iisp/identity/contract'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { agreeTo, agreeToJump, agreementList, agreementVersions, firstJump } from '../../contract/index.ts'

let iisp: Iisp
let lin: TestClient
beforeAll(async () => {
  iisp = await startIisp({
    serverUrl: inject('databaseUrl'),
    orders: 20,
    settings: {
      platformEnv: 'fund',
      researchLabUrl: 'https://lab.example/',
      researchLabSecret: 's'.repeat(32),
    },
  })
  // as before the first sign-in of everybody
  await iisp.owner.query('DELETE FROM approval.consent')
  lin = await iisp.as('lin.jing')
}, 120_000)
afterAll(() => iisp?.close())

const kept = async () =>
  (
    await iisp.owner.query(
      'SELECT account_id, person_id, agreement, version FROM approval.consent ORDER BY agreement',
    )
  ).rows
const first = (client: TestClient) => client.ok(firstJump, { target: 'research-lab' })

test('[BL-075] [BL-076] the first jump names the platform one comes from and what is to be agreed to', async () => {
  expect(await first(lin)).toEqual({
    first: true,
    source: 'fund',
    agreements: [
      { agreement: 'research-lab', version: agreementVersions['research-lab'] },
      { agreement: 'fund-analysis', version: agreementVersions['fund-analysis'] },
      { agreement: 'privacy', version: agreementVersions.privacy },
    ],
  })
})

test('[BL-220] without consent there is no jump', async () => {
  const answer = await lin.send(agreeToJump, { target: 'research-lab', agreed: false })
  expect(answer.body).toMatchObject({ status: 400, msg: '请勾选同意协议' })
  expect(await kept()).toEqual([])
})

test('consent is kept with person and version, once, and the next jump is direct', async () => {
  await Promise.all([
    lin.ok(agreeToJump, { target: 'research-lab', agreed: true }),
    lin.ok(agreeToJump, { target: 'research-lab', agreed: true }),
  ])
  expect(await kept()).toEqual(
    ['fund-analysis', 'privacy', 'research-lab'].map((agreement) => ({
      account_id: '101',
      person_id: '101',
      agreement,
      version: '2026-11-01',
    })),
  )
  expect(await first(lin)).toMatchObject({ first: false })
})

test('what one person agreed to binds nobody else, not even who acts as them', async () => {
  expect(await first(await iisp.as('zhou.hang'))).toMatchObject({ first: true })
  const acting = await iisp.as('du.jian')
  await acting.ok(changeMgrUser, { account: 'lin.jing@yuanshan.example', reason: '管理人来电委托' })
  expect(await first(acting)).toMatchObject({ first: true })
})

test('another version asks again', async () => {
  await iisp.owner.query(`UPDATE approval.consent SET version = '2020-01-01' WHERE agreement = 'privacy'`)
  expect(await first(lin)).toMatchObject({ first: true })
  const list = await lin.ok(agreementList, {})
  expect(list.find(({ agreement }) => agreement === 'privacy')?.agreedAt).toBeNull()
  expect((await lin.send(agreeTo, { agreement: 'privacy', version: '2020-01-01' })).body.msg).toBe(
    '协议已更新，请阅读新版本',
  )
  await lin.ok(agreeTo, { agreement: 'privacy', version: agreementVersions.privacy })
  expect(await first(lin)).toMatchObject({ first: false })
})
