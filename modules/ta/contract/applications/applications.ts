import type { Static, WriteAccess } from '@iisp/contract'
import { defineList, defineRead, defineWrite, platformErrors, staleErrors, t } from '@iisp/contract'
import { approvalKinds } from '../approval-kinds.ts'
import { conversionErrors } from '../conversions/conversion-errors.ts'
import { taErrors as e } from '../errors.ts'
import { applicationDesk, applicationManagement } from '../pages.ts'
import { applicationFields, applicationFullFields, applicationKind } from './application.ts'
import { applicationReasonMax } from './application-states.ts'
import { applicationGroupCodes, applicationLimits, documentRules } from './application-kinds.ts'

const base = '/tgfw-fundglobal/application'
const pages = [applicationManagement, applicationDesk]
const fileId = t.text(60, 1)

/** The manager's operators enter applications. TA operators enter the kinds that the register starts. */
const enters: WriteAccess = { who: 'pages', pages, roles: ['operator', 'ta-operator'], supervised: false }
/** A super-manager needs a supervisor's approval to submit or withdraw. */
const sends: WriteAccess = { ...enters, supervised: { kind: approvalKinds.application } }

export const applicationFilters = {
  group: t.Optional(t.oneOf(...applicationGroupCodes)),
  /** Comma list of states. */
  status: t.Optional(t.String({ pattern: '^[0-6](,[0-6]){0,6}$' })),
  kind: t.Optional(applicationKind),
  productId: t.Optional(t.id),
  /** Part of a number or of the investor's name. */
  keyword: t.Optional(t.text(50)),
  /** Dealing date, both days included. */
  startDate: t.Optional(t.date),
  endDate: t.Optional(t.date),
}

/** The applications of the caller's institution, or of all managers for TA operators; the newest first. */
export const applicationList = defineList({
  name: 'applicationList',
  summary: { zh: '申赎申请列表', en: 'Applications' },
  path: `${base}/list`,
  filters: applicationFilters,
  row: applicationFields.row,
  access: { who: 'pages', pages },
})

export const applicationDetail = defineRead({
  name: 'applicationDetail',
  summary: { zh: '申赎申请详情', en: 'An application with its steps and documents' },
  methods: ['POST', 'GET'],
  path: `${base}/detail`,
  input: t.strict({ id: t.id }),
  output: applicationFullFields.row,
  errors: [platformErrors.notFound],
  access: { who: 'pages', pages },
})

/** The entered fields of an application. The kind decides which figures are filled in. */
export const applicationForm = {
  kind: applicationKind,
  productId: t.id,
  tradingAccountId: t.id,
  /** Yuan; subscriptions only. */
  amount: t.nullable(t.amount),
  shares: t.nullable(t.amount),
  /** LargeRedemptionFlag: 0 cancels the unconfirmed remainder of a large redemption, 1 carries it forward. */
  largeRedemption: t.flag,
  /** DefDividendMethod: 0 reinvests, 1 pays cash. */
  dividendMethod: t.nullable(t.flag),
  /** The receiving account of a transfer, or the target fund of a conversion. */
  targetTradingAccountId: t.nullable(t.id),
  targetProductId: t.nullable(t.id),
  /** The requested open day. */
  dealingDate: t.date,
  remark: t.text(applicationLimits.remark),
}
const form = t.strict(applicationForm)
export type ApplicationForm = Static<typeof form>

const formFaults = [
  e.kindNotYours,
  e.productUnknown,
  e.accountUnknown,
  e.amountMissing,
  e.sharesMissing,
  e.methodMissing,
  e.targetMissing,
  conversionErrors.targetFundMissing,
  e.fileGone,
  e.filesTooLarge,
  e.tooManyFiles,
]

/** Creates or changes a draft. Checks only the form of the fields; `applicationSubmit` applies the rules. */
export const applicationSave = defineWrite({
  name: 'applicationSave',
  summary: { zh: '保存申赎申请', en: 'Save an application' },
  path: `${base}/save`,
  input: t.strict({
    ...applicationForm,
    /** null for a new application. */
    id: t.nullable(t.id),
    version: t.Integer({ minimum: 0, maximum: 1_000_000 }),
    fileIds: t.Array(fileId, { maxItems: documentRules.maxCount }),
  }),
  output: t.Object({ id: t.id, version: t.Integer() }),
  errors: [...formFaults, ...staleErrors, platformErrors.caseMoved],
  access: enters,
  idempotent: 'key',
})

/** Every reason to refuse a submission. */
export const judgements = [
  e.noTerms,
  e.notOpen,
  e.noOpenDay,
  e.fundNotRunning,
  e.investorUnusable,
  e.accountUnusable,
  e.notQualified,
  e.riskExpired,
  e.noDesignated,
  e.documentMissing,
  e.belowFirst,
  e.belowFurther,
  e.holderLimit,
  e.sharesShort,
  e.sharesLocked,
  e.remainderSmall,
  e.transferUnfit,
  conversionErrors.targetFundMissing,
  conversionErrors.targetNotAllowed,
  conversionErrors.targetNotRunning,
  conversionErrors.targetNotOpen,
  conversionErrors.noCommonDay,
  conversionErrors.targetNoDesignated,
  conversionErrors.targetHolderLimit,
  conversionErrors.convertsBelowFirst,
  conversionErrors.convertsBelowFurther,
  conversionErrors.conversionCircle,
] as const

/**
 * Submits an application to the TA desk. `late` is true when it goes to the next open day, because it came after the
 * cut-off or its cooling-off period has not ended.
 */
export const applicationSubmit = defineWrite({
  name: 'applicationSubmit',
  summary: { zh: '提交申赎申请', en: 'Submit an application' },
  path: `${base}/submit`,
  input: t.strict({ id: t.id, version: t.version }),
  output: t.Object({
    dealingDate: t.date,
    late: t.Boolean(),
    /** All shares are redeemed, because the remaining holding would be below the minimum. */
    redeemsAll: t.Boolean(),
    version: t.Integer(),
  }),
  errors: [...judgements, ...staleErrors, platformErrors.caseMoved],
  access: sends,
  idempotent: 'key',
})

/** Possible until the cut-off of its day, as long as no dealing run has frozen it. */
export const applicationWithdraw = defineWrite({
  name: 'applicationWithdraw',
  summary: { zh: '撤回申赎申请', en: 'Withdraw an application' },
  path: `${base}/withdraw`,
  input: t.strict({ id: t.id, version: t.version, reason: t.text(applicationReasonMax) }),
  errors: [...staleErrors, platformErrors.caseMoved, e.cutOffPast],
  access: sends,
  idempotent: 'no',
})

/** Adds stored documents to an application that is a draft or has to be completed. */
export const applicationUpload = defineWrite({
  name: 'applicationUpload',
  summary: { zh: '上传申请文件', en: 'Add documents to an application' },
  path: `${base}/upload`,
  input: t.strict({
    id: t.id,
    version: t.version,
    fileIds: t.Array(fileId, { minItems: 1, maxItems: documentRules.maxCount }),
  }),
  output: t.Object({ version: t.Integer() }),
  errors: [...staleErrors, platformErrors.caseMoved, e.fileGone, e.filesTooLarge, e.tooManyFiles],
  access: enters,
  idempotent: 'no',
})

export const applicationDeleteFile = defineWrite({
  name: 'applicationDeleteFile',
  summary: { zh: '删除申请文件', en: 'Remove a document of an application' },
  path: `${base}/deleteFile`,
  input: t.strict({ id: t.id, version: t.version, fileId }),
  output: t.Object({ version: t.Integer() }),
  errors: [...staleErrors, platformErrors.caseMoved],
  access: enters,
  idempotent: 'no',
})
