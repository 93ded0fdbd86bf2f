import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  getVerifiedId,
  getVerifiedResult,
  phoneInfo,
  verificationDecide,
  verificationList,
  verificationRecording,
} from '../../contract/index.ts'
import { deleteOldRecordings } from '../../contract/callback.ts'
import { useVerification } from '../../contract/request.ts'
import { hashSessionId } from '@iisp/server'
import { runOnce } from '@iisp/server/events/scheduler'
import { retention } from '../retention.ts'
import { administrator, ask, begin, clip, face, legal, send, submitted } from './phone.ts'

let iisp: Iisp
let asker: TestClient
let desk: TestClient
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl'), orders: 20 })
  asker = await iisp.as('lin.jing')
  desk = await iisp.as('zhao.tuo')
}, 120_000)
afterAll(() => iisp?.close())

const poll = (client: TestClient, verifiedId: string) =>
  client.send(getVerifiedResult, { verifiedId, verifiedSource: face })
const decide = (id: string, input: object = { result: 'pass' }) =>
  desk.send(verificationDecide, { id, ...input } as never)

test('[BL-151] a code comes with its id, its seconds and an address to scan, and names the persons masked', async () => {
  const answer = await ask(asker, 'start')
  expect(answer).toMatchObject({ valid: 300, stage: 'waiting', qrUrl: `/iisp/verify/${answer.verifiedId}` })
  expect(answer.persons).toEqual([
    { role: 'administrator', name: '顾*' },
    { role: 'legal', name: '陆**' },
  ])
})

test('[BL-275] the result is asked for form-encoded, with both fields', async () => {
  const { verifiedId } = await ask(asker, 'form')
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await asker.raw(
    'POST',
    getVerifiedResult.path,
    `verifiedId=${verifiedId}&verifiedSource=2`,
    form,
  )
  expect(answer.body.data).toMatchObject({
    verifiedResult: { status: '1010', data: { ispass: '0' } },
    verifiedStatus: '0',
  })
  const both = await asker.raw(
    'POST',
    getVerifiedResult.path,
    `verifiedId=${verifiedId}&verifiedSource=9`,
    form,
  )
  expect(both.status).toBe(404)
  const other = await asker.raw('POST', getVerifiedId.path, 'verifiedSource=2&busiId=x', form)
  expect(other.status).toBe(415)
})

test('[BL-180] [BL-185] a verification passes when the reviewer passes it, and carries one submission', async () => {
  const id = await submitted(iisp, asker, 'order-1')
  expect((await poll(asker, id)).body.data).toMatchObject({ stage: 'reviewing', verifiedStatus: '0' })
  const [row] = (await desk.ok(verificationList, {})).list
  expect(row).toMatchObject({ id, name: '陆远山', idNumber: expect.stringContaining('*'), askedBy: '林静' })
  expect((await decide(id)).status).toBe(200)
  expect((await poll(asker, id)).body.data).toMatchObject({
    verifiedResult: { status: '1000', data: { ispass: '1' } },
    verifiedStatus: '1',
    person: { role: 'legal', name: '陆**' },
  })
  const session = await iisp.portal.sessions.find(hashSessionId(asker.cookies.get('sessionId') ?? ''))
  const use = (busiId: string) =>
    iisp.portal.dispatcher.runAs(session!.actor, useVerification, { verifiedSource: face, busiId })
  await expect(use('order-2')).rejects.toThrow('verification.notVerified')
  const both = await Promise.allSettled([use('order-1'), use('order-1')])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('no route leads to the call by which a module uses a verification', async () => {
  const answer = await asker.raw(
    'POST',
    useVerification.path,
    JSON.stringify({ verifiedSource: '2', busiId: 'x' }),
  )
  expect(answer.status).not.toBe(200)
})

test.each([
  ['BL-181', '1001', '与登记人员不一致'],
  ['BL-182', '1002', '面部不清晰'],
  ['BL-183', '1009', '未朗读验证码'],
] as const)('[%s] a refusal with code %s reaches the person with its reason', async (_, code, reason) => {
  const id = await submitted(iisp, asker, `refused-${code}`)
  expect((await decide(id, { result: 'refuse', code })).body.msg).toBe('请输入不通过原因')
  expect((await decide(id, { result: 'refuse', code, reason })).status).toBe(200)
  expect((await poll(asker, id)).body.data).toMatchObject({
    verifiedResult: { status: code, message: reason, data: { ispass: '0' } },
    verifiedStatus: '2',
  })
  expect((await decide(id)).body.code).toBe('verification.notOpen')
})

test('[BL-184] a code that is over says 失效 and takes nothing any more', async () => {
  const { verifiedId } = await ask(asker, 'late')
  iisp.clock.advance(601)
  expect((await begin(iisp, verifiedId)).body.code).toBe('verification.codeDead')
  expect((await iisp.visitor().ok(phoneInfo, { verifiedId })).stage).toBe('expired')
  expect((await poll(asker, verifiedId)).body.data.verifiedResult.message).toContain('失效')
})

test('[BL-178] another code for the same business kills the one before', async () => {
  const first = await ask(asker, 'again')
  const second = await ask(asker, 'again')
  expect(second.verifiedId).not.toBe(first.verifiedId)
  expect((await begin(iisp, first.verifiedId)).body.code).toBe('verification.codeDead')
  expect((await poll(asker, first.verifiedId)).body.data.verifiedResult.message).toContain('失效')
})

test('[BL-188] only a registered person is let in, and three others end the code', async () => {
  const { verifiedId } = await ask(asker, 'who')
  const other = await begin(iisp, verifiedId, { name: '别人' })
  expect(other.body).toMatchObject({ status: 403, msg: '姓名或身份证号码与登记信息不一致' })
  expect((await begin(iisp, verifiedId, { idNumber: '110105194912310021' })).body.msg).toBe(
    '请输入正确的身份证号码',
  )
  expect((await begin(iisp, verifiedId, { name: ' ' })).body.msg).toBe('请输入姓名')
  await begin(iisp, verifiedId, { role: 'administrator' })
  await begin(iisp, verifiedId, { idNumber: '11010519491231002X' })
  expect((await poll(asker, verifiedId)).body.data.verifiedResult.status).toBe('1001')
  expect((await begin(iisp, verifiedId)).body.code).toBe('verification.codeDead')
})

test('the id number is stored as a hash and masked, and the recording unreadable', async () => {
  const id = await submitted(iisp, asker, 'private')
  const { rows } = await iisp.owner.query(`SELECT * FROM verification.request WHERE id = $1`, [id])
  const kept = JSON.stringify(rows)
  expect(kept).not.toContain(legal.idNumber)
  expect(kept).toContain('310104********')
  const seen = await desk.raw('POST', verificationRecording.path, JSON.stringify({ id }))
  expect(seen.headers.get('content-type')).toBe('video/webm')
  expect(seen.text).toContain('frames of a face')
  const { rows: looks } = await iisp.owner.query(
    `SELECT real_person FROM platform.audit WHERE object = $1 AND action = 'verification.look'`,
    [`verification:${id}`],
  )
  expect(looks).toEqual([{ real_person: '112' }])
})

test('a token sends one recording, and only what is one', async () => {
  const { verifiedId } = await ask(asker, 'upload')
  const { token } = (await begin(iisp, verifiedId)).body.data
  expect((await send(iisp, verifiedId, 'A'.repeat(60))).body.code).toBe('verification.codeDead')
  expect((await send(iisp, verifiedId, token, new Blob(['%PDF-1.7 no recording at all']))).body.msg).toBe(
    '视频格式不支持，请使用MP4、MOV或WebM格式',
  )
  const large = clip('x'.repeat(21 * 1024 * 1024))
  expect((await send(iisp, verifiedId, token, large)).status).toBe(413)
  const both = await Promise.all([send(iisp, verifiedId, token), send(iisp, verifiedId, token)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a code takes six uploads a minute at most, on whichever node', async () => {
  const { verifiedId } = await ask(asker, 'uploads')
  const { token } = (await begin(iisp, verifiedId)).body.data
  const file = new Blob(['%PDF-1.7 no recording at all'])
  const codes = []
  for (let i = 0; i < 7; i++) codes.push((await send(iisp, verifiedId, token, file)).body.code)
  expect(codes.indexOf('verification.uploadedTooOften')).toBe(6)
  iisp.clock.advance(10)
  expect((await send(iisp, verifiedId, token)).status).toBe(200)
})

test('another phone with another identity cannot take a code over', async () => {
  const { verifiedId } = await ask(asker, 'phones')
  await begin(iisp, verifiedId)
  const { role, name, idNumber } = administrator
  expect((await begin(iisp, verifiedId, { role, name, idNumber })).body.code).toBe(
    'verification.takenElsewhere',
  )
})

test('another session, another manager and an unknown id get the same 404', async () => {
  const { verifiedId } = await ask(asker, 'mine')
  const answers = await Promise.all([
    poll(await iisp.as('lin.jing'), verifiedId),
    poll(await iisp.as('he.yu'), verifiedId),
    poll(asker, 'f'.repeat(32)),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
})

test('the desk belongs to the custodian, and nobody reviews what they asked for', async () => {
  const id = await submitted(iisp, asker, 'desk')
  for (const name of ['lin.jing', 'gu.min', 'shen.ji', 'du.jian']) {
    expect((await (await iisp.as(name)).send(verificationList, {})).status).toBe(403)
    expect((await (await iisp.as(name)).send(verificationRecording, { id })).status).toBe(403)
  }
  await iisp.owner.query(`UPDATE verification.request SET person_id = '112' WHERE id = $1`, [id])
  expect((await decide(id)).body.code).toBe('platform.secondPerson')
  // it waits for another reviewer
  expect((await desk.ok(verificationList, {})).list.map((row) => row.id)).not.toContain(id)
})

test('what is with the reviewer is given again to the person, in a new session too', async () => {
  const id = await submitted(iisp, asker, 'reload')
  const later = await iisp.as('lin.jing')
  expect(await ask(later, 'reload')).toMatchObject({ verifiedId: id, stage: 'reviewing' })
  expect((await poll(asker, id)).status).toBe(404)
})

test('an institution without registered persons is told whom to ask', async () => {
  const answer = await (await iisp.as('qian.duo')).send(getVerifiedId, { verifiedSource: '9', busiId: 'x' })
  expect(answer.body.msg).toBe('本机构尚未登记可核验的管理员或法定代表人，请联系托管人登记')
})

test('two windows that ask at the same time leave one code alive', async () => {
  const both = await Promise.all([ask(asker, 'windows'), ask(asker, 'windows')])
  const begun = await Promise.all(both.map(({ verifiedId }) => begin(iisp, verifiedId)))
  expect(begun.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('what nobody reviews in time leaves the desk and ends as failed', async () => {
  const id = await submitted(iisp, asker, 'unreviewed')
  await iisp.owner.query(
    `UPDATE verification.request SET review_until = submitted_at + interval '1 second' WHERE id = $1`,
    [id],
  )
  iisp.clock.advance(2)
  expect((await desk.ok(verificationList, {})).list.map((row) => row.id)).not.toContain(id)
  expect((await decide(id)).body.code).toBe('verification.notOpen')
  const { db, portal, clock } = iisp
  await runOnce({ db, dispatcher: portal.dispatcher, now: clock.now }, retention)
  expect((await poll(asker, id)).body.data).toMatchObject({
    stage: 'failed',
    verifiedResult: { status: '1009', message: '审核超时，请重新发起' },
  })
  const [last] = (await desk.ok(verificationList, { decided: true })).list
  expect(last).toMatchObject({ id, decidedBy: '系统' })
})

test('codes cannot be asked for without end', async () => {
  const one = await iisp.as('pan.yue')
  const answers = []
  for (let i = 0; i < 21; i++)
    answers.push(await one.send(getVerifiedId, { verifiedSource: '2', busiId: `n${i}` }))
  expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429])
})

test('recordings are deleted when their days are over, with their keys', async () => {
  const id = await submitted(iisp, asker, 'old')
  const files = await iisp.owner.query<{ recording_hash: string }>(
    `SELECT recording_hash FROM verification.request WHERE id = $1`,
    [id],
  )
  await iisp.owner.query(
    `UPDATE verification.request SET submitted_at = submitted_at - interval '31 days' WHERE id = $1`,
    [id],
  )
  const { deleted } = await iisp.portal.dispatcher.runAs(
    { kind: 'system', name: 'verification.retention', scope: '*' },
    deleteOldRecordings,
    {},
  )
  expect(deleted).toBe(1)
  const { rows } = await iisp.owner.query(
    `SELECT recording_hash, recording_key FROM verification.request WHERE id = $1`,
    [id],
  )
  expect(files.rows[0]?.recording_hash).toHaveLength(64)
  expect(rows).toEqual([{ recording_hash: null, recording_key: null }])
  expect((await desk.send(verificationRecording, { id })).body.msg).toBe('录像不存在或已到期删除')
})
