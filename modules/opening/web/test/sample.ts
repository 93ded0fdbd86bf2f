import type { Output } from '@iisp/contract'
import { cappedPageOf } from '@iisp/testing/dom/pages'
import type {
  ApplicationDetail,
  ApplicationRow,
  getOpeningList,
  ProgressDetail,
} from '@iisp/opening/contract'

export const sampleRow: ApplicationRow = {
  XMBH: 'KH202611190001001',
  KIND: '1',
  STATUS: '040',
  STATUSNAME: '待银行关联',
  STAGE: '2',
  VERSION: 4,
  CPMC: '远山一号',
  CPDM: 'SXA001',
  JJSMC: '中信证券股份有限公司',
  F_ZHLX: '证券资金账户',
  ZH: '0899123456',
  LXRNAME: '林静',
  YWRQ: '2026-11-19',
  KDDH: 'SF1234567890',
  REASON: '',
  CREATEBY: '林静',
  CREATETIME: '2026-11-19 10:00:00',
  MANAGERNAME: '远山私募基金管理有限公司',
  cuibanFlag: '0',
  URGEDTIME: '',
  actions: ['urge'],
  RELATION: '',
}

export const sampleProgress: ProgressDetail = {
  infos: { VC_XMBH: sampleRow.XMBH, VC_CPLX: '2', VC_CPMC: '远山一号' },
  flow: [
    { RWMC1: '提交申请', JDSCSJ: '2026-11-19 10:00:00' },
    { RWMC1: '中登开户完成', JDSCSJ: '2026-11-20 10:00:00' },
    { RWMC1: '待银行关联', JDSCSJ: '' },
  ],
  file: [{ FILEID: 'a'.repeat(32), FILENAME: '说明.pdf', VC_FILETYPENAME: '说明', WDLX: '1069' }],
  productList: [{ VC_CPLX2: '2', LABEL: '私募证券投资基金' }],
  saveRecordData: {
    KDDH: 'SF1234567890',
    F_KDGS: '顺丰速运',
    stage: '2',
    status: '040',
    version: 4,
    reason: '',
  },
}

export const sampleDetail: ApplicationDetail = {
  XMBH: 'SF202611190001002',
  KIND: '2',
  STATUS: '011',
  STATUSNAME: '已驳回',
  STAGE: '4',
  VERSION: 3,
  CPID: '1001',
  CPMC: '远山一号',
  CPDM: 'SXA001',
  JJSID: 'ZQ001',
  JJSMC: '中信证券股份有限公司',
  F_ZHLX: '1',
  ZH: '6600123456',
  LXRNAME: '林静',
  LXRSJ: '13900000001',
  LXRYX: 'lin.jing@yuanshan.example',
  DKGLBZ: '',
  KDDH: '',
  F_KDGS: '',
  ZJMM: '******',
  REASON: '协议未盖章',
  files: [{ FILEID: 'b'.repeat(32), FILENAME: '协议.pdf', WDLX: '1063', SIZE: 10 }],
  actions: ['edit', 'submit', 'withdraw'],
}

export const listOf = (...list: ApplicationRow[]): Output<typeof getOpeningList> => cappedPageOf(list)
