import { newKey } from '@iisp/testing/test-client'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  getApplication,
  saveApplication,
  submitApplication,
  withdrawApplication,
} from '../../contract/form.ts'
import * as calls from '../../contract/desk.ts'
import { downLoad, downSecuritiesFile } from '../../contract/files.ts'
import { getOpeningList, getTrusteeRaiseList } from '../../contract/list.ts'
import { getProcessInfo, getProgressDetail } from '../../contract/details/progress.ts'
import { getAssociationDetail, getRelationDetail } from '../../contract/details/relation.ts'
import { getJJsListByOrgNameSupportLike } from '@iisp/reference/contract'
import { draftOf, submitted, upload, verified } from '../test/new-application.ts'
import { startOpening } from '../test/start-opening.ts'

const { iisp, operator, desk } = await startOpening()
beforeEach(async () => {
  await iisp.portal.settle()
  await iisp.owner.query('DELETE FROM platform.message_outbox')
})

const messages = async () => {
  await iisp.portal.settle()
  return (await iisp.owner.query<{ body: string }>('SELECT body FROM platform.message_outbox ORDER BY id'))
    .rows
}
const flowOf = async (xmbh: string) =>
  (await operator.ok(getProgressDetail, { xmbh })).flow.map((task) => [task.RWMC1, task.JDSCSJ !== ''])

describe('the demonstration', () => {
  test('[BL-006] [SH-007] [SH-008] both lists show applications, the newest first, with their progress', async () => {
    for (const list of [getOpeningList, getTrusteeRaiseList] as const) {
      const page = await operator.ok(list, { pageSize: 50 })
      expect(page.total).toBeGreaterThan(6)
      expect(page.list.length).toBe(page.total)
      expect(new Set(page.list.map((row) => row.STATUS)).size).toBeGreaterThan(5)
      const { flow, infos } = await operator.ok(getProgressDetail, { xmbh: page.list[0]!.XMBH })
      expect(flow.length).toBeGreaterThan(2)
      expect(infos.VC_CPMC).toBe(page.list[0]!.CPMC)
    }
  })

  test('filters narrow the list, and wildcards are letters', async () => {
    const rejected = await operator.ok(getOpeningList, { status: '011' })
    expect(rejected.list.every((row) => row.STATUS === '011' && row.STAGE === '4' && row.REASON !== '')).toBe(
      true,
    )
    expect(rejected.total).toBe(1)
    const [row] = rejected.list
    expect((await operator.ok(getOpeningList, { keyword: row!.XMBH })).total).toBe(1)
    expect((await operator.ok(getOpeningList, { keyword: row!.CPDM.toLowerCase() })).total).toBeGreaterThan(0)
    expect((await operator.ok(getOpeningList, { keyword: '%' })).total).toBe(0)
    expect((await operator.ok(getOpeningList, { startDate: '2026-11-19' })).total).toBeLessThan(3)
  })
})

test('a broker keeps accounts of its own kind alone', async () => {
  const brokers = await operator.ok(getJJsListByOrgNameSupportLike, { orgName: '中信期货' })
  const draft = await draftOf(operator, { kind: '1', brokerId: brokers[0]!.JJSID, zhlx: '1' })
  const refused = await operator.send(saveApplication, draft)
  expect(refused.body).toMatchObject({
    status: 400,
    msg: '中信期货有限公司不能开立证券资金账户，请核对经纪商与账户类型',
  })
  await operator.ok(saveApplication, { ...draft, zhlx: '3' })
})

test('who reads English finds the broker by its English name; what is saved keeps the registered names', async () => {
  const brokers = await operator.ok(getJJsListByOrgNameSupportLike, { orgName: '中信期货' })
  const draft = await draftOf(operator, { kind: '1', brokerId: brokers[0]!.JJSID, zhlx: '3' })
  const { body: saved } = await operator.send(saveApplication, draft, { language: 'en' })
  const { body } = await operator.send(getOpeningList, { keyword: saved.data.xmbh }, { language: 'en' })
  expect(body.data.list).toMatchObject([
    { JJSMC: 'CITIC Futures Co., Ltd.', CPMC: expect.stringMatching(/^Yuanshan /) },
  ])
  expect((await operator.ok(getOpeningList, { keyword: saved.data.xmbh })).list).toMatchObject([
    { JJSMC: '中信期货有限公司', CPMC: expect.stringMatching(/^远山/) },
  ])
  // its list is searched by either name, by initials, and by the English name of the product
  const product = body.data.list[0]?.CPMC.slice(0, 40) ?? ''
  for (const keyword of ['citic fut', '中信期货', 'zxqh', product.toUpperCase()]) {
    const { list } = await operator.ok(getOpeningList, { keyword, pageSize: 500 })
    expect(list.map((row) => row.XMBH)).toContain(saved.data.xmbh)
  }
  expect((await operator.ok(getOpeningList, { keyword: 'citic futz' })).total).toBe(0)
})

describe('a securities account', () => {
  test('[BL-053] [BL-056] [BL-059] [BL-133] [BL-135] goes from the manager over the depository to the bank', async () => {
    const { xmbh, version, statusName } = await submitted(operator, { kind: '1', zh: '' }, iisp)
    expect([xmbh.slice(0, 2), version, statusName]).toEqual(['KH', 2, '材料审核中'])
    await desk.ok(calls.openingAccept, { xmbh, version: 2 })
    expect(await flowOf(xmbh)).toEqual([
      ['提交申请', true],
      ['材料审核', true],
      ['中登开户完成', false],
      ['待银行关联', false],
    ])
    await desk.ok(calls.openingRegister, { xmbh, version: 3, zh: '0899123456' })
    await desk.ok(calls.openingCourier, { xmbh, version: 4, kddh: 'SF1234567890', kdgs: '顺丰速运' })
    const detail = await operator.ok(getProgressDetail, { xmbh })
    const { saveRecordData, infos, productList } = detail
    expect(detail.file[0]).toEqual({
      FILEID: expect.any(String),
      FILENAME: expect.stringContaining('.pdf'),
      VC_FILETYPENAME: expect.any(String),
      WDLX: expect.stringMatching(/^10\d\d$/),
    })
    expect(detail.flow[0]).toEqual({ RWMC1: '提交申请', JDSCSJ: '2026-11-20 10:00:00' })
    expect(saveRecordData).toMatchObject({ KDDH: 'SF1234567890', F_KDGS: '顺丰速运', stage: '2' })
    expect(infos.VC_XMBH).toBe(xmbh)
    expect(productList.find((type) => type.VC_CPLX2 === infos.VC_CPLX)?.LABEL).toMatch(/基金|计划/)
    const done = await desk.ok(calls.openingLink, {
      xmbh,
      version: 5,
      zhh: '110900000000001',
      khyh: '恒信银行北京分行',
      zjmm: '112233',
    })
    expect(done.statusName).toBe('已完成')
    expect((await flowOf(xmbh)).every(([, reached]) => reached)).toBe(true)
    const nodes = await operator.ok(getProcessInfo, { xmbh })
    expect(nodes.map((node) => [node.VC_RWMC, node.VC_CLR, node.LY])).toEqual([
      ['保存申请', '林静', '管理人'],
      ['提交申请', '林静', '管理人'],
      ['材料审核通过', '赵拓', '托管人'],
      ['中登开户完成', '赵拓', '托管人'],
      ['寄送材料', '赵拓', '托管人'],
      ['银行关联', '赵拓', '托管人'],
    ])
    expect(new Set(nodes.map((node) => node.D_SCSJ))).toEqual(new Set(['2026-11-20 10:00:00']))
    const texts = (await messages()).map((row) => row.body)
    expect(texts.filter((text) => text.includes(xmbh))).toHaveLength(3)
  })

  test('[BL-057] is rejected with a reason, corrected and submitted again', async () => {
    const { xmbh } = await submitted(operator, { kind: '1', zh: '' }, iisp)
    const blank = await desk.send(calls.openingReject, { xmbh, version: 2, reason: '  ' })
    expect([blank.status, blank.body.msg]).toEqual([400, '请填写原因'])
    await desk.ok(calls.openingReject, { xmbh, version: 2, reason: '申请表未盖章' })
    const detail = await operator.ok(getApplication, { xmbh })
    expect(detail).toMatchObject({ STAGE: '4', REASON: '申请表未盖章', STATUSNAME: '已驳回' })
    expect(detail.actions).toEqual(['edit', 'submit', 'withdraw'])
    expect((await messages()).some((row) => row.body.includes('申请表未盖章'))).toBe(true)
    const corrected = await draftOf(operator, { kind: '1', zh: '', dkglbz: '已重新盖章', xmbh, version: 3 })
    const { zjmm: _, ...withoutPassword } = corrected
    const saved = await operator.ok(saveApplication, withoutPassword)
    expect(saved.version).toBe(4)
    await verified(iisp, operator, xmbh)
    await operator.ok(submitApplication, { xmbh, version: 4 })
    const again = await operator.ok(getApplication, { xmbh })
    expect(again).toMatchObject({ STAGE: '2', REASON: '', DKGLBZ: '已重新盖章', ZJMM: '******' })
    expect(await flowOf(xmbh)).toEqual([
      ['提交申请', true],
      ['材料审核', false],
      ['中登开户完成', false],
      ['待银行关联', false],
    ])
  })
})

test('an account opening is refused without a face verification, and one opens it once', async () => {
  const draft = await draftOf(operator, { kind: '1', zh: '', zhlx: '4' })
  const { xmbh } = await operator.ok(saveApplication, draft)
  const refused = await operator.send(submitApplication, { xmbh, version: 1 })
  expect([refused.status, refused.body.code]).toEqual([403, 'verification.notVerified'])
  expect((await operator.ok(getApplication, { xmbh })).STATUS).toBe('010')
  await verified(iisp, operator, xmbh)
  await operator.ok(submitApplication, { xmbh, version: 1 })
  await desk.ok(calls.openingReject, { xmbh, version: 2, reason: '材料不全' })
  const again = await operator.send(submitApplication, { xmbh, version: 3 })
  expect(again.body.code).toBe('verification.notVerified')
})

describe('a three-party link', () => {
  test('[BL-061] [BL-065] [BL-068] [BL-136] [BL-137] shows what was asked for, and what was linked', async () => {
    const { xmbh } = await submitted(operator, { kddh: 'SF7654321', kdgs: '顺丰速运' })
    const association = await operator.ok(getAssociationDetail, { xmbh })
    expect(Object.keys(association)).toEqual([
      'JJSMC',
      'F_ZHLX',
      'ZH',
      'LXRNAME',
      'LXRXM',
      'DKGLBZ',
      'KDDH',
      'F_KDGS',
      'ZJMM',
    ])
    expect(association).toMatchObject({
      F_ZHLX: '证券资金账户',
      LXRNAME: '林静',
      DKGLBZ: '请优先办理',
      KDDH: 'SF7654321',
      F_KDGS: '顺丰速运',
      ZJMM: '******',
    })
    await desk.ok(calls.openingAccept, { xmbh, version: 2 })
    await desk.ok(calls.openingLink, { xmbh, version: 3, zhh: '110900000000002', khyh: '恒信银行上海分行' })
    const relation = await operator.ok(getRelationDetail, { xmbh, mode: 'relation' })
    expect(relation).toMatchObject({ ZHH: '110900000000002', KHYH: '恒信银行上海分行', DEMM: '******' })
    const { file } = await operator.ok(getProgressDetail, { xmbh })
    expect(relation.fileInfo).toEqual([{ FILENAME: '三方协议.pdf', FILEID: file[0]!.FILEID, TYPE: '1063' }])
    const { rows: products } = await iisp.owner.query<Record<'CPMC' | 'CPDM', string>>(
      `SELECT product_name AS "CPMC", product_no AS "CPDM" FROM opening.application WHERE project_no = $1`,
      [xmbh],
    )
    expect(products).toEqual([{ CPMC: relation.CPMC, CPDM: relation.CPDM }])
    expect(relation.info[2]).toEqual({
      label1: '联系人',
      text1: '林静',
      label2: '联系电话',
      text2: expect.stringMatching(/^\d{11}$/),
      col: 2,
      type: 'text',
    })
    expect(relation.info.at(-1)).toEqual({
      label1: '资金密码',
      text1: '******',
      label2: '',
      text2: '',
      col: 1,
      type: 'password',
    })
    expect((await operator.send(getRelationDetail, { xmbh, mode: 'break' })).status).toBe(404)
    await desk.ok(calls.openingBreak, { xmbh, version: 4, reason: '更换经纪商' })
    const broken = await operator.ok(getRelationDetail, { xmbh, mode: 'break' })
    expect(broken.info.some((row) => row.text1 === '更换经纪商')).toBe(true)
  })

  test('[BL-260] [BL-261] its files are delivered by both ways, and no other file is', async () => {
    const { xmbh } = await submitted(operator)
    const { file } = await operator.ok(getProgressDetail, { xmbh })
    const { FILEID: fileId } = file[0]!
    const posted = await operator.send(downSecuritiesFile, { sessionId: 'anything', fileId, xmbh })
    expect([posted.status, posted.text]).toEqual([200, '%PDF-1.4 三方协议.pdf'])
    const got = await operator.send(downLoad, { fileId, xmbh })
    expect([got.status, got.text]).toEqual([200, '%PDF-1.4 三方协议.pdf'])
    expect(got.headers.get('content-disposition')).toContain('attachment')
    expect((await operator.raw('GET', `${downLoad.path}?fileId=${fileId}`)).status).toBe(400)
    const elsewhere = await upload(operator)
    expect((await operator.send(downLoad, { fileId: elsewhere, xmbh })).status).toBe(404)
    expect((await desk.send(downLoad, { fileId, xmbh })).status).toBe(200)
  })

  test('is withdrawn while nobody has accepted it', async () => {
    const { xmbh } = await submitted(operator)
    expect((await operator.ok(withdrawApplication, { xmbh, version: 2 })).statusName).toBe('已撤回')
    const late = await submitted(operator)
    await desk.ok(calls.openingAccept, { xmbh: late.xmbh, version: 2 })
    const refused = await operator.send(withdrawApplication, { xmbh: late.xmbh, version: 3 })
    expect([refused.status, refused.body.msg]).toEqual([
      409,
      '该申请当前状态为【待银行关联】，不可执行此操作',
    ])
  })
})

describe('what is refused', () => {
  test('[BL-202] [BL-203] papers of more than 50 MB together, and more than 20 of them', async () => {
    const draft = await draftOf(operator)
    const ids = await Promise.all([upload(operator, 'a.pdf'), upload(operator, 'b.pdf')])
    const sized = (bytes: number) =>
      iisp.owner.query('UPDATE files.file SET size = $1 WHERE id = ANY($2)', [bytes, ids])
    const save = (files: typeof draft.files) => operator.send(saveApplication, { ...draft, files })
    const both = ids.map((fileId) => ({ fileId, wdlx: '1063' as const }))
    await sized(25 * 1024 * 1024 + 1)
    const large = await save(both)
    expect([large.status, large.body.msg]).toEqual([413, '上传的文件不能超过50MB'])
    await sized(25 * 1024 * 1024)
    expect((await save(both)).status).toBe(200)
    const many = await save(Array.from({ length: 21 }, () => both[0]!))
    expect([many.status, many.body.msg]).toEqual([400, '上传的文件不能超过20条！'])
  })

  test('two at once: one succeeds, the other meets a conflict', async () => {
    const { xmbh } = await submitted(operator)
    const answers = await Promise.all([
      desk.send(calls.openingAccept, { xmbh, version: 2 }),
      desk.send(calls.openingReject, { xmbh, version: 2, reason: '材料不全' }),
      operator.send(withdrawApplication, { xmbh, version: 2 }),
    ])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
  })

  test('the same request twice counts once; the same account under way is refused', async () => {
    const draft = await draftOf(operator)
    const key = newKey()
    const first = await operator.ok(saveApplication, draft, { key })
    expect(await operator.ok(saveApplication, draft, { key })).toEqual(first)
    await operator.ok(submitApplication, { xmbh: first.xmbh, version: 1 })
    const second = await operator.ok(saveApplication, draft)
    const refused = await operator.send(submitApplication, { xmbh: second.xmbh, version: 1 })
    expect([refused.status, refused.body.code]).toEqual([409, 'opening.inProgress'])
    expect(refused.body.msg).toContain(first.xmbh)
  })

  test('an incomplete application is saved and not submitted', async () => {
    const saved = await operator.ok(saveApplication, await draftOf(operator, { files: [], lxrmc: '' }))
    const refused = await operator.send(submitApplication, { xmbh: saved.xmbh, version: 1 })
    expect([refused.status, refused.body.msg]).toEqual([400, '请输入联系人'])
    const wrong = await operator.send(saveApplication, await draftOf(operator, { zjmm: '12' }))
    expect([wrong.status, wrong.body.msg]).toEqual([400, '资金密码须为6位数字'])
    const foreign = await draftOf(operator, { files: [{ fileId: 'a'.repeat(32), wdlx: '1063' }] })
    expect((await operator.send(saveApplication, foreign)).body.code).toBe('opening.fileGone')
  })

  test('what was handed over is changed by nobody but by a step', async () => {
    const { xmbh } = await submitted(operator)
    const draft = await draftOf(operator, { xmbh, version: 2 })
    expect((await operator.send(saveApplication, draft)).body.code).toBe('opening.notMovable')
    expect((await desk.send(calls.openingRegister, { xmbh, version: 2, zh: '0899123' })).body.code).toBe(
      'opening.notMovable',
    )
  })

  test('the desk does not see what was never submitted', async () => {
    const { xmbh } = await operator.ok(saveApplication, await draftOf(operator))
    expect((await desk.send(getProgressDetail, { xmbh })).status).toBe(404)
    expect((await desk.ok(calls.openingDeskList, { keyword: xmbh, status: '010' })).total).toBe(0)
  })
})
