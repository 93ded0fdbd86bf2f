import {
  type Static,
  type WriteAccess,
  defineDecide,
  defineList,
  defineWrite,
  platformErrors,
  staleErrors,
  t,
} from '@iisp/contract'
import type { UploadRules } from '@iisp/contract/upload-rules'
import { registrationErrors as e } from '../errors.ts'
import { productContracts } from '../pages.ts'
import { contractFlow, contractReasonMax } from './contract-states.ts'

const base = '/api/registration/product-contracts'

export const productKinds = ['securities', 'equity', 'assets', 'other'] as const
/** The services that a manager requests from the custodian. */
export const contractServices = ['custody', 'valuation', 'share-registration'] as const

export const contractLimits = { productName: 100, contactName: 40, note: 500, aDay: 20 } as const

/** The parameter of the page's address that opens the form. */
export const applyName = 'apply'

/** The purpose under which module files stores the draft of a contract. */
export const draftPurpose = 'registration.contract-draft'
/** Enforced by both the upload widget and the server. */
export const draftRules = {
  accept: ['pdf', 'doc', 'docx'],
  maxSize: 20,
  maxCount: 1,
} as const satisfies UploadRules

export const contractForm = {
  productName: t.oneLine(contractLimits.productName, 1),
  productKind: t.oneOf(...productKinds),
  services: t.Array(t.oneOf(...contractServices), { minItems: 1, maxItems: contractServices.length }),
  /** Yuan. */
  expectedSize: t.amount,
  plannedDate: t.date,
  contactName: t.oneLine(contractLimits.contactName, 1),
  /** A mainland mobile. */
  contactPhone: t.String({ pattern: '^1[3-9][0-9]{9}$' }),
  note: t.text(contractLimits.note),
  /** The draft of the contract. */
  fileId: t.nullable(t.text(60, 1)),
}
const form = t.strict(contractForm)
export type ContractForm = Static<typeof form>

const access: WriteAccess = { who: 'pages', pages: [productContracts], supervised: false }
const faults = [e.managersOnly, e.draftGone, e.draftTooLarge, e.plannedDatePast, e.sizeMissing]

/** Applies for custody or outsourcing of a product, for the caller's institution, which is a manager. */
export const productContractApply = defineWrite({
  summary: { zh: '申请产品托管或外包', en: 'Apply for custody or outsourcing of a product' },
  path: `${base}/productContractApply`,
  input: form,
  output: t.Object({ id: t.id }),
  errors: [...faults, e.tooManyContracts],
  access,
  idempotent: 'key',
})

/** Completes a returned application and sends it again. `version` is the version in the list. */
export const productContractResubmit = defineWrite({
  summary: { zh: '补充后重新提交产品申请', en: 'Send a returned application again' },
  path: `${base}/productContractResubmit`,
  input: t.strict({ ...contractForm, id: t.id, version: t.version }),
  errors: [...faults, ...staleErrors, platformErrors.caseMoved],
  access,
  idempotent: 'no',
})

const { fileId: _, ...entered } = contractForm
const contract = t.Object({
  ...entered,
  id: t.id,
  institutionId: t.text(20),
  institutionName: t.institutionName,
  /** The draft of the contract. */
  file: t.nullable(t.Object({ fileId: t.text(60), name: t.text(500), size: t.Integer() })),
  state: t.oneOf(...contractFlow.all),
  submittedBy: t.personName,
  submittedAt: t.dateTime,
  decidedBy: t.personName,
  decidedAt: t.nullable(t.dateTime),
  reason: t.text(contractReasonMax),
  version: t.version,
  actions: t.Array(t.oneOf(...contractFlow.actions)),
})
export type ProductContract = Static<typeof contract>

/** A manager's people read their institution's applications, the custodian's operators all; the newest first. */
export const productContractList = defineList({
  summary: { zh: '产品托管外包申请列表', en: 'Applications for custody or outsourcing' },
  path: `${base}/productContractList`,
  filters: {
    state: t.Optional(t.oneOf(...contractFlow.all)),
    keyword: t.Optional(t.text(50)),
  },
  row: contract,
  access: { who: 'pages', pages: [productContracts] },
})

/** Accepts, returns or refuses as the custodian's operator, withdraws as the manager. */
export const productContractDecide = defineDecide(contractFlow, {
  summary: { zh: '办理或撤回产品申请', en: 'Decide on an application, or withdraw it' },
  path: `${base}/productContractDecide`,
  actions: ['accept', 'return', 'refuse', 'withdraw'],
  access,
})
