import { type Static, defineWrite, platformErrors, t } from '@iisp/contract'
import { registrationErrors as e } from '../errors.ts'
import { decisionReasonMax, partyFlow } from './party-states.ts'

const base = '/api/registration/parties'
const offered = { who: 'public' } as const

/** Kinds of registering institutions: manager, sales channel, or an investor or trustee client. */
export const partyKinds = ['manager', 'channel', 'client'] as const
export type PartyKind = (typeof partyKinds)[number]

export const partyLimits = {
  name: 100,
  nameEn: 120,
  address: 150,
  adminName: 40,
  email: 128,
} as const

/** A random name of 22 characters: of a solved puzzle, or of the codes that were sent. */
const uuid = t.String({ pattern: '^[A-Za-z0-9_-]{22}$' })
const sixDigits = t.String({ pattern: '^[0-9]{6}$' })
const mobile = t.String({ pattern: '^1[3-9][0-9]{9}$' })
const email = t.oneLine(partyLimits.email, 3)

/** The applicant's statements about the institution and its administrator. */
export const partyForm = {
  kind: t.oneOf(...partyKinds),
  name: t.oneLine(partyLimits.name, 1),
  nameEn: t.oneLine(partyLimits.nameEn),
  /** 18 characters, GB 32100. */
  creditCode: t.oneLine(18),
  /** P and seven digits, given by the association; '' for others than managers. */
  managerNo: t.oneLine(8),
  address: t.oneLine(partyLimits.address, 1),
  adminName: t.oneLine(partyLimits.adminName, 1),
}
const form = t.strict(partyForm)
const formFaults = [e.nameEnChinese, e.creditCodeWrong, e.managerNoWrong]
export type PartyForm = Static<typeof form>

/**
 * POST phone and mail of the administrator with the uuid of a solved puzzle → sends one code to each. `uuid` names
 * them for `partySubmit`, in this browser.
 */
export const partyCodeSend = defineWrite({
  summary: { zh: '发送登记验证码', en: 'Send the codes of a registration' },
  path: `${base}/partyCodeSend`,
  input: t.strict({ uuid, phone: mobile, email }),
  output: t.Object({ uuid, validSeconds: t.Integer() }),
  errors: [e.codesTooOften],
  access: offered,
  idempotent: 'no',
})

/**
 * POST the form with both codes → its number, and the code for looking up its state; a mail
 * contains both. Phone and mail are the addresses to which the codes were sent. Five attempts.
 */
export const partySubmit = defineWrite({
  summary: { zh: '提交参与方登记', en: 'Apply to be registered as a fund party' },
  path: `${base}/partySubmit`,
  input: t.strict({ ...partyForm, uuid, smsCode: sixDigits, mailCode: sixDigits }),
  output: t.Object({ number: t.text(20), code: t.text(20) }),
  errors: [e.codesWrong, e.proofEnded, ...formFaults, e.partyPending],
  access: offered,
  idempotent: 'no',
})

/** Number and code of an application, which identify an applicant without account. */
const ticket = {
  number: t.oneLine(20, 1),
  code: t.oneLine(20, 1),
}
export const applicantActions = ['resubmit', 'withdraw'] as const

const ownParty = t.Object({
  ...partyForm,
  number: t.text(20),
  /** Masked. */
  phone: t.text(20),
  email: t.text(partyLimits.email),
  state: t.oneOf(...partyFlow.all),
  submittedAt: t.dateTime,
  decidedAt: t.nullable(t.dateTime),
  /** Why it was returned or refused; '' otherwise. */
  reason: t.text(decisionReasonMax),
  version: t.version,
  actions: t.Array(t.oneOf(...applicantActions)),
})
export type OwnParty = Static<typeof ownParty>

/**
 * POST number and code → the application. Wrong numbers and wrong codes get the same answer, and
 * are counted.
 */
export const partyLookUp = defineWrite({
  summary: { zh: '查询登记进度', en: 'Look up an application' },
  path: `${base}/partyLookUp`,
  input: t.strict(ticket),
  output: ownParty,
  errors: [e.partyNotFound, e.lookUpsTooOften],
  access: offered,
  idempotent: 'no',
})

const found = [e.partyNotFound, e.lookUpsTooOften, platformErrors.caseMoved, platformErrors.conflict]

/**
 * Completes a returned application and sends it again; phone and mail stay. `version` is the
 * version of the look-up.
 */
export const partyResubmit = defineWrite({
  summary: { zh: '补充后重新提交', en: 'Send a returned application again' },
  path: `${base}/partyResubmit`,
  input: t.strict({ ...partyForm, ...ticket, version: t.version }),
  errors: [...found, ...formFaults, e.partyPending],
  access: offered,
  idempotent: 'no',
})

export const partyWithdraw = defineWrite({
  summary: { zh: '撤回登记申请', en: 'Withdraw an application' },
  path: `${base}/partyWithdraw`,
  input: t.strict({ ...ticket, version: t.version }),
  errors: found,
  access: offered,
  idempotent: 'no',
})
