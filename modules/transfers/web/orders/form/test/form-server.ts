import { uploadFinish, uploadPart, uploadStart, uploadUnfinished } from '@iisp/files/contract'
import { queryDefaultParamSettingItems } from '@iisp/guide/contract'
import { getProductInfo } from '@iisp/product/contract'
import {
  changeMoneyToChinese,
  getCurrentTime,
  selectProvinceList,
  selectWorkDays,
} from '@iisp/reference/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import {
  addTran,
  getAttachment,
  getBrokerByAccount,
  getDebitTransferDetail,
  getEarliestHkTime,
  getMgrCYConta,
  getNextCommandPattern,
  getOtherAccount,
  getRemainBalanceByAccountNewRV,
  getTgzhByType,
  type OrderDetail,
  ordersubmit,
} from '@iisp/transfers/contract'
import { getDisplay } from '@iisp/workspace/contract'

export const time = '2026-11-20 10:00:00'
const product = (ID: string, NAME: string, CPZT: '0' | '1' | '2' | '3') => ({
  ID,
  NAME,
  CPZT,
  PRODUCT_NO: `SX${ID}`,
  XMBH: `X${ID}`,
  CPLX: '2' as const,
  INITIALS: 'yswj',
  VALUE: ID,
})
export const custody = (ACCT_NO: string, ZHZT: '0' | '1' | '2') => ({
  ACCT_NO,
  ZHZT,
  ZHBH: ACCT_NO,
  ACCT_NAME: '远山稳健托管专户',
  OPEN_BANK_NAME: '招商银行深圳分行',
  HIGHTBANKNO: '308584000013',
  TYPE: '1' as const,
  PRODUCTID: '1',
  XMBH: 'X1',
  BALANCE: '5000.00',
  AVAILABLE: '4000.00',
  UPDATE_TIME: time,
})
export const broker = (ID: string, ISDEFAULT: '0' | '1' = '0') => ({
  ID,
  ISDEFAULT,
  ACCOUNT: `310${ID}`,
  NAME: `经纪户${ID}`,
  JJSID: 'B1',
  ZHLX: '1' as const,
  YYB: '',
  ZHBH: ID,
  ZHZT: '1' as const,
  HKLX: '01',
  SOURCE: '1' as const,
  IS_CAN_DELETE: '1' as const,
  OPEID: 'u1',
  XMBH: 'X1',
  TGZH: '200',
})
export const counterparty = (ZHBH: string, OTHERACCNAME: string, ISDEFAULT: '0' | '1' = '0') => ({
  ZHBH,
  OTHERACCNAME,
  ISDEFAULT,
  OTHERACCOUNT: `6222000${ZHBH}`,
  OPENBANKNAME: '招商银行上海分行',
  HIGHTBANKNO: '308290003011',
  ZHZT: '1' as const,
  HKLX: '',
  SOURCE: '1' as const,
  IS_CAN_DELETE: '1' as const,
  OPEID: 'u1',
  ACCOUNT: `6222000${ZHBH}`,
  NAME: OTHERACCNAME,
  XMBH: 'X1',
  JJSID: '',
  TGZH: '',
  PROVINCE: '',
  CITY: '',
})
/** The order that the form saved or opened. */
export const onRecord: OrderDetail = {
  ID: '7',
  ORDERNO: 'HK2026112000000007',
  PROSTATUS: '011',
  PROSTATUSNAME: '退回待修改',
  QSFJ: '0',
  VERSION: 3,
  ZLSOURCE: '0',
  PRODUCTID: '1',
  PRODUCTNO: 'SX1',
  PRODUCTNAME: '远山稳健一号',
  XMBH: 'X1',
  PAYFLAG: '1',
  MANUALENTRYFLAG: '0',
  OWERACCOUNT: '200',
  ACCOUNT: '3105',
  CPACCOUNT: '',
  CPACCNAME: '经纪户5',
  PAYEEMARK: '0',
  PAYEECHANGED: '',
  AMOUNT: '88.00',
  TRADATEFORMAT: '2026-11-24',
  HKTYPE: '01',
  HKTYPEDETAIL: '0101',
  REASON: '旧摘要',
  CREATEBY: '林静',
  CREATETIME: time,
  MANAGERNAME: '远山',
  actions: ['edit', 'submit', 'copy'],
  ZHBH: '200',
  BROKERID: '5',
  CPZHBH: '',
  CPOPENBANK: '',
  HIGHTBANKNO: '',
  TRATIME: '',
  NOTICEFLAG: '0',
  RETRYFLAG: '0',
  ISSENDEMAIL: '0',
  ISAUTOCALL: '0',
  REMARK: '旧备注',
  RETURNREASON: '金额有误',
  BTQHK: '0',
  SFZJBZJ: '0',
  ZLLXCONTACTSTRING: '方晓雯,13900010012,fang@m001.example',
  CONTACTS: [
    { MGR_ID: '3', CONT_NAME: '方晓雯', CONT_PHONE: '13900010012', CONT_EMAIL: 'fang@m001.example' },
  ],
  ATTACHMENTS: [
    {
      FILEID: 'a'.repeat(32),
      FILENAME: '合同.pdf',
      FILETYPE: '1001',
      FILETYPENAME: '合同/协议',
      XMBH: 'X1',
      ZLID: '7',
      SIZE: 3,
      REMARK: '',
    },
  ],
  ZLMS: '3',
  RECALLED: '0',
  SENTBACK: 'return',
  SENTBACKBY: '周航',
  FAILUREOPEN: '0',
  STEPS: [],
  OWERACCNAME: '远山稳健一号托管专户',
  OWEROPENBANK: '恒信银行上海分行',
  OWERBRANCHNO: '309290000107',
  CHANGES: null,
  barred: [],
  payment: null,
}
const contact = {
  MGR_ID: '3',
  CONT_NAME: '方晓雯',
  CONT_PHONE: '13900010012',
  CONT_EMAIL: 'fang@m001.example',
  CONT_LANDLINE: '',
  CONT_ADDRESS: '',
  TYPE: '2' as const,
  IS_DEFAULT: '1' as const,
  cannotEdit: false,
}
const days = Array.from({ length: 31 }, (_, at) => {
  const day = new Date(Date.UTC(2026, 10, 20 + at))
  const GZR = day.getUTCDay() % 6 === 0 ? ('0' as const) : ('1' as const)
  return { RQ: day.toISOString().slice(0, 10), GZR, JYR: GZR }
})

/** A server that answers everything that the form asks; a test changes single answers. */
export function formServer(): FakeServer {
  const server = new FakeServer()
  const list = [
    product('3', '远山清盘三号', '3'),
    product('2', '远山成长二号', '0'),
    product('1', '远山稳健一号', '1'),
  ]
  server.answer(getProductInfo, () => ({ list, total: 3, pageNo: 1, pageSize: 3 }))
  server.answer(getTgzhByType, () => [custody('100', '2'), custody('200', '1')])
  server.answer(getBrokerByAccount, () => [broker('5')])
  server.answer(getOtherAccount, () => [
    counterparty('8', '杭州云舟科技'),
    counterparty('9', '远山私募', '1'),
  ])
  server.answer(getRemainBalanceByAccountNewRV, ({ account }) => ({
    account,
    BALANCE: '5000.00',
    AVAILABLE: '4000.00',
    UPDATE_TIME: time,
  }))
  server.answer(getCurrentTime, () => time)
  server.answer(selectWorkDays, () => days)
  server.answer(getEarliestHkTime, ({ traDate }) => ({ traDate, earliestTime: '09:00', cutOff: '16:30' }))
  server.answer(changeMoneyToChinese, () => '壹仟贰佰叁拾肆元伍角陆分')
  server.answer(getNextCommandPattern, () => ({ ZLMS: '3' as const }))
  server.answer(selectProvinceList, () => [{ CODE: '440000', NAME: '广东省' }])
  server.answer(getMgrCYConta, () => [contact])
  server.answer(getAttachment, () => [])
  server.answer(queryDefaultParamSettingItems, ({ itemId }) => ({
    itemId,
    name: '个性化设置',
    items: [],
    values: {},
  }))
  server.answer(getDisplay, () => [])
  server.answer(uploadUnfinished, () => [])
  const moved = { orderNo: 'HK2026112000000007', id: '7' }
  server.answer(getDebitTransferDetail, () => onRecord)
  server.answer(addTran, ({ version }) => ({
    ...moved,
    version: (version ?? 0) + 1,
    proStatus: '010' as const,
    proStatusName: '待提交',
  }))
  server.answer(ordersubmit, () => ({
    ...moved,
    // nobody has moved the order on record since
    version: onRecord.VERSION,
    proStatus: '020' as const,
    proStatusName: '待复核',
    zlms: '3' as const,
    nextStep: '提交成功，待复核人复核',
    actions: ['copy' as const, 'recall' as const, 'withdraw' as const, 'remind-reviewers' as const],
  }))
  return server
}

/** Takes an upload of one part and makes it a file of this id. */
export function takeUpload(server: FakeServer, fileId: string): void {
  const upload = { uploadId: 'f'.repeat(32), partBytes: 1024 * 1024, parts: [] }
  server.answer(uploadStart, () => upload)
  server.answer(uploadPart, ({ part }) => ({ part }))
  server.answer(uploadFinish, () => ({ status: 'success', fileId, name: 'x.pdf', size: 8 }))
}
