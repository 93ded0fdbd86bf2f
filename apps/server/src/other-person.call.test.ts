import { principalHeader, platformErrors } from '@iisp/contract'
import { aidialogApiReplyStream } from '@iisp/assistant/contract'
import { download, fileUpload, preview } from '@iisp/files/contract'
import { changeReadBook, listReadBooks } from '@iisp/guide/contract'
import { changeMgrUser, getMgrInfoBySessionId, loginout } from '@iisp/identity/contract'
import { stageIisp } from '@iisp/testing/stage-iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { transferEntry } from '@iisp/transfers/contract'
import { expect, test } from 'vitest'
import { pdfOf, purpose, sendWhole } from '../../../modules/files/server/test/send-file.ts'

const stage = stageIisp('lin.jing')

const principalOf = async (client: TestClient) => (await client.ok(getMgrInfoBySessionId, {})).principal
/** What a page sends that shows this person. */
const showing = (principal: string) => ({ headers: { [principalHeader]: principal } })
const zhou = async () => principalOf(await stage.iisp.as('zhou.hang'))
const refusedAs = ({ status, body }: { status: number; body: { code?: string; msg: string } }) => [
  status,
  body.code,
]
const otherPerson = [401, platformErrors.otherPerson.code]
const book = { ID: transferEntry.id, MENUNAME: transferEntry.name.zh, state: '1' } as const

test('a page that shows another person than the session’s can neither read nor write; its own person can, and a program that names nobody', async () => {
  const lin = stage.caller
  const refused = await lin.send(changeReadBook, book, showing(await zhou()))
  expect([...refusedAs(refused), refused.body.msg]).toEqual([
    ...otherPerson,
    '已在另一窗口以其他身份登录，请在本窗口重新登录',
  ])
  expect(refusedAs(await lin.send(listReadBooks, {}, showing(await zhou())))).toEqual(otherPerson)
  expect(await lin.ok(listReadBooks, {})).toEqual([])
  await lin.ok(changeReadBook, book, showing(await principalOf(lin)))
  expect(await lin.ok(listReadBooks, {}, showing(await principalOf(lin)))).toMatchObject([{ ID: book.ID }])
})

test('uploads, streams and files shown by their address are refused to such a page', async () => {
  const lin = stage.caller
  const other = await zhou()
  const form = new FormData()
  form.append('file', new Blob([pdfOf(2000)]), 'a.pdf')
  const path = `${fileUpload.path}?purpose=${purpose}`
  expect(refusedAs(await lin.raw('POST', path, form, { [principalHeader]: other }))).toEqual(otherPerson)
  const asked = { account: 'lin.jing@yuanshan.example', query: '你好' } as never
  const answer = await lin.send(aidialogApiReplyStream, asked, showing(other))
  expect(refusedAs(answer)).toEqual(otherPerson)
  const { fileId } = (await sendWhole(lin, 'a.pdf', pdfOf(2000))).body.data
  for (const { path: address } of [preview, download]) {
    const shown = (principal: string) =>
      lin.raw('GET', `${address}?fileId=${fileId}&principal=${encodeURIComponent(principal)}`)
    expect(refusedAs(await shown(other))).toEqual(otherPerson)
    expect((await shown(await principalOf(lin))).status).toBe(200)
  }
})

test('the account’s owner and a super-manager acting as the account are two', async () => {
  const owner = await principalOf(stage.caller)
  const du = await stage.iisp.as('du.jian')
  const himself = await principalOf(du)
  await du.ok(changeMgrUser, { account: 'lin.jing@yuanshan.example', reason: '代办' }, showing(himself))
  const acting = await principalOf(du)
  expect(new Set([owner, himself, acting]).size).toBe(3)
  for (const shown of [owner, himself])
    expect(refusedAs(await du.send(listReadBooks, {}, showing(shown)))).toEqual(otherPerson)
  await du.ok(listReadBooks, {}, showing(acting))
})

test('the id of a person is the same in their next session', async () => {
  expect(await zhou()).toBe(await zhou())
})

test('signing out on a page that shows another person leaves the session alone', async () => {
  const lin = await stage.iisp.as('lin.jing')
  const own = await principalOf(lin)
  expect(refusedAs(await lin.send(loginout, {}, showing(await zhou())))).toEqual(otherPerson)
  expect(await principalOf(lin)).toBe(own)
  await lin.ok(loginout, {}, showing(own))
  expect((await lin.send(getMgrInfoBySessionId, {})).status).toBe(401)
})
