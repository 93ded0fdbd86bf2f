import { uploadUnfinished } from '@iisp/files/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { getMangerPhone } from '@iisp/identity/contract'
import { deleteDisplay, getDisplay, setDisplay } from '@iisp/workspace/contract'
import { getApplyInfoList } from '../../contract/applications/application-list.ts'
import type { ApplicationRow } from '../../contract/applications/application-row.ts'
import { applyJudge, getFyxgYjbcjsfs, infoCheck } from '../../contract/applications/checks.ts'
import { applySubmit } from '../../contract/applications/apply.ts'
import {
  columnShowControl,
  getFundList,
  getRuleDescription,
  getSonFundAccount,
} from '../../contract/funds/look-ups.ts'
import { type RelationRow, getFundRelationList } from '../../contract/relations/relation-list.ts'

const link = {
  MCPDM: 'SXA001',
  MCPMC: '远山稳健一号',
  MJGMC: '远山私募基金管理有限公司',
  MXMBH: 'XM10001',
  MCPZT: '1' as const,
  ZCPDM: 'SXA005',
  ZCPMC: '远山多策略一号',
  ZJGMC: '远山私募基金管理有限公司',
  ZXMBH: 'XM10005',
  ZCPZT: '1' as const,
  ZCPJJZH: '980000000001',
  MJJSYGLR: '1' as const,
  ZJJSYGLR: '1' as const,
  SGLDBL: '0.6000',
  SGLDJE: null,
  SHLDBL: '0.6000',
  SHLDJE: null,
  SHFHLDBL: '0.6000',
  FHSFCFSH: '1' as const,
  YJBCCFLX: '0' as const,
  MZLDFS_NEW: '0,1' as const,
  ZJJSFCFSH_NEW: '1' as const,
  KSRQ: null,
  JSRQ: null,
  ZTKZFS: '0' as const,
  REDEMCHARGEFLAG: '0' as const,
  REDEEMACHVMTFLAG: '0' as const,
  DIVIDENDACHVMTFLAG: '0' as const,
  MFREECHARGETYPE: '0',
  GLRID: 'M001',
}
export const relation: RelationRow = {
  ID: '1',
  RELSTATE: '1',
  ...link,
  SFSZQS: '1',
  actions: ['modify', 'delete'],
}
export const application: ApplicationRow = {
  SQID: '7',
  SQZT: '1',
  SQJD: '1/2 待审核',
  SQLX: '1',
  ...link,
  WJID: '',
  WJMC: '',
  SQRSJH: '13900000001',
  SJHM: '',
  SFFSDX: '0',
  SQR: '林静',
  SQSJ: '2026-11-20 10:00:00',
  CLR: '',
  CLSJ: null,
  CLYY: '',
  SCQSSZ: '0',
  version: 1,
  actions: ['edit', 'revert'],
}
const fund = (CPDM: string, CPMC: string, CPZT: '0' | '1' | '2' | '3' = '1') => ({
  CPDM,
  CPMC,
  XMBH: 'XM1',
  JGMC: '远山私募基金管理有限公司',
  JGDM: 'M001',
  CPZT,
  SFSYGLR: '1' as const,
  IS_BUSI_LIMIT: '0' as const,
  DQRQ: null,
})
const page = <T>(list: T[]) => ({ list, total: list.length, pageNo: 1, pageSize: 20 })

/** Answers everything that the pages of relations ask for, with one relation and one application. */
export const relationServer = () =>
  new FakeServer()
    .answer(getFundRelationList, () => page([relation]))
    .answer(getApplyInfoList, () => page([application]))
    .answer(getDisplay, () => [])
    .answer(setDisplay, () => null)
    .answer(deleteDisplay, () => null)
    .answer(columnShowControl, () => ({ showCrossManager: '0', showNewFields: '1' }))
    .answer(getRuleDescription, () => '<p>规则</p>')
    .answer(getMangerPhone, () => '13900000001')
    .answer(getFundList, () =>
      page([
        fund('SXA012', '远山债券增利一号'),
        fund('SXA014', '远山医疗创新一号'),
        fund('SXA010', '远山红利优选一号', '3'),
      ]),
    )
    .answer(getSonFundAccount, () => [])
    .answer(uploadUnfinished, () => [])
    .answer(applyJudge, () => ({ result: '1', message: '' }))
    .answer(infoCheck, () => ({ result: '1', message: '' }))
    .answer(getFyxgYjbcjsfs, () => ({ YJBCJSFS: 'none,none', warn: '0', message: '' }))
    .answer(applySubmit, () => ({ appid: '9', sqzt: '1', list: [{ appid: '9', sqzt: '1' }] }))
