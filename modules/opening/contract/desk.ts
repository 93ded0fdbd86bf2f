import {
  type BothLanguages,
  type TSchema,
  defineList,
  defineWrite,
  platformErrors,
  staleErrors,
  t,
} from '@iisp/contract'
import { worksDesk } from './access.ts'
import { openingErrors as errors } from './errors.ts'
import {
  applicationFields,
  kind,
  listFilters,
  moved,
  reasonedStep,
  stepInput,
  version,
  xmbh,
} from './fields.ts'

const step = <const N extends string, const I extends TSchema>(
  name: N,
  path: string,
  summary: BothLanguages,
  input: I,
) =>
  defineWrite({
    name,
    summary,
    path: `/api/securitiesOpening/desk/${path}`,
    input,
    output: moved,
    errors: [...staleErrors, errors.notMovable, errors.formInvalid],
    access: worksDesk,
    idempotent: 'key',
  })

/** Approves the documents: the application goes to the depository or, for a three-party link, to the bank. */
export const openingAccept = step(
  'openingAccept',
  'accept',
  { zh: '材料审核通过', en: 'Accept the documents of an application' },
  stepInput,
)
/** Rejects the application; the manager may correct and resubmit it. */
export const openingReject = step(
  'openingReject',
  'reject',
  { zh: '驳回申请', en: 'Reject an application' },
  reasonedStep,
)
/** The depository has opened the account. */
export const openingRegister = step(
  'openingRegister',
  'register',
  { zh: '登记中登开户完成', en: 'Register the account opened at the depository' },
  t.strict({ xmbh, version, zh: t.text(60) }),
)
/** The bank has linked the account to its custody account. A `zjmm` replaces the stored fund password. */
export const openingLink = step(
  'openingLink',
  'link',
  { zh: '完成银行关联', en: 'Complete the bank link' },
  t.strict({ xmbh, version, zhh: t.text(60), khyh: t.text(300), zjmm: t.Optional(t.text(40)) }),
)
/** Stock card and documents have been sent to the manager. */
export const openingCourier = step(
  'openingCourier',
  'courier',
  { zh: '登记快递单号', en: 'Record the courier number' },
  t.strict({ xmbh, version, kddh: t.text(60), kdgs: t.text(100) }),
)
/** The link has been dissolved. */
export const openingBreak = step(
  'openingBreak',
  'break',
  { zh: '解除关联', en: 'Dissolve the three-party link' },
  reasonedStep,
)

/** Applications of all managers for the desk, urged ones first. Only open ones if no status is given. */
export const openingDeskList = defineList({
  name: 'openingDeskList',
  summary: { zh: '开户与三方关联处理列表', en: 'Account openings and three-party links to process' },
  methods: ['GET', 'POST'],
  path: '/api/securitiesOpening/desk/list',
  filters: { ...listFilters, kind: t.Optional(kind), urged: t.Optional(t.flag) },
  row: applicationFields.row,
  errors: [platformErrors.badInput],
  access: worksDesk,
})
