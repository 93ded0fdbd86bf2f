import {
  type BothLanguages,
  type RowOf,
  type Static,
  type WriteAccess,
  defineDecide,
  defineFields,
  defineList,
  defineWrite,
  f,
  platformErrors,
  staleErrors,
  t,
} from '@iisp/contract'
import type { UploadRules } from '@iisp/contract/upload-rules'
import { registrationErrors as e } from '../errors.ts'
import { productContracts } from '../pages.ts'
import { contractFlow, contractReasonMax } from './contract-states.ts'

const base = '/api/registration/product-contracts'

export const productKinds = {
  securities: { zh: '证券投资基金', en: 'Securities fund' },
  equity: { zh: '股权投资基金', en: 'Private equity fund' },
  assets: { zh: '资产管理计划', en: 'Asset management plan' },
  other: { zh: '其他', en: 'Other' },
} as const satisfies Record<string, BothLanguages>
/** The services that a manager requests from the custodian. */
export const contractServices = {
  custody: { zh: '资产托管', en: 'Custody' },
  valuation: { zh: '估值核算', en: 'Valuation' },
  'share-registration': { zh: '份额登记', en: 'Share registration' },
} as const satisfies Record<string, BothLanguages>
export const contractServiceCodes = Object.keys(contractServices) as (keyof typeof contractServices)[]

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

const services = t.Array(t.oneOf(...contractServiceCodes), {
  minItems: 1,
  maxItems: contractServiceCodes.length,
})
const enteredFields = {
  productName: f.line(contractLimits.productName, ['产品名称', 'Product'], 1),
  productKind: f.oneOf(productKinds, ['产品类型', 'Kind']),
  services: f.explained(f.named(services, ['所需服务', 'Services']), [
    '请至少选择一项服务',
    'Please choose at least one service',
  ]),
  /** Yuan, above zero. */
  expectedSize: f.explained(f.amount(['预计规模', 'Expected size']), [e.sizeMissing.zh, e.sizeMissing.en]),
  plannedDate: f.date(['计划成立日期', 'Planned date']),
  contactName: f.line(contractLimits.contactName, ['联系人', 'Contact'], 1),
  contactPhone: f.mobile(['联系手机', 'Mobile of the contact']),
  note: f.orEmpty(f.note(contractLimits.note, ['备注', 'Note'])),
}
export const contractEntry = defineFields(enteredFields)
const contractForm = {
  ...contractEntry.row.properties,
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

const file = t.Object({ fileId: t.text(60), name: t.text(500), size: t.Integer() })
export const productContractFields = defineFields({
  ...enteredFields,
  id: t.id,
  institutionId: t.text(20),
  institutionName: f.named(t.institutionName, ['管理人', 'Manager']),
  file: f.named(t.nullable(file), ['合同草稿', 'Draft of the contract']),
  state: f.state(contractFlow, ['状态', 'State']),
  submittedBy: f.person(['提交人', 'Submitted by']),
  submittedAt: f.moment(['提交时间', 'Sent at']),
  decidedBy: f.person(['办理人', 'Decided by']),
  decidedAt: f.orNone(f.moment(['办理时间', 'Decided at'])),
  reason: f.note(contractReasonMax, ['原因', 'Reason']),
  version: t.version,
  actions: t.Array(t.oneOf(...contractFlow.actions)),
})
export type ProductContract = RowOf<typeof productContractFields>

/** A manager's people read their institution's applications, the custodian's operators all; the newest first. */
export const productContractList = defineList({
  summary: { zh: '产品托管外包申请列表', en: 'Applications for custody or outsourcing' },
  path: `${base}/productContractList`,
  filters: {
    state: t.Optional(t.oneOf(...contractFlow.all)),
    keyword: t.Optional(t.text(50)),
  },
  row: productContractFields.row,
  access: { who: 'pages', pages: [productContracts] },
})

/** Accepts, returns or refuses as the custodian's operator, withdraws as the manager. */
export const productContractDecide = defineDecide(contractFlow, {
  summary: { zh: '办理或撤回产品申请', en: 'Decide on an application, or withdraw it' },
  path: `${base}/productContractDecide`,
  actions: ['accept', 'return', 'refuse', 'withdraw'],
  access,
})
