import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { taRecordsList } from '../contract/ta-records-list.ts'

let iisp: Iisp
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
})
afterAll(() => iisp?.close())

test('the rows are listed', async () => {
  const client = await iisp.as('ji.deng')
  expect(await client.ok(taRecordsList, {})).toMatchObject({ total: 3, pageNo: 1 })
})

test('input that the contract does not know is refused', async () => {
  const client = await iisp.as('ji.deng')
  const input: object = { unknown: 1 }
  expect((await client.send(taRecordsList, input)).status).toBe(400)
})

test('a stranger is refused', async () => {
  expect((await iisp.visitor().send(taRecordsList, {})).status).toBe(401)
})

test('somebody without the page is refused', async () => {
  const client = await iisp.as('lin.jing')
  expect((await client.send(taRecordsList, {})).status).toBe(403)
})
