import { date, flag, oneOf, platformErrors, strict, t, text } from '@iisp/contract'
import { fileTypeCodes, linkTypeCodes } from './codes.ts'
import { applicationFlow } from './states.ts'

/** Project number of an application: KH… opens an account, SF… links one. */
export const xmbh = t.String({ pattern: '^(KH|SF)[0-9]{10,20}$' })
export const kind = oneOf('1', '2')
export const status = oneOf(...applicationFlow.all)
export const linkType = oneOf(...linkTypeCodes)
export const fileType = oneOf(...fileTypeCodes)
/** 128 random bits in hexadecimal. */
export const fileId = t.String({ pattern: '^[0-9a-f]{32}$' })
/** Counts every change; a step names the version that the person saw. */
export const version = t.Integer({ minimum: 1, maximum: 2_000_000_000 })
/** '1' draft, '2' under way, '3' ended, '4' rejected. */
export const stage = oneOf('1', '2', '3', '4')

/** What the person who asks may do with an application now; the browser offers just these. */
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
/** Which account detail there is to look at: what was applied for, what was linked, what was dissolved. */
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
  /** Account at the broker or the depository; '' before there is one. */
  ZH: text(40),
  LXRNAME: text(100),
  /** Day of the last submission; of the creation before. */
  YWRQ: text(10),
  KDDH: text(40),
  /** Why it was rejected or disconnected. */
  REASON: text(200),
  CREATEBY: text(100),
  CREATETIME: text(19),
  MANAGERNAME: text(200),
  /** '1' urged today. */
  cuibanFlag: flag,
  /** When it was urged and not handled since; ''. */
  URGEDTIME: text(19),
  actions: t.Array(oneOf(...applicationActions)),
  RELATION: relationView,
})

/** Answer of every step on an application. */
export const moved = t.Object({ xmbh, version, status, statusName: text(40) })
export const stepInput = strict({ xmbh, version })
export const reasonedStep = strict({ xmbh, version, reason: text(200, 1) })

/** What every list of applications may be narrowed by. */
export const listFilters = {
  /** Part of a project number, of a product's name or code, or of a broker's name. */
  keyword: t.Optional(text(50)),
  /** Comma list of statuses. */
  status: t.Optional(t.String({ pattern: '^([0-9]{3}(,[0-9]{3}){0,7})?$' })),
  startDate: t.Optional(date),
  endDate: t.Optional(date),
}
export const listErrors = [platformErrors.listTooLong, platformErrors.badInput]
