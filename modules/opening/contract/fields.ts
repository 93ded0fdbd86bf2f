import { date, flag, oneOf, strict, t, text } from '@iisp/contract'
import { fileTypeCodes, linkTypeCodes } from './codes.ts'
import { applicationFlow } from './states.ts'

/** Project number of an application: KH… for an account opening, SF… for a link. */
export const xmbh = t.String({ pattern: '^(KH|SF)[0-9]{10,20}$' })
export const kind = oneOf('1', '2')
export const status = oneOf(...applicationFlow.all)
export const linkType = oneOf(...linkTypeCodes)
export const fileType = oneOf(...fileTypeCodes)
/** 128 random bits in hexadecimal. */
export const fileId = t.String({ pattern: '^[0-9a-f]{32}$' })
/** Incremented by every change. A step sends the version that the person saw. */
export const version = t.Integer({ minimum: 1, maximum: 2_000_000_000 })
/** '1' draft, '2' under way, '3' ended, '4' rejected. */
export const stage = oneOf('1', '2', '3', '4')

/** What the caller may do with an application now. The browser offers exactly these actions. */
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
/** Which account detail exists: the application's, the link's or the dissolved link's. */
export const relationView = oneOf('', 'association', 'relation', 'break')
export type RelationView = '' | 'association' | 'relation' | 'break'

export const row = t.Object({
  XMBH: xmbh,
  KIND: kind,
  STATUS: status,
  STATUSNAME: text(40),
  STAGE: stage,
  VERSION: version,
  CPMC: text(200),
  CPDM: text(20),
  JJSMC: text(200),
  F_ZHLX: text(40),
  /** Account number at the broker or the depository; '' if there is none yet. */
  ZH: text(40),
  LXRNAME: text(100),
  /** Day of the last submission; before that, of the creation. */
  YWRQ: text(10),
  KDDH: text(40),
  /** Why it was rejected or disconnected. */
  REASON: text(200),
  CREATEBY: text(100),
  CREATETIME: text(19),
  MANAGERNAME: text(200),
  /** '1' urged today. */
  cuibanFlag: flag,
  /** When it was urged, if the desk has not acted since; otherwise ''. */
  URGEDTIME: text(19),
  actions: t.Array(oneOf(...applicationActions)),
  RELATION: relationView,
})

/** Answer of every step on an application. */
export const moved = t.Object({ xmbh, version, status, statusName: text(40) })
export const stepInput = strict({ xmbh, version })
export const reasonedStep = strict({ xmbh, version, reason: text(200, 1) })

/** Filters of every list of applications. */
export const listFilters = {
  /** Matches part of a project number, product name or code, or broker name. */
  keyword: t.Optional(text(50)),
  /** Comma-separated statuses. */
  status: t.Optional(t.String({ pattern: '^([0-9]{3}(,[0-9]{3}){0,7})?$' })),
  startDate: t.Optional(date),
  endDate: t.Optional(date),
}
