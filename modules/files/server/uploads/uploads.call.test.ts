import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { head, rawRequest, statusOf } from '@iisp/testing/raw-request'
import { type TestClient, newKey } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { download, fileInfo, preview } from '../../contract/stored.ts'
import {
  fileUpload,
  uploadCancel,
  uploadFinish,
  uploadStart,
  uploadUnfinished,
} from '../../contract/uploads.ts'
import { pdfOf, purpose, sendInParts, sendPart, sendWhole } from '../test/send-file.ts'
import { zipOf } from '@iisp/testing/zip'

let iisp: Iisp
let operator: TestClient
let colleague: TestClient
const mb = 1024 * 1024
const text = (content: string) => new TextEncoder().encode(content)

beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  operator = await iisp.as('lin.jing')
  colleague = await iisp.as('zhou.hang')
})
afterAll(() => iisp.close())

const bytesOf = async (fileId: string) => {
  const response = await fetch(`${iisp.origin}${download.path}?fileId=${fileId}`, {
    headers: { cookie: `sessionId=${operator.cookies.get('sessionId')}` },
  })
  return new Uint8Array(await response.arrayBuffer())
}

test('[BL-259] a file comes back byte for byte, saved and never shown', async () => {
  const { body } = await sendWhole(operator, '申购书.PDF', text('%PDF-1.7 申购书'))
  expect(body.data).toMatchObject({ status: 'success', name: '申购书.PDF', size: 18 })
  const answer = await operator.send(download, { fileId: body.data.fileId })
  expect(answer.text).toBe('%PDF-1.7 申购书')
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="___.PDF"; filename*=UTF-8''%E7%94%B3%E8%B4%AD%E4%B9%A6.PDF`,
  )
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
})

test('an upload of 50 MB that was cut at 60 % goes on at 60 %', async () => {
  const content = pdfOf(50 * mb)
  const { uploadId, partBytes } = await operator.ok(uploadStart, {
    purpose,
    name: 'cut.pdf',
    size: content.length,
  })
  for (let part = 0; part < 30; part++) await sendPart(operator, uploadId, part, content)
  expect(await operator.ok(uploadUnfinished, { purpose })).toEqual([
    { uploadId, name: 'cut.pdf', size: 50 * mb, storedBytes: 30 * partBytes },
  ])
  const early = await operator.send(uploadFinish, { uploadId })
  expect([early.status, early.body.msg]).toEqual([409, '文件尚未传完，请继续上传'])

  const { sent, finished } = await sendInParts(operator, 'cut.pdf', content)
  expect(sent).toEqual(Array.from({ length: 20 }, (_, at) => at + 30))
  const stored = await bytesOf(finished.body.data.fileId)
  expect(Buffer.compare(stored, content)).toBe(0)
  // asked again it is the same file, and nothing is left to go on with
  expect((await operator.ok(uploadFinish, { uploadId })).fileId).toBe(finished.body.data.fileId)
  expect(await operator.ok(uploadUnfinished, { purpose })).toEqual([])
})

test('another file of the same name and size is told from the first by its parts', async () => {
  const [one, other] = [pdfOf(2 * mb, 3), pdfOf(2 * mb, 5)]
  const { uploadId } = await operator.ok(uploadStart, { purpose, name: 'same.pdf', size: 2 * mb })
  await sendPart(operator, uploadId, 0, one)
  const again = await operator.ok(uploadStart, { purpose, name: 'same.pdf', size: 2 * mb })
  expect(again.uploadId).toBe(uploadId)
  await sendPart(operator, uploadId, 0, other)
  await sendPart(operator, uploadId, 1, one)
  const hashes = [0, 1].map(() => 'a'.repeat(64))
  const mixed = await operator.send(uploadFinish, { uploadId, hashes })
  expect(mixed.body.code).toBe('files.partsMissing')
  await sendPart(operator, uploadId, 1, other)
  const { fileId } = await operator.ok(uploadFinish, { uploadId })
  expect(Buffer.compare(await bytesOf(fileId), other)).toBe(0)
})

test('an upload is its owner’s: a colleague can neither go on with it nor give it up', async () => {
  const content = pdfOf(2 * mb, 7)
  const { uploadId } = await operator.ok(uploadStart, { purpose, name: 'mine.pdf', size: 2 * mb })
  await sendPart(operator, uploadId, 0, content)
  const stranger = await iisp.as('he.yu')
  for (const other of [colleague, stranger]) {
    expect((await sendPart(other, uploadId, 1, content)).body.code).toBe('files.uploadGone')
    expect((await other.send(uploadFinish, { uploadId })).body.code).toBe('files.uploadGone')
    await other.ok(uploadCancel, { uploadId })
  }
  expect(await operator.ok(uploadUnfinished, { purpose })).toHaveLength(1)
  await operator.ok(uploadCancel, { uploadId })
  expect(await operator.ok(uploadUnfinished, { purpose })).toEqual([])
})

test.each([
  ['BL-199', '.pdf', 'x', '请不要上传文件名为空的文件'],
  ['BL-200', `${'名'.repeat(497)}.pdf`, 'x', '文件名称请不要超过500个字符'],
  ['BL-197', 'a.exe', 'x', '请上传正确格式'],
  ['BL-197', 'a.html', '<script>', '请上传正确格式'],
  ['BL-197', 'a.svg', '<svg/>', '请上传正确格式'],
  ['BL-197', 'program.pdf', 'MZ\u0090\u0000', '请上传正确格式'],
  ['BL-197', 'short.pdf', '%PD', '请上传正确格式'],
  ['BL-198', 'a.pdf', '', '请不要上传0KB文件'],
])('[%s] the server refuses in the words of the widget: %#', async (_, name, content, msg) => {
  const answer = await sendWhole(operator, name, text(content))
  expect([answer.status, answer.body.msg]).toEqual([400, msg])
  const start = await operator.send(uploadStart, { purpose, name, size: text(content).length })
  if (start.status !== 200) return expect([start.status, start.body.msg]).toEqual([400, msg])
  // only its bytes betray it: they are looked at when they are here
  await sendPart(operator, start.body.data.uploadId, 0, text(content))
  const finished = await operator.send(uploadFinish, { uploadId: start.body.data.uploadId })
  expect([finished.status, finished.body.msg]).toEqual([400, msg])
  // the same file would be refused again, so it is not offered to be gone on with
  expect(await operator.ok(uploadUnfinished, { purpose })).toEqual([])
})

test('[BL-200] a name of 500 characters is taken', async () => {
  const name = `${'名'.repeat(496)}.pdf`
  expect((await sendWhole(operator, name, text('%PDF-1.4'))).body.data.name).toBe(name)
})

test('[BL-202] more than 50 MB is refused before the first part', async () => {
  const answer = await operator.send(uploadStart, { purpose, name: 'a.pdf', size: 50 * mb + 1 })
  expect([answer.status, answer.body.msg]).toEqual([413, '上传的文件不能超过50MB'])
  expect((await operator.send(uploadStart, { purpose, name: 'a.pdf', size: 50 * mb })).status).toBe(200)
})

test('a part of the wrong length, or of none, is refused', async () => {
  const content = pdfOf(3 * mb, 11)
  const { uploadId } = await operator.ok(uploadStart, { purpose, name: 'p.pdf', size: 3 * mb - 5 })
  expect((await sendPart(operator, uploadId, 2, content)).status).toBe(413)
  expect((await sendPart(operator, uploadId, 3, content)).body.code).toBe('files.partWrong')
  expect((await sendPart(operator, uploadId, 2, content.slice(0, 2 * mb + 9))).body.code).toBe(
    'files.partWrong',
  )
  await operator.ok(uploadCancel, { uploadId })
})

test('who may not write orders uploads no attachment of theirs', async () => {
  expect((await sendWhole(colleague, 'a.pdf', text('%PDF-1.4'))).status).toBe(403)
  expect((await colleague.send(uploadStart, { purpose, name: 'a.pdf', size: 9 })).status).toBe(403)
  const strange = await operator.send(uploadStart, { purpose: 'files.export', name: 'a.pdf', size: 9 })
  expect(strange.status).toBe(403)
  const about = { institutionId: 'M002' }
  const more = await operator.send(uploadStart, { purpose, name: 'a.pdf', size: 9, about })
  expect(more.body.code).toBe('platform.badInput')
})

test('the files of an institution are bounded by its quota', async () => {
  await iisp.owner.query(`INSERT INTO files.quota VALUES ('M001', 1000)`)
  const answer = await sendWhole(operator, 'a.pdf', text('%PDF-1.4 more'))
  expect([answer.status, answer.body.code]).toEqual([507, 'files.quota'])
  expect((await operator.send(uploadStart, { purpose, name: 'q.pdf', size: 2000 })).status).toBe(507)
  await iisp.owner.query('DELETE FROM files.quota')
  expect((await sendWhole(operator, 'a.pdf', text('%PDF-1.4 more'))).status).toBe(200)
})

test('[BL-258] [BL-330] [BL-331] [BU-234] [BU-374] [BU-375] a file is refused without a session, and unknown to who may not see it', async () => {
  const { fileId } = (await sendWhole(operator, 'a.pdf', text('%PDF-1.4'))).body.data
  for (const call of [download, fileInfo, preview]) {
    const nobody = await iisp.visitor().send(call, { fileId })
    expect([nobody.status, nobody.body.msg]).toEqual([401, '暂时无法下载此文件，请登录后重试'])
    const foreign = await (await iisp.as('he.yu')).send(call, { fileId })
    const unknown = await operator.send(call, { fileId: '0'.repeat(32) })
    expect([foreign.status, foreign.body.msg]).toEqual([404, '暂时无法下载此文件'])
    expect(unknown.text).toBe(foreign.text)
  }
})

const uploadHead = (bytes: number, session?: string) =>
  head('POST', `${fileUpload.path}?purpose=${purpose}`, {
    'content-type': 'multipart/form-data; boundary=cut',
    'content-length': bytes,
    'x-trace-id': newKey(),
    ...(session === undefined ? {} : { cookie: `sessionId=${session}` }),
  })

test('an upload is refused by its head without a session, and where it is larger than any file may be', async () => {
  const own = operator.cookies.get('sessionId')
  expect(statusOf(await rawRequest(iisp.origin, uploadHead(10 * mb)))).toBe(401)
  expect(statusOf(await rawRequest(iisp.origin, uploadHead(60 * mb, own)))).toBe(413)
})

test.each([
  ['a NUL', Buffer.from('a\0b.pdf')],
  ['bytes that are no UTF-8', Buffer.from([0xc3, 0x28])],
])('an upload with %s in its name is refused', async (_, name) => {
  const body = Buffer.concat([
    Buffer.from('--cut\r\nContent-Disposition: form-data; name="file"; filename="'),
    name,
    Buffer.from('"\r\n\r\n%PDF-1.7\r\n--cut--\r\n'),
  ])
  const sent = uploadHead(body.length, operator.cookies.get('sessionId'))
  expect(statusOf(await rawRequest(iisp.origin, sent, body))).toBe(400)
})

test('pictures and PDF may stand in a frame of the portal, nothing else may', async () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])
  const image = (await sendWhole(operator, 'a.png', png)).body.data.fileId
  const pdf = (await sendWhole(operator, 'a.pdf', text('%PDF-1.4'))).body.data.fileId
  const zip = (await sendWhole(operator, 'a.zip', new Uint8Array(zipOf({ name: 'a.txt', content: 'x' }))))
    .body.data.fileId
  expect((await operator.ok(fileInfo, { fileId: pdf })).shown).toBe('pdf')
  expect((await operator.ok(fileInfo, { fileId: zip })).shown).toBeNull()
  for (const [fileId, type] of [
    [image, 'image/png'],
    [pdf, 'application/pdf'],
  ] as const) {
    const { headers } = await operator.send(preview, { fileId })
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('content-disposition')).toMatch(/^inline/)
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
  expect((await operator.send(preview, { fileId: zip })).status).toBe(415)
  expect((await operator.send(download, { fileId: pdf })).headers.get('x-frame-options')).toBe('DENY')
})

test('uploads that are begun and left make room for others', async () => {
  const begin = (at: number) => operator.ok(uploadStart, { purpose, name: `left-${at}.pdf`, size: 50 * mb })
  for (let at = 0; at < 25; at++) {
    iisp.clock.advance(1)
    await begin(at)
  }
  const { rows } = await iisp.owner.query(
    `SELECT count(*)::int AS n, bool_or(name = 'left-24.pdf') AS newest FROM files.upload WHERE file_id IS NULL`,
  )
  expect(rows).toEqual([{ n: 20, newest: true }])
})

test('uploads nobody went on with are forgotten after a day, their content too', async () => {
  const content = pdfOf(mb, 13)
  const { uploadId } = await operator.ok(uploadStart, { purpose, name: 'old.pdf', size: 2 * mb })
  await sendPart(operator, uploadId, 0, content)
  await iisp.portal.settle()
  expect(await operator.ok(uploadUnfinished, { purpose })).not.toEqual([])
  iisp.clock.advance(25 * 3600)
  await iisp.portal.settle()
  const { rows } = await iisp.owner.query(
    `SELECT (SELECT count(*) FROM files.upload WHERE file_id IS NULL) AS uploads,
      (SELECT count(*) FROM files.loose_content) AS loose`,
  )
  expect(rows).toEqual([{ uploads: '0', loose: '0' }])
})
