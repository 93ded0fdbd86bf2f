import { getMangerPhone } from '@iisp/identity/contract'
import { getXmbhByCpdm } from '@iisp/product/contract'
import { expect, test } from 'vitest'
import { exportApplyInfo, getApplyInfoList } from '../../contract/applications/application-list.ts'
import { exportAutoPaymentConfig, getAutoPaymentConfigList } from '../../contract/configs/config-calls.ts'
import {
  columnShowControl,
  getCpztAndQrms,
  getFundInfoByOtherManager,
  getFundList,
  getProductInfoList,
  getRuleDescription,
  getXhbafund,
} from '../../contract/funds/look-ups.ts'
import { mailTaskList } from '../../contract/linking/mail-tasks.ts'
import { exportFundRelation, getFundRelationList } from '../../contract/relations/relation-list.ts'
import { stageRelations } from '../test/stage-relations.ts'

const stage = stageRelations()

test('[BU-140] [BU-312] [BU-313] the own funds are offered with the documents’ fields', async () => {
  const { list } = await stage.lin.ok(getFundList, { keyword: 'SXA005' })
  expect(list).toEqual([
    {
      CPDM: 'SXA005',
      CPMC: '远山多策略一号私募证券投资基金',
      XMBH: 'XM10005',
      JGMC: '远山私募基金管理有限公司',
      JGDM: 'M001',
      CPZT: '1',
      SFSYGLR: '1',
      IS_BUSI_LIMIT: '1',
      DQRQ: null,
    },
  ])
  expect(await stage.lin.ok(getProductInfoList, { cpdm: 'SXA005' })).toMatchObject({ list })
  expect((await stage.lin.ok(getFundList, { keyword: 'SQM' })).total).toBe(0)
})

test('[BU-314] a fund of another manager shows its name, company and status, and nothing else', async () => {
  expect(await stage.lin.ok(getFundInfoByOtherManager, { cpdm: 'SQM002' })).toEqual({
    CPDM: 'SQM002',
    CPMC: '启明量化对冲一号私募证券投资基金',
    JGMC: '启明资产管理有限公司',
    CPZT: '1',
    XMBH: '',
    JGDM: '',
    SFSYGLR: '0',
    IS_BUSI_LIMIT: '0',
    DQRQ: null,
  })
  const unknown = await stage.lin.send(getFundInfoByOtherManager, { cpdm: 'SQM999' })
  expect([unknown.status, unknown.body.msg]).toEqual([404, '未查询到该管理人产品信息，请核对产品代码'])
})

test('[BU-306] [BU-141] [BU-179] relations are listed page by page to both managers', async () => {
  const all = await stage.lin.ok(getFundRelationList, { pageSize: 2 })
  expect([all.total, all.list.length]).toEqual([6, 2])
  const ended = (await stage.lin.ok(getFundRelationList, { mcpdm: 'SXA010' })).list
  expect(ended).toMatchObject([
    { MCPMC: '远山红利优选一号混合型证券投资基金已清盘', RELSTATE: '3', actions: [] },
  ])
  const crossing = (await stage.he.ok(getFundRelationList, { mcpdm: 'SQM002' })).list
  expect(crossing).toMatchObject([
    { ZCPDM: 'SXA019', ZXMBH: '', MXMBH: 'XM20002', GLRID: 'M001', actions: [] },
  ])
  expect((await stage.he.ok(getFundRelationList, { mcpdm: 'SXA' })).list).toEqual([])
})

test('[BU-099] [BU-307] [BU-309] [BU-311] each list is exported as a workbook', async () => {
  for (const call of [exportFundRelation, exportApplyInfo, exportAutoPaymentConfig]) {
    const answer = await stage.lin.send(call, {})
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('spreadsheetml')
    expect(answer.text.startsWith('PK')).toBe(true)
  }
  expect((await stage.iisp.visitor().send(exportFundRelation, {})).status).toBe(401)
})

test('[BU-308] [BU-310] applications and settings of others are not listed', async () => {
  expect((await stage.su.ok(getApplyInfoList, { mcpdm: 'SXA002' })).total).toBe(0)
  expect((await stage.su.ok(getAutoPaymentConfigList, {})).total).toBe(0)
  expect((await stage.he.ok(getAutoPaymentConfigList, {})).list).toMatchObject([
    { zjjdm: 'SXA019', actions: [] },
  ])
})

test('[BU-318] [BU-319] [BU-320] rules in words, confirmation mode and optional columns', async () => {
  expect(await stage.lin.ok(getRuleDescription, {})).toContain('100%')
  expect(await stage.lin.ok(getCpztAndQrms, { cpdm: 'SXA001' })).toEqual({ CPZT: '1', QRMS: '0' })
  expect((await stage.lin.send(getCpztAndQrms, { cpdm: 'SQM001' })).status).toBe(404)
  expect(await stage.lin.ok(columnShowControl, {})).toEqual({ showCrossManager: '1', showNewFields: '1' })
})

test('[BU-335] filed funds are the own private funds and plans, neither public funds nor trust plans', async () => {
  const codes = (await stage.lin.ok(getXhbafund, {})).list.map(({ CPDM }) => CPDM)
  expect(codes).toContain('SXA001')
  expect(codes).not.toContain('SXA010')
  expect(codes).not.toContain('SXA012')
  expect(codes.every((code) => code.startsWith('SXA'))).toBe(true)
})

test('[BU-338] [BU-339] [BU-340] project number, own phone and mails', async () => {
  expect(await stage.lin.ok(getXmbhByCpdm, { cpdm: 'SXA001' })).toBe('XM10001')
  expect(await stage.lin.ok(getMangerPhone, {})).toMatch(/^1\d{10}$/)
  expect(await stage.lin.ok(mailTaskList, {})).toMatchObject({ total: 0 })
})
