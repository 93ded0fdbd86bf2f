import type { Output } from '@iisp/contract'
import { fileInfo, fileUpload } from '@iisp/files/contract'
import { describe, expect, test } from 'vitest'
import { getApplyInfoList } from '../../contract/applications/application-list.ts'
import type { ApplicationPayload } from '../../contract/applications/payload.ts'
import { applyConfirm, applyDecide, applySubmit, revert } from '../../contract/applications/apply.ts'
import { applyJudge, infoCheck } from '../../contract/applications/checks.ts'
import { attachmentPurpose } from '../../contract/files.ts'
import { getFundRelationList } from '../../contract/relations/relation-list.ts'
import { payload, stageRelations } from '../test/stage-relations.ts'

const stage = stageRelations()
type Client = typeof stage.lin

const today = '2026-11-20'
const submit = (
  client: Client,
  rows: ApplicationPayload | readonly ApplicationPayload[],
  flag: '1' | '2' | '3' | '4' = '1',
) => client.send(applySubmit, { inputParam: rows as ApplicationPayload, flag })
const applied = async (client: Client, rows: ApplicationPayload | readonly ApplicationPayload[]) => {
  const answer = await submit(client, rows)
  expect(answer.body.msg).toBe('')
  return (answer.body.data as { appid: string }).appid
}
/** Stores an attachment as the form does. */
async function uploaded(client: Client): Promise<string> {
  const body = new FormData()
  body.append('file', new Blob(['%PDF-1.4 x']), '联动条款.pdf')
  const answer = await client.raw<Output<typeof fileUpload>>(
    'POST',
    `${fileUpload.path}?purpose=${attachmentPurpose}`,
    body,
  )
  return answer.body.data.fileId
}
const rowOf = async (client: Client, id: string) =>
  (await client.ok(getApplyInfoList, { pageNo: -1, pageSize: -1 })).list.find(({ SQID }) => SQID === id) ??
  expect.fail(`no application ${id}`)
/** For which of these callers the application is among those that wait. */
const waitingFor = (id: string, ...clients: Client[]) =>
  Promise.all(
    clients.map(async (client) => {
      const { list } = await client.ok(getApplyInfoList, { open: true, pageNo: -1, pageSize: -1 })
      return list.some(({ SQID }) => SQID === id)
    }),
  )
const decide = async (id: string, action: 'pass' | 'return' | 'reject', reason = '') =>
  stage.desk.send(applyDecide, { id, action, reason, version: (await rowOf(stage.desk, id)).version })
const relations = async (client: Client, mcpdm: string, zcpdm: string) =>
  (await client.ok(getFundRelationList, { mcpdm, zcpdm })).list

describe('an application of one manager', () => {
  test('[BU-009] [BU-117] [BU-308] [BU-321] is listed, passed and becomes a relation in effect', async () => {
    const id = await applied(stage.lin, payload('SXA012', 'SXA014'))
    const row = await rowOf(stage.lin, id)
    expect(row).toMatchObject({
      SQZT: '1',
      SQJD: '1/2 待审核',
      SQLX: '1',
      MCPDM: 'SXA012',
      MCPMC: '远山债券增利一号集合资金信托计划',
      MJGMC: '远山私募基金管理有限公司',
      MXMBH: 'XM10012',
      ZCPDM: 'SXA014',
      MJJSYGLR: '1',
      ZJJSYGLR: '1',
      SGLDBL: '0.3000',
      SGLDJE: null,
      SHLDBL: '0.3000',
      SHFHLDBL: '0.3000',
      GLRID: 'M001',
      SQRSJH: '13900000001',
      SJHM: '13900000002',
      actions: ['edit', 'revert'],
    })
    expect((await decide(id, 'pass')).body.data).toEqual({ state: '3' })
    expect((await decide(id, 'pass')).body.code).toBe('platform.caseMoved')
    expect(await relations(stage.lin, 'SXA012', 'SXA014')).toMatchObject([{ RELSTATE: '1', SFSZQS: '0' }])
  })

  test('[BU-092] [BU-173] [BU-322] is revoked by its applicant, once', async () => {
    const id = await applied(stage.lin, payload('SXA012', 'SXA007'))
    expect((await stage.he.send(revert, { id })).status).toBe(404)
    expect(await stage.lin.ok(revert, { id })).toEqual({ appid: id, sqzt: '5' })
    expect((await stage.lin.send(revert, { id })).body.code).toBe('platform.caseMoved')
  })

  test('[BU-180] [BU-329] stands in the way of another one for the same funds', async () => {
    const id = await applied(stage.lin, payload('SXA012', 'SXA005', { sgldbl: '0.1000', shfhldbl: '0.1000' }))
    const again = await submit(
      stage.lin,
      payload('SXA012', 'SXA005', { sgldbl: '0.1000', shfhldbl: '0.1000' }),
    )
    expect([again.status, again.body.msg]).toEqual([409, '存在未完成的申请，请先至进度页签撤销后再操作'])
    const funds = { mjjcpdm: 'SXA012', zjjcpdm: 'SXA005' }
    expect(await stage.lin.ok(applyJudge, funds)).toEqual({
      result: '0',
      message: '存在未完成的申请，请先至进度页签撤销后再操作',
    })
    await stage.lin.ok(revert, { id })
    expect(await stage.lin.ok(applyJudge, funds)).toEqual({ result: '1', message: '' })
  })

  test('is returned with a reason, edited and sent again', async () => {
    const id = await applied(stage.lin, payload('SXA014', 'SXA019', { sgldbl: '0.1000', shfhldbl: '0.1000' }))
    expect(await waitingFor(id, stage.desk, stage.lin)).toEqual([true, false])
    expect((await decide(id, 'return')).body.code).toBe('platform.reasonMissing')
    expect((await decide(id, 'return', '请上传合同')).status).toBe(200)
    expect(await waitingFor(id, stage.desk, stage.lin)).toEqual([false, true])
    expect(await rowOf(stage.lin, id)).toMatchObject({ SQZT: '4', CLYY: '请上传合同', CLR: '季登' })
    const edited = await submit(
      stage.lin,
      payload('', '', {
        appid: id,
        mjjcpdm: 'SXA014',
        zjjcpdm: 'SXA019',
        sgldbl: '0.2000',
        shfhldbl: '0.2000',
      }),
      '4',
    )
    expect(edited.body.data).toMatchObject({ appid: id, sqzt: '1' })
    expect(await rowOf(stage.lin, id)).toMatchObject({ SGLDBL: '0.2000', CLYY: '' })
    await stage.lin.ok(revert, { id })
  })

  test('[BU-225] [BU-226] is not edited by another manager, who does not even see it', async () => {
    const id = await applied(stage.lin, payload('SXA014', 'SXA011', { sgldbl: '0.1000', shfhldbl: '0.1000' }))
    const edit = await submit(stage.he, payload('SXA014', 'SXA011', { appid: id }), '4')
    expect(edit.status).toBe(404)
    await stage.lin.ok(revert, { id })
  })

  test('several rows are stored together or not at all, also from JSON text', async () => {
    const rows = [
      payload('SXA012', 'SXA007', { sgldbl: '0.6000', shfhldbl: '0.6000' }),
      payload('SXA014', 'SXA007', { sgldbl: '0.4000', shfhldbl: '0.4000' }),
    ]
    const sent = await stage.lin.ok(applySubmit, { inputParam: JSON.stringify(rows), flag: 1 })
    expect(sent.list.map(({ sqzt }) => sqzt)).toEqual(['1', '1'])
    for (const { appid } of sent.list) await stage.lin.ok(revert, { id: appid })
    const before = (await stage.lin.ok(getApplyInfoList, {})).total
    const half = [rows[0]!, payload('SXA014', 'SXA014')]
    expect((await submit(stage.lin, half)).status).toBe(400)
    expect((await stage.lin.ok(getApplyInfoList, {})).total).toBe(before)
  })
})

describe('an application across managers', () => {
  test('[BU-093] [BU-174] [BU-323] goes to the other manager first, who consents once', async () => {
    const id = await applied(stage.lin, payload('SQM012', 'SXA002', { mjjsyglr: '0' }))
    expect(await rowOf(stage.lin, id)).toMatchObject({
      SQZT: '0',
      SQJD: '1/3 待对方确认',
      MJJSYGLR: '0',
      MXMBH: '',
      MJGMC: '启明资产管理有限公司',
      actions: ['revert'],
    })
    expect((await rowOf(stage.he, id)).actions).toEqual(['consent', 'decline'])
    // those who only read it have nothing to do
    const signer = await stage.iisp.as('pan.yue')
    expect(await waitingFor(id, stage.he, stage.lin, signer, stage.desk)).toEqual([true, false, false, false])
    expect((await stage.lin.send(applyConfirm, { id, result: '1' })).status).toBe(409)
    expect((await stage.su.send(applyConfirm, { id, result: '1' })).status).toBe(404)
    expect((await stage.he.send(revert, { id })).body.code).toBe('platform.caseMoved')
    expect(await stage.he.ok(applyConfirm, { id, result: '1' })).toEqual({ appid: id, sqzt: '1' })
    expect((await stage.he.send(applyConfirm, { id, result: '1' })).body.code).toBe('platform.caseMoved')
  })

  test('is declined with a reason; edited, it needs the consent again', async () => {
    const id = await applied(stage.lin, payload('SQM010', 'SXA002', { sgldbl: '0.1000', shfhldbl: '0.1000' }))
    expect((await stage.he.send(applyConfirm, { id, result: '0' })).body.code).toBe('platform.reasonMissing')
    expect(await stage.he.ok(applyConfirm, { id, result: '0', reason: '比例过高' })).toMatchObject({
      sqzt: '4',
    })
    const edited = await submit(
      stage.lin,
      payload('SQM010', 'SXA002', { appid: id, sgldbl: '0.0500', shfhldbl: '0.0500' }),
      '4',
    )
    expect(edited.body.data).toMatchObject({ sqzt: '0' })
    await stage.lin.ok(revert, { id })
  })

  test('[BU-091] [BU-125] its attachment is read by the applicant and the desk; the other manager is told its name', async () => {
    const wjid = await uploaded(stage.lin)
    const id = await applied(
      stage.lin,
      payload('SQM008', 'SXA002', { sgldbl: '0.1000', shfhldbl: '0.1000', wjid }),
    )
    for (const reader of [stage.lin, stage.desk]) {
      expect(await rowOf(reader, id)).toMatchObject({ WJID: wjid, WJMC: '联动条款.pdf' })
      expect(await reader.ok(fileInfo, { fileId: wjid })).toMatchObject({ name: '联动条款.pdf' })
    }
    expect(await rowOf(stage.he, id)).toMatchObject({ WJID: '', WJMC: '联动条款.pdf' })
    expect((await stage.he.send(fileInfo, { fileId: wjid })).status).toBe(404)
    const foreign = await submit(stage.he, payload('SQM008', 'SQM009', { wjid }))
    expect(foreign.body.code).toBe('fund-relation.fileGone')
    await stage.lin.ok(revert, { id })
  })

  test('two funds of other managers are refused', async () => {
    expect((await submit(stage.lin, payload('SQM010', 'SCH001'))).body.code).toBe('fund-relation.bothForeign')
  })
})

describe('section 5 is refused with its text', () => {
  test.each([
    ['[BU-203] no mother fund', { mjjcpdm: '' }, '请输入母基金产品代码'],
    ['[BU-204] no child fund', { zjjcpdm: '' }, '请输入子基金产品代码'],
    ['[BU-205] an unknown child fund', { zjjcpdm: 'XXX999' }, '子产品不存在'],
    ['[BU-206] a method without a value', { sgldbl: null }, '请填写完整申赎触发方式及具体比例金额信息！'],
    [
      '[BU-211] one day as the window',
      { rqqjszfsnew: '1', qyrqnew: '2026-12-01', sxrqnew: '2026-12-01' },
      '指定日期生效的开始日期与结束日期不能为同一天！',
    ],
    [
      'an end before the start',
      { rqqjszfsnew: '1', qyrqnew: '2026-12-02', sxrqnew: '2026-12-01' },
      '指定日期生效的结束日期不能早于开始日期',
    ],
    [
      'a start in the past',
      { rqqjszfsnew: '1', qyrqnew: '2026-11-19', sxrqnew: '2026-12-01' },
      '指定日期生效的开始日期不能早于今天',
    ],
    [
      'a fund that is not established',
      { mjjcpdm: 'SXA008' },
      '远山宏观配置一号私募证券投资基金未在运作，不能办理母子关系',
    ],
    ['[BU-180] a circle', { mjjcpdm: 'SXA017', zjjcpdm: 'SXA001' }, '该母子关系将形成循环持有，不能提交'],
  ] as const)('%s', async (_, change, text) => {
    const row = payload('SXA009', 'SXA004', change)
    const answer = await submit(stage.lin, row)
    expect(answer.body.msg).toBe(text)
    expect(await stage.lin.ok(infoCheck, { inputParam: row })).toEqual({ result: '0', message: text })
  })

  test('[BU-207] 0 counts as a ratio', async () => {
    const row = payload('SXA009', 'SXA004', { sgldbl: '0.0000', shfhldbl: '0.0000' })
    expect(await stage.lin.ok(infoCheck, { inputParam: row })).toEqual({ result: '1', message: '' })
  })

  test('[BU-216] [BU-387] a ratio above 1 is no input', async () => {
    const row = { ...payload('SXA009', 'SXA004'), sgldbl: '1.5000' }
    expect((await submit(stage.lin, row)).body.code).toBe('platform.badInput')
  })

  test('[BU-214] a fund past its day is warned of, and may be linked', async () => {
    const row = payload('SXA003', 'SXA004', { sgldbl: '0.1000', shfhldbl: '0.1000' })
    expect(await stage.lin.ok(infoCheck, { inputParam: row })).toEqual({
      result: '2',
      message: `以下产品已到期且限制业务：远山成长精选一号私募证券投资基金(${today})`,
    })
  })
})

describe('[BU-208] the ratios of a child fund', () => {
  const parts = (first: string, second: string, which: 'sgldbl' | 'shfhldbl') => [
    payload('SXA012', 'SXA004', { sgldbl: '0.0000', shfhldbl: '0.0000', [which]: first }),
    payload('SXA009', 'SXA004', { sgldbl: '0.0000', shfhldbl: '0.0000', [which]: second }),
  ]
  test.each([
    ['[BU-209] subscriptions', 'sgldbl'],
    ['[BU-210] redemptions', 'shfhldbl'],
  ] as const)('%s: 60 and 40 pass, 60 and 40.01 do not', async (_, which) => {
    const over = await submit(stage.lin, parts('0.6000', '0.4001', which))
    expect(over.body.msg).toBe('所有触发比例加在一起需要小于等于100%，请重新输入')
    const whole = await stage.lin.ok(applySubmit, { inputParam: parts('0.6000', '0.4000', which), flag: '1' })
    for (const { appid } of whole.list) await stage.lin.ok(revert, { id: appid })
  })

  test('count relations in effect and open applications', async () => {
    // 0.6 is linked with SXA001, 0.4 is applied for with SQM006
    const more = (sgldbl: string) => payload('SXA009', 'SXA015', { sgldbl, shfhldbl: '0.0000' })
    expect((await submit(stage.lin, more('0.0001'))).body.code).toBe('fund-relation.ratioSum')
    expect(await stage.lin.ok(infoCheck, { inputParam: more('0.0000') })).toMatchObject({ result: '1' })
  })

  test('two managers who apply for one child fund at once: one of them is refused', async () => {
    const answers = await Promise.all([
      submit(stage.lin, payload('SXA012', 'SXA004', { sgldbl: '0.6000', shfhldbl: '0.1000' })),
      submit(stage.he, payload('SQM008', 'SXA004', { sgldbl: '0.6000', shfhldbl: '0.1000' })),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe('fund-relation.ratioSum')
  })
})

describe('a relation in effect', () => {
  test('[BU-172] is modified with flag 2 and deleted with flag 3', async () => {
    const pair = ['SXA001', 'SXA013'] as const
    const modified = await stage.lin.ok(applySubmit, {
      inputParam: payload(...pair, { sgldbl: '0.9000', shfhldbl: '0.9000' }),
      flag: '2',
    })
    expect(await rowOf(stage.lin, modified.appid)).toMatchObject({ SQLX: '2' })
    await decide(modified.appid, 'pass')
    expect(await relations(stage.lin, ...pair)).toMatchObject([{ SGLDBL: '0.9000', SFSZQS: '1' }])
    const deleted = await stage.lin.ok(applySubmit, {
      inputParam: payload(...pair),
      flag: '3',
      deleteConfig: '1',
    })
    expect((await decide(deleted.appid, 'return', '请附合同')).status).toBe(200)
    const again = payload(...pair, { appid: deleted.appid, sgldbl: '0.0100', sjh: '13900000009' })
    // A deletion keeps the terms of the relation, whatever the form sends; the telephone numbers
    // can still be changed.
    expect(await stage.lin.ok(infoCheck, { inputParam: again, flag: '4' })).toMatchObject({ result: '1' })
    expect((await submit(stage.lin, again, '4')).body.data).toMatchObject({ sqzt: '1' })
    expect(await rowOf(stage.lin, deleted.appid)).toMatchObject({ SGLDBL: '0.9000', SJHM: '13900000009' })
    await decide(deleted.appid, 'pass')
    expect(await relations(stage.lin, ...pair)).toMatchObject([{ RELSTATE: '4', SFSZQS: '0', actions: [] }])
  })
})
