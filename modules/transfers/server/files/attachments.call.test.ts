import { download, fileUpload } from '@iisp/files/contract'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  getAttachment,
  getAttachmentsByZlId,
  getSztAttachmentsByZlId,
  uploadCollectFile,
} from '../../contract/files.ts'
import { addTran } from '../../contract/orders/form.ts'
import { getDebitTransferDetail } from '../../contract/orders/detail.ts'
import { type Form, draftOf, openAnyForm, openForm, submitted } from '../test/new-order.ts'
import { sendUpload, upload } from '../test/upload.ts'

let iisp: Iisp
let operator: TestClient
let form: Form
const pdf = '%PDF-1.7 申购书'

beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  operator = await iisp.as('lin.jing')
  form = await openForm(operator, 'SXA001')
})
afterAll(() => iisp.close())

test('[BU-113][BU-259][BU-261] an uploaded file stays with its order and comes back byte for byte', async () => {
  const file = await upload(
    operator,
    '申购书.PDF',
    pdf,
    `?cpdm=SXA001&xmbh=${form.product.XMBH}&uploadType=1&fileType=1003`,
  )
  expect(file).toMatchObject({ FILENAME: '申购书.PDF', FILETYPE: '1003', XMBH: form.product.XMBH })
  const draft = draftOf(form, { hkType: '03', hkTypeDetail: '0300', fileIds: [file.FILEID] })
  const order = await submitted(operator, draft)
  const expected = { FILENAME: '申购书.PDF', FILEID: file.FILEID, XMBH: form.product.XMBH, ZLID: order.id }
  expect(await operator.ok(getAttachmentsByZlId, { zlId: order.id })).toMatchObject([expected])
  expect((await operator.ok(getDebitTransferDetail, { id: order.id })).ATTACHMENTS).toMatchObject([expected])
  const answer = await operator.send(download, { fileId: file.FILEID })
  expect([answer.status, answer.text]).toEqual([200, pdf])
  expect(answer.headers.get('content-disposition')).toContain(
    "filename*=UTF-8''%E7%94%B3%E8%B4%AD%E4%B9%A6.PDF",
  )
})

test('[BU-260] a collected attachment answers a list', async () => {
  const answer = await sendUpload(operator, 'a.pdf', pdf, '', uploadCollectFile.path)
  const [file] = answer.body.data as unknown as { FILEID: string }[]
  expect((await operator.send(download, { fileId: file!.FILEID })).text).toBe(pdf)
})

test('[BU-262] only orders of the SSCC link have its attachments', async () => {
  const file = await upload(operator, 'a.pdf', pdf)
  const saved = await operator.ok(addTran, draftOf(form, { fileIds: [file.FILEID] }))
  expect(await operator.ok(getSztAttachmentsByZlId, { zlId: saved.id })).toEqual([])
  await iisp.owner.query(`UPDATE transfers.transfer_order SET source = '3' WHERE id = $1`, [saved.id])
  expect(await operator.ok(getSztAttachmentsByZlId, { zlId: saved.id })).toMatchObject([
    { FILEID: file.FILEID },
  ])
})

test.each([
  ['a program named pdf', 'a.pdf', 'MZ\u0090\u0000', '请上传正确格式'],
  ['an extension that is not taken', 'a.docm', pdf, '请上传正确格式'],
  ['two extensions', 'a.pdf.exe', pdf, '请上传正确格式'],
  ['an empty file', 'a.pdf', '', '请不要上传0KB文件'],
  ['no name', '.pdf', pdf, '请不要上传文件名为空的文件'],
  ['501 characters', `${'名'.repeat(497)}.pdf`, pdf, '文件名称请不要超过500个字符'],
])('[BU-399] refused: %s', async (_, name, content, msg) => {
  const answer = await sendUpload(operator, name, content)
  expect([answer.status, answer.body.msg]).toEqual([400, msg])
})

test('[BU-399] more than 50 MB is refused', async () => {
  const big = new Uint8Array(50 * 1024 * 1024 + 1)
  big.set(new TextEncoder().encode('%PDF-'))
  const answer = await sendUpload(operator, 'big.pdf', big)
  expect([answer.status, answer.body.msg]).toEqual([413, '上传的文件不能超过50MB'])
})

test('[BU-114][BU-268] the kinds of attachments that a transfer needs', async () => {
  const needs = await operator.ok(getAttachment, {
    hklx: '03',
    hkTypeDetail: '0300',
    xmbh: form.product.XMBH,
  })
  expect(needs[0]).toEqual({
    FILETYPE: '1003,1001',
    FILETYPENAME: '申购/认购书 / 合同/协议',
    REMARK: '请上传申购/认购书或基金合同',
    REQUIRED: '1',
  })
  expect((await operator.send(getAttachment, { hklx: '03', hkTypeDetail: '0501' })).body.code).toBe(
    'transfers.typeAndDetail',
  )
})

test("a file is read by who may see its order; another institution's answers as an unknown one", async () => {
  const file = await upload(operator, 'a.pdf', pdf)
  const custodian = await iisp.as('zhao.tuo')
  const colleague = await iisp.as('zhou.hang')
  const statuses = async () =>
    Promise.all(
      [colleague, custodian].map(async (each) => (await each.send(download, { fileId: file.FILEID })).status),
    )
  expect(await statuses()).toEqual([404, 404])
  await operator.ok(addTran, draftOf(form, { fileIds: [file.FILEID] }))
  expect(await statuses()).toEqual([200, 200])
  const stranger = await iisp.as('he.yu')
  const foreign = await stranger.send(download, { fileId: file.FILEID })
  const unknown = await stranger.send(download, { fileId: '0'.repeat(32) })
  expect([foreign.status, foreign.body.msg]).toEqual([404, unknown.body.msg])
  const own = await openAnyForm(stranger)
  const stolen = await stranger.send(addTran, draftOf(own, { fileIds: [file.FILEID] }))
  expect(stolen.body.code).toBe('transfers.fileGone')
  const auditor = await iisp.as('shen.ji')
  expect((await auditor.send(download, { fileId: file.FILEID })).status).toBe(404)
})

test('a file that was stored for another purpose is no attachment', async () => {
  const paper = await sendUpload(operator, 'a.pdf', pdf, '?purpose=opening.paper', fileUpload.path)
  const { fileId } = paper.body.data as unknown as { fileId: string }
  const answer = await operator.send(addTran, draftOf(form, { fileIds: [fileId] }))
  expect([answer.status, answer.body.msg]).toEqual([409, '附件不存在，请重新上传'])
})

test('[BU-399] [BL-202] the attachments of an order are bounded together', async () => {
  const half = new Uint8Array(26 * 1024 * 1024)
  half.set(new TextEncoder().encode('%PDF-'))
  const one = await sendUpload(operator, 'a.pdf', half)
  const two = await sendUpload(operator, 'b.pdf', half)
  const fileIds = [one.body.data.FILEID, two.body.data.FILEID]
  const answer = await operator.send(addTran, draftOf(form, { fileIds }))
  expect([answer.status, answer.body.msg]).toEqual([413, '上传的文件不能超过50MB'])
})

test('[BL-203] an order takes 20 attachments, more are refused with the limit', async () => {
  const fileIds = Array.from({ length: 21 }, (_, at) => at.toString(16).padStart(32, '0'))
  const answer = await operator.send(addTran, draftOf(form, { fileIds }))
  expect([answer.status, answer.body.msg]).toEqual([400, '上传的文件不能超过20条！'])
})
