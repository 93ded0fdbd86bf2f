import type { Call, Input, NamedError, Output } from '@iisp/contract'
import { uploadFinish, uploadStart, uploadUnfinished } from '@iisp/files/contract'
import { getProductInfo } from '@iisp/product/contract'
import {
  changeMoneyToChinese,
  getCurrentTime,
  selectProvinceList,
  selectWorkDays,
} from '@iisp/reference/contract'
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
import { vi } from 'vitest'

export interface Sent {
  readonly call: string
  readonly input: Record<string, string> & Record<string, unknown>
  readonly key: string | null
}
type Answer = { data: unknown } | { refused: NamedError; msg?: string } | 'hang' | 'lost'

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
/** The order that the form has saved or opened. */
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

/** Answers calls like the server. Each call's answer can be set, and the inputs are recorded. */
export class FakeServer {
  readonly sent: Sent[] = []
  readonly #calls = new Map<string, { call: Call; answer: (input: never) => Answer }>()

  constructor() {
    const list = [
      product('3', '远山清盘三号', '3'),
      product('2', '远山成长二号', '0'),
      product('1', '远山稳健一号', '1'),
    ]
    this.on(getProductInfo, () => ({ data: { list, total: 3, pageNo: 1, pageSize: 3 } }))
    this.on(getTgzhByType, () => ({ data: [custody('100', '2'), custody('200', '1')] }))
    this.on(getBrokerByAccount, () => ({ data: [broker('5')] }))
    this.on(getOtherAccount, () => ({
      data: [counterparty('8', '杭州云舟科技'), counterparty('9', '远山私募', '1')],
    }))
    this.on(getRemainBalanceByAccountNewRV, ({ account }) => ({
      data: { account, BALANCE: '5000.00', AVAILABLE: '4000.00', UPDATE_TIME: time },
    }))
    this.on(getCurrentTime, () => ({ data: time }))
    this.on(selectWorkDays, () => ({ data: days }))
    this.on(getEarliestHkTime, ({ traDate }) => ({
      data: { traDate, earliestTime: '09:00', cutOff: '16:30' },
    }))
    this.on(changeMoneyToChinese, () => ({ data: '壹仟贰佰叁拾肆元伍角陆分' }))
    this.on(getNextCommandPattern, () => ({ data: { ZLMS: '3' as const } }))
    this.on(selectProvinceList, () => ({ data: [{ CODE: '440000', NAME: '广东省' }] }))
    this.on(getMgrCYConta, () => ({ data: [contact] }))
    this.on(getAttachment, () => ({ data: [] }))
    this.on(uploadUnfinished, () => ({ data: [] }))
    const moved = { orderNo: 'HK2026112000000007', id: '7' }
    this.on(getDebitTransferDetail, () => ({ data: onRecord }))
    this.on(addTran, ({ version }) => ({
      data: { ...moved, version: (version ?? 0) + 1, proStatus: '010' as const, proStatusName: '待提交' },
    }))
    this.on(ordersubmit, ({ version }) => ({
      data: {
        ...moved,
        version: (version ?? 0) + 1,
        proStatus: '020' as const,
        proStatusName: '待复核',
        zlms: '3' as const,
        nextStep: '提交成功，待复核人复核',
      },
    }))
  }

  on<C extends Call>(
    call: C,
    answer: (input: Input<C>) => { data: Output<C> } | Exclude<Answer, { data: unknown }>,
  ): void {
    this.#calls.set(call.path, { call, answer: answer })
  }
  /** Accepts an upload in one chunk and answers with this file id. */
  takesUpload(fileId: string): void {
    const upload = { uploadId: 'f'.repeat(32), partBytes: 1024 * 1024, parts: [] }
    this.on(uploadStart, () => ({ data: upload }))
    this.on(uploadFinish, () => ({
      data: { status: 'success' as const, fileId, name: 'x.pdf', size: 8 },
    }))
    vi.stubGlobal('XMLHttpRequest', PartRequest)
  }
  /** The recorded inputs of a call, in order. */
  inputs(call: Call): Sent['input'][] {
    return this.sent.filter((one) => one.call === call.name).map((one) => one.input)
  }
  keys(call: Call): (string | null)[] {
    return this.sent.filter((one) => one.call === call.name).map((one) => one.key)
  }

  readonly fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address)
    const known = this.#calls.get(url.pathname)
    if (known === undefined)
      return Response.json({ status: 404, msg: '接口不存在', data: null }, { status: 404 })
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as object) : {}
    const input = { ...Object.fromEntries(url.searchParams), ...body }
    const key = new Headers(init.headers).get('idempotency-key')
    this.sent.push({ call: known.call.name, input: input, key })
    const answer = known.answer(input as never)
    if (answer === 'hang') return new Promise(() => undefined)
    if (answer === 'lost') throw new TypeError('fetch failed')
    if ('data' in answer) return Response.json({ status: 200, msg: '', data: answer.data })
    const { status, code, zh } = answer.refused
    return Response.json({ status, code, msg: answer.msg ?? zh, data: null }, { status })
  }
}

/** A browser upload request that succeeds. */
class PartRequest extends EventTarget {
  readonly upload = new EventTarget()
  readonly status = 200
  readonly statusText = ''
  readonly responseText = JSON.stringify({ status: 200, msg: '', data: { part: 0 } })
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    queueMicrotask(() => this.dispatchEvent(new Event('load')))
  }
}
