import { type RowOf, defineFields, f, t } from '@iisp/contract'
import { applicationKinds, fileTypeCodes, linkTypeCodes } from './codes.ts'
import { applicationFlow } from './states.ts'

/** Project number of an application: KH… for an account opening, SF… for a link. */
export const xmbh = t.String({ pattern: '^(KH|SF)[0-9]{10,20}$' })
export const kind = t.oneOf('1', '2')
export const status = t.oneOf(...applicationFlow.all)
export const linkType = t.oneOf(...linkTypeCodes)
export const fileType = t.oneOf(...fileTypeCodes)
/** 128 random bits in hexadecimal. */
export const fileId = t.String({ pattern: '^[0-9a-f]{32}$' })
/** Incremented by every change. A step sends the version that the person saw. */
export const version = t.Integer({ minimum: 1, maximum: 2_000_000_000 })
/** '1' draft, '2' under way, '3' ended, '4' rejected. */
export const stage = t.oneOf('1', '2', '3', '4')

/** Actions of the caller on an application now. The browser offers exactly these actions. */
export const applicationActions = [
  'edit',
  'submit',
  'withdraw',
  'urge',
  'accept',
  'register',
  'link',
  'reject',
  'courier',
  'break',
] as const
export type ApplicationAction = (typeof applicationActions)[number]
/**
 * The kind of account detail that exists: the application's, the link's or the dissolved link's.
 */
export const relationView = t.oneOf('', 'association', 'relation', 'break')
export type RelationView = '' | 'association' | 'relation' | 'break'

/** Identity and state of an application, shared by the rows of lists and the form. */
export const standing = {
  XMBH: xmbh,
  KIND: kind,
  STATUS: status,
  STATUSNAME: t.text(40),
  STAGE: stage,
  VERSION: version,
}

export const applicationFields = defineFields({
  ...standing,
  XMBH: f.named(xmbh, ['项目编号', 'Project number']),
  KIND: f.oneOf(applicationKinds, ['业务类型', 'Business']),
  STATUS: f.state(applicationFlow, ['状态', 'State']),
  CPMC: f.text(200, ['产品名称', 'Product']),
  CPDM: f.text(20, ['产品代码', 'Code']),
  JJSMC: f.text(200, ['经纪商', 'Broker']),
  F_ZHLX: f.text(40, ['账户类型', 'Account type']),
  /** Account number at the broker or the depository; '' if there is none yet. */
  ZH: f.text(40, ['账号', 'Account']),
  LXRNAME: f.text(100, ['联系人', 'Contact']),
  LXRSJ: t.text(20),
  LXRYX: t.text(128),
  /** Day of the last submission; before that, of the creation. */
  YWRQ: f.text(10, ['业务日期', 'Business date']),
  KDDH: f.text(40, ['快递单号', 'Courier number']),
  /** Why it was rejected or disconnected. */
  REASON: f.note(200, ['原因', 'Reason']),
  CREATEBY: f.person(['创建人', 'Created by']),
  CREATETIME: f.text(19, ['创建时间', 'Created at']),
  MANAGERNAME: f.text(200, ['管理人', 'Manager']),
  cuibanFlag: f.oneOf({ '1': ['今日已催办', 'Urged today'], '0': ['--', '--'] }, ['催办', 'Urged']),
  /** When it was urged, if the desk has not acted since; otherwise ''. */
  URGEDTIME: f.text(19, ['催办时间', 'Urged at']),
  actions: t.Array(t.oneOf(...applicationActions)),
  RELATION: relationView,
})
export type ApplicationRow = RowOf<typeof applicationFields>

/** Answer of every step on an application. */
export const moved = t.Object({ xmbh, version, status, statusName: t.text(40) })
export const stepInput = t.strict({ xmbh, version })
export const reasonedStep = t.strict({ xmbh, version, reason: t.text(200, 1) })

/** Filters of every list of applications. */
export const listFilters = {
  /** Matches part of a project number, a product's name, English name or code, or a broker by either name or by initials. */
  keyword: t.Optional(t.text(50)),
  /** Comma-separated statuses. */
  status: t.Optional(t.String({ pattern: '^([0-9]{3}(,[0-9]{3}){0,7})?$' })),
  startDate: t.Optional(t.date),
  endDate: t.Optional(t.date),
}
