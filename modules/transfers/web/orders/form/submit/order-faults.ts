import { errorText, type Language, type NamedError } from '@iisp/contract'
import {
  fileTypes,
  orderLimits,
  transferDetails,
  transferErrors,
  transferTypes,
} from '@iisp/transfers/contract'
import {
  detailBelongs,
  directionAgrees,
  isOrderAmount,
  isPaymentTime,
  isWithinWindow,
  missingAttachments,
  partnerFault,
  paymentHours,
} from '@iisp/transfers/rules'
import {
  type CompleteFields,
  type FieldName,
  type OrderFields,
  fieldNames,
  partnerIdOf,
} from '../state/order-fields.ts'
import type { FormText } from '../form-texts.ts'

export interface Fault {
  readonly name: FieldName
  readonly message: string
}

export interface FaultContext {
  readonly t: FormText
  readonly locale: Language
  /** Business date. */
  readonly today: string | undefined
  readonly isWorkday: (date: string) => boolean | undefined
  /** Uploads are in progress; sending now would leave them out. */
  readonly uploading: boolean
}

const inOrder = (faults: Fault[]): Fault[] =>
  faults.sort((a, b) => fieldNames.indexOf(a.name) - fieldNames.indexOf(b.name))

/** Errors that prevent saving a draft. */
export function savingFaults(fields: OrderFields, { t, locale, uploading }: FaultContext): Fault[] {
  const textOf = (error: NamedError) => errorText(error, locale)
  const faults: Fault[] = []
  const check = (name: FieldName, wrong: boolean, message: string) =>
    wrong && !faults.some((fault) => fault.name === name) && faults.push({ name, message })
  check('product', fields.productId === null, t('missing.product'))
  check('custody', fields.custodyAccountNo === null, t('missing.custody'))
  check('partner', partnerIdOf(fields) === null, t(fields.manual ? 'missing.counterparty' : 'missing.broker'))
  check('type', fields.type === null, t('missing.type'))
  check('detail', fields.type !== null && fields.detail === null, t('missing.detail'))
  check('amount', fields.amount === '', t('missing.amount'))
  check('amount', !isOrderAmount(fields.amount), textOf(transferErrors.amountOutOfRange))
  check('date', fields.date === '', t('missing.date'))
  check('files', uploading, t('uploading'))
  if (fields.type !== null && fields.detail !== null) {
    check('detail', !detailBelongs(fields.type, fields.detail), textOf(transferErrors.typeAndDetail))
    check('detail', !directionAgrees(fields.detail, fields.pays), textOf(transferErrors.directionAndDetail))
  }
  check('partner', wrongPartner(fields, locale) !== null, wrongPartner(fields, locale) ?? '')
  return inOrder(faults)
}

/** Why the type does not accept the selected kind of account; null if it does. */
export function wrongPartner({ type, detail, manual }: OrderFields, locale: Language): string | null {
  const fault = type && partnerFault(type, manual)
  if (type === null || fault === null) return null
  const kind = detail === null ? transferTypes[type] : transferDetails[detail]
  return errorText(transferErrors[fault], locale, { kind: kind[locale] })
}

/** Errors that prevent submitting, as far as the form can tell. The server checks again. */
export function submittingFaults(fields: OrderFields, context: FaultContext): Fault[] {
  const { locale, today, isWorkday } = context
  const faults = savingFaults(fields, context)
  const add = (name: FieldName, error: NamedError, params?: Record<string, string>) =>
    faults.some((fault) => fault.name === name) ||
    faults.push({ name, message: errorText(error, locale, params) })
  if (fields.date !== '') {
    if (today !== undefined && !isWithinWindow(fields.date, today)) {
      add('date', transferErrors.dateOutOfRange, { days: String(orderLimits.daysAhead) })
    } else if (isWorkday(fields.date) === false) add('date', transferErrors.notWorkday, { date: fields.date })
  }
  if (fields.time !== '' && !isPaymentTime(fields.time)) {
    add('time', transferErrors.timeOutOfRange, paymentHours)
  }
  if (fields.reason.trim() === '') add('reason', transferErrors.reasonMissing)
  if (fields.contactIds.length === 0) add('contacts', transferErrors.contactMissing)
  const names = missingNames(fields, locale)
  if (names !== '') add('files', transferErrors.attachmentMissing, { names })
  return inOrder(faults)
}

function missingNames({ type, detail, files }: OrderFields, locale: Language): string {
  if (type === null || detail === null) return ''
  const given = files.map((file) => file.type)
  return missingAttachments(type, detail, given)
    .map((need) => need.anyOf.map((code) => fileTypes[code][locale]).join(' / '))
    .join(locale === 'zh' ? '、' : ', ')
}

/** Whether the fields are complete enough to be saved; `savingFaults` lists what is missing. */
export const isComplete = (fields: OrderFields): fields is CompleteFields =>
  fields.productId !== null &&
  fields.custodyAccountNo !== null &&
  fields.type !== null &&
  fields.detail !== null
