import { defineDecide, defineWrite, platformErrors, staleErrors, t } from '@iisp/contract'
import {
  appliesForRelations,
  consentsToRelations,
  decidesRelations,
  takesApplicationsBack,
} from '../access.ts'
import { relationErrors as e } from '../errors.ts'
import { applicationFlow, relationReasonMax } from './application-states.ts'
import { inputParam } from './payload.ts'

const base = '/api/fundRelation'
const state = t.oneOf(...applicationFlow.all)
const sent = t.Object({ appid: t.id, sqzt: state })

/** The refusals of an application's rows. */
const rowErrors = [
  e.motherMissing,
  e.childMissing,
  e.childUnknown,
  e.motherUnknown,
  e.bothForeign,
  e.sameFund,
  e.fundNotRunning,
  e.pairTwice,
  e.triggerIncomplete,
  e.ratioSum,
  e.sameDay,
  e.datesMissing,
  e.endBeforeStart,
  e.startPast,
  e.feeToAssets,
  e.phoneWrong,
  e.circle,
  e.conflict,
  e.relationExists,
  e.relationGone,
  e.paramUnreadable,
  e.managersOnly,
]

/**
 * Applies for relations; all rows are written in one transaction. flag: 1 add, 2 modify, 3 delete,
 * 4 changes the open application `appid`. The ratios of a child fund never add up to more than 1,
 * even if two people apply at the same time.
 */
export const applySubmit = defineWrite({
  summary: { zh: '提交母子基金申请', en: 'Apply for fund relations' },
  path: `${base}/applySubmit`,
  input: t.strict({
    inputParam,
    flag: t.Union([t.oneOf('1', '2', '3', '4'), t.Integer({ minimum: 1, maximum: 4 })]),
    /** With a deletion: also deletes the settings of the forced redemption when it takes effect (BO-101). */
    deleteConfig: t.Optional(t.flag),
  }),
  output: t.Object({ appid: t.id, sqzt: state, list: t.Array(sent) }),
  errors: [
    ...rowErrors,
    platformErrors.notFound,
    platformErrors.caseMoved,
    e.fileGone,
    e.fileTooLarge,
    e.tooManyOpen,
  ],
  access: appliesForRelations,
  idempotent: 'key',
  maxBodyBytes: 256 * 1024,
})

const moved = t.Object({ appid: t.id, sqzt: state })

/** Withdraws an own application before it takes effect. */
export const revert = defineWrite({
  summary: { zh: '撤销母子基金申请', en: 'Revoke an application' },
  path: `${base}/revert`,
  aliases: [`${base}/applyInfoList/revert`],
  input: t.strict({ id: t.id }),
  output: moved,
  errors: [...staleErrors, platformErrors.caseMoved],
  access: takesApplicationsBack,
  idempotent: 'no',
})

/**
 * The other fund's manager consents or declines. `version` is the version of the application in the
 * list that the manager read (BO-113).
 */
export const applyConfirm = defineWrite({
  summary: { zh: '对方管理人确认母子基金申请', en: 'Consent of the other manager' },
  path: `${base}/applyConfirm`,
  aliases: [`${base}/applyInfoList/applyConfirm`],
  input: t.strict({
    id: t.id,
    /** 1: agree (the default); 0: decline. */
    result: t.Optional(t.flag),
    /** Needed to decline. */
    reason: t.Optional(t.text(relationReasonMax)),
    version: t.Optional(t.version),
  }),
  output: moved,
  errors: [...staleErrors, platformErrors.caseMoved, platformErrors.reasonMissing],
  access: consentsToRelations,
  idempotent: 'no',
})

/** The TA operator's decision. A passed application takes effect on its first day, or at once. */
export const applyDecide = defineDecide(applicationFlow, {
  summary: { zh: '审核母子基金申请', en: 'Decide on an application' },
  path: `${base}/applyInfoList/applyDecide`,
  actions: ['pass', 'return', 'reject'],
  errors: [e.relationGone],
  access: decidesRelations,
})
