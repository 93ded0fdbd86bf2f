import {
  type BothLanguages,
  type RowOf,
  type Static,
  defineFields,
  defineWrite,
  f,
  platformErrors,
  t,
} from '@iisp/contract'
import { registrationErrors as e } from '../errors.ts'
import { decisionReasonMax, partyFlow } from './party-states.ts'

const base = '/api/registration/parties'
const offered = { who: 'public' } as const

/** Kinds of registering institutions. */
export const partyKinds = {
  manager: { zh: '私募基金管理人', en: 'Private fund manager' },
  channel: { zh: '基金销售机构', en: 'Sales channel' },
  client: { zh: '投资者/委托人', en: 'Investor or trustee client' },
} as const satisfies Record<string, BothLanguages>
export type PartyKind = keyof typeof partyKinds
export const partyKindCodes = Object.keys(partyKinds) as PartyKind[]

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
const formFields = {
  kind: f.oneOf(partyKinds, ['登记身份', 'Registers as']),
  name: f.line(partyLimits.name, ['机构名称', 'Name of the institution'], 1),
  nameEn: f.line(partyLimits.nameEn, ['英文名称', 'English name']),
  /** 18 characters, GB 32100. */
  creditCode: f.line(18, ['统一社会信用代码', 'Unified social credit code']),
  /** P and seven digits, given by the association; '' for others than managers. */
  managerNo: f.line(8, ['管理人登记编号', 'Registration number of the manager']),
  address: f.line(partyLimits.address, ['联系地址', 'Address'], 1),
  adminName: f.line(partyLimits.adminName, ['管理员姓名', 'Name of the administrator'], 1),
}
const partyForm = defineFields(formFields).row.properties
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

/** The fields of an application that its applicant and the desk read. */
export const partyFields = {
  ...formFields,
  number: f.identifier(20, ['申请编号', 'Application']),
  /** Masked for the applicant. */
  phone: f.text(20, ['管理员手机', 'Mobile of the administrator']),
  email: f.text(partyLimits.email, ['管理员邮箱', 'E-mail of the administrator']),
  state: f.state(partyFlow, ['状态', 'State']),
  submittedAt: f.moment(['提交时间', 'Sent at']),
  decidedAt: f.orNone(f.moment(['办理时间', 'Decided at'])),
  /** Why it was returned or refused; '' otherwise. */
  reason: f.note(decisionReasonMax, ['原因', 'Reason']),
  version: t.version,
}
export const ownPartyFields = defineFields({
  ...partyFields,
  actions: t.Array(t.oneOf(...applicantActions)),
})
export type OwnParty = RowOf<typeof ownPartyFields>

/**
 * POST number and code → the application. Wrong numbers and wrong codes get the same answer, and
 * are counted.
 */
export const partyLookUp = defineWrite({
  summary: { zh: '查询登记进度', en: 'Look up an application' },
  path: `${base}/partyLookUp`,
  input: t.strict(ticket),
  output: ownPartyFields.row,
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
