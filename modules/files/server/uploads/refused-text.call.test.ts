import { renameSync } from 'node:fs'
import { stageIisp } from '@iisp/testing/stage-iisp'
import { newKey } from '@iisp/testing/test-client'
import { describe, expect, test } from 'vitest'
import { exportCreate, exportList } from '../../contract/exports.ts'
import { download } from '../../contract/stored.ts'
import { fileUpload, uploadStart } from '../../contract/uploads.ts'
import { pdfOf, purpose, sendPart, sendWhole } from '../test/send-file.ts'

const stage = stageIisp()

/** A form as no browser would write it. */
async function sendForm(query: string, head: Buffer | string, end = '\r\n--cut--\r\n') {
  const body = Buffer.concat([
    Buffer.from('--cut\r\nContent-Disposition: form-data; name="file"; filename="'),
    Buffer.from(head as string),
    Buffer.from(`"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4 x${end}`),
  ])
  const response = await fetch(`${stage.caller.origin}${fileUpload.path}?purpose=${purpose}${query}`, {
    method: 'POST',
    headers: {
      'x-trace-id': newKey(),
      'content-type': 'multipart/form-data; boundary=cut',
      cookie: `sessionId=${stage.caller.cookies.get('sessionId')}`,
    },
    body,
  })
  return [response.status, ((await response.json()) as { msg: string }).msg] as const
}

describe('a file name is refused with a text that says so', () => {
  const refused = [400, '文件名称含有不可用的字符，请改名后再上传']
  test.each([
    ['a NUL', 'a\0b.pdf'],
    ['a control', 'a\u0007b.pdf'],
    ['bytes that are no UTF-8', Buffer.from('61ff62c3282e706466', 'hex')],
    ['half a pair, as bytes', Buffer.from('61eda0bd2e706466', 'hex')],
    ['a turned direction', 'a\u202efdp.pdf'],
  ])('for %s', async (_what, name) => {
    expect(await sendForm('', name)).toEqual(refused)
  })
  test('in an upload in parts', async () => {
    const answer = await stage.caller.send(uploadStart, { purpose, name: 'a\u202eb.pdf', size: 9 })
    expect([answer.status, answer.body.msg]).toEqual(refused)
    expect((await stage.caller.send(uploadStart, { purpose, name: 'a\0b.pdf', size: 9 })).status).toBe(400)
  })
})

test('what an upload says beside its file is refused where it is no text: 400, never 500', async () => {
  for (const about of ['{"a":"\\u0000"}', '{"a":"\\ud83d"}', '{"\\u0000":"a"}', '{"a":"1","a":"2"}', '%FF'])
    expect(
      (await sendForm(`&about=${about.startsWith('%') ? about : encodeURIComponent(about)}`, 'a.pdf'))[0],
    ).toBe(400)
})

test('while the files folder is missing, files and exports say so with 503, and go on when it is back', async () => {
  const { fileId } = (await sendWhole(stage.caller, 'a.pdf', pdfOf(100))).body.data
  const { uploadId } = await stage.caller.ok(uploadStart, { purpose, name: 'b.pdf', size: 100 })
  const unavailable = [503, '文件存储暂时不可用，请稍后重试；如持续出现，请联系客服']
  renameSync(stage.iisp.filesFolder, `${stage.iisp.filesFolder}-away`)
  try {
    for (const answer of [
      await sendWhole(stage.caller, 'a.pdf', pdfOf(200)),
      await sendPart(stage.caller, uploadId, 0, pdfOf(100)),
      await stage.caller.send(download, { fileId }),
    ])
      expect([answer.status, answer.body.msg]).toEqual(unavailable)
    const { id } = await stage.caller.ok(exportCreate, {
      source: 'transfers.orders',
      format: 'csv',
      title: '划款指令查询',
      columns: ['ORDERNO'],
      filters: {},
    })
    await stage.iisp.portal.settle()
    const job = (await stage.caller.ok(exportList, {})).list.find((one) => one.id === id)
    expect([job?.state, job?.error]).toEqual(['failed', unavailable[1]])
  } finally {
    renameSync(`${stage.iisp.filesFolder}-away`, stage.iisp.filesFolder)
  }
  expect((await sendWhole(stage.caller, 'a.pdf', pdfOf(200))).status).toBe(200)
  expect((await stage.caller.send(download, { fileId })).status).toBe(200)
})

test('a form that breaks off is refused as malformed, again and again', async () => {
  for (let tries = 0; tries < 3; tries++) expect((await sendForm('', 'a.pdf', ''))[0]).toBe(400)
  expect((await sendForm('', 'a.pdf'))[0]).toBe(200)
})
