import { t } from '@iisp/contract'
import { fileTypeCodes, linkTypeCodes } from './codes.ts'
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

export const row = t.Object({
  ...standing,
  CPMC: t.text(200),
  CPDM: t.text(20),
  JJSMC: t.text(200),
  F_ZHLX: t.text(40),
  /** Account number at the broker or the depository; '' if there is none yet. */
  ZH: t.text(40),
  LXRNAME: t.text(100),
  LXRSJ: t.text(20),
  LXRYX: t.text(128),
  /** Day of the last submission; before that, of the creation. */
  YWRQ: t.text(10),
  KDDH: t.text(40),
  /** Why it was rejected or disconnected. */
  REASON: t.text(200),
  CREATEBY: t.personName,
  CREATETIME: t.text(19),
  MANAGERNAME: t.text(200),
  /** '1' urged today. */
  cuibanFlag: t.flag,
  /** When it was urged, if the desk has not acted since; otherwise ''. */
  URGEDTIME: t.text(19),
  actions: t.Array(t.oneOf(...applicationActions)),
  RELATION: relationView,
})

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
