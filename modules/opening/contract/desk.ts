import { type TSchema, defineCall, platformErrors, strict, t, text, flag, page, pageOf } from '@iisp/contract'
import { worksDesk } from './access.ts'
import { openingErrors as errors } from './errors.ts'
import {
  kind,
  listErrors,
  listFilters,
  moved,
  reasonedStep,
  row,
  stepInput,
  version,
  xmbh,
} from './fields.ts'

const step = <const N extends string, const I extends TSchema>(
  name: N,
  path: string,
  summary: string,
  input: I,
) =>
  defineCall({
    name,
    summary,
    methods: ['POST'],
    path: `/api/securitiesOpening/desk/${path}`,
    input,
    output: moved,
    errors: [platformErrors.notFound, platformErrors.conflict, errors.notMovable, errors.formInvalid],
    access: worksDesk,
    effect: 'write',
    idempotent: 'key',
  })

/** The papers are in order: to the depository, or, for a three-party link, to the bank. */
export const openingAccept = step('openingAccept', 'accept', '材料审核通过', stepInput)
/** Back to the manager, who may correct and submit again. */
export const openingReject = step('openingReject', 'reject', '驳回申请', reasonedStep)
/** The depository has opened the account. */
export const openingRegister = step(
  'openingRegister',
  'register',
  '登记中登开户完成',
  strict({ xmbh, version, zh: text(60) }),
)
/** The bank has linked the account to its custody account. A `zjmm` replaces the kept fund password. */
export const openingLink = step(
  'openingLink',
  'link',
  '完成银行关联',
  strict({ xmbh, version, zhh: text(60), khyh: text(300), zjmm: t.Optional(text(40)) }),
)
/** Stock card and papers are on their way to the manager. */
export const openingCourier = step(
  'openingCourier',
  'courier',
  '登记快递单号',
  strict({ xmbh, version, kddh: text(60), kdgs: text(100) }),
)
/** The link has been dissolved. */
export const openingBreak = step('openingBreak', 'break', '解除关联', reasonedStep)

/** Applications of all managers for the desk: open ones where no status is asked for; urged ones first. */
export const openingDeskList = defineCall({
  name: 'openingDeskList',
  summary: '开户与三方关联处理列表',
  methods: ['GET', 'POST'],
  path: '/api/securitiesOpening/desk/list',
  input: strict({ ...listFilters, kind: t.Optional(kind), urged: t.Optional(flag), ...page }),
  output: pageOf(row),
  errors: listErrors,
  access: worksDesk,
  effect: 'read',
  idempotent: 'yes',
})
