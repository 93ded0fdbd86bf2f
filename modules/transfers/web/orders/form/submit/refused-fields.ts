import { transferErrors as errors } from '@iisp/transfers/contract'
import { referenceErrors } from '@iisp/reference/contract'
import { type FieldName, type OrderFields, fieldNames } from '../state/order-fields.ts'

const byCode: ReadonlyMap<string, FieldName> = new Map(
  Object.entries<FieldName>({
    [errors.productUnusable.code]: 'product',
    [errors.accountUnusable.code]: 'partner',
    [errors.accountChanged.code]: 'partner',
    [errors.targetMissing.code]: 'partner',
    [errors.needsCounterparty.code]: 'partner',
    [errors.needsBroker.code]: 'partner',
    [errors.outsideAuthorisation.code]: 'partner',
    [errors.amountOutOfRange.code]: 'amount',
    [errors.insufficientBalance.code]: 'amount',
    [errors.dateOutOfRange.code]: 'date',
    [errors.notWorkday.code]: 'date',
    [referenceErrors.calendarNotPublished.code]: 'date',
    [errors.timeOutOfRange.code]: 'time',
    [errors.typeAndDetail.code]: 'detail',
    [errors.directionAndDetail.code]: 'detail',
    [errors.reasonMissing.code]: 'reason',
    [errors.contactMissing.code]: 'contacts',
    [errors.contactChanged.code]: 'contacts',
    [errors.fileGone.code]: 'files',
    [errors.attachmentMissing.code]: 'files',
  }),
)
/** Fields that the call names differently. */
const byInput: ReadonlyMap<string, FieldName> = new Map(
  Object.entries<FieldName>({
    productId: 'product',
    owerAccount: 'custody',
    brokerId: 'partner',
    cpZhbh: 'partner',
    otherAccount: 'partner',
    traDate: 'date',
    traTime: 'time',
    hkType: 'type',
    hkTypeDetail: 'detail',
    fileIds: 'files',
  }),
)

/** The form fields that a refusal concerns; empty if it concerns the whole order. */
export function refusedFields(refusal: { code: string; fields: readonly string[] }): FieldName[] {
  const known = byCode.get(refusal.code)
  if (known !== undefined) return [known]
  const named = refusal.fields.map((field) => {
    const [input = ''] = field.split(/[./]/)
    return byInput.get(input) ?? fieldNames.find((name) => name === input)
  })
  return [...new Set(named.filter((name) => name !== undefined))]
}

/** A field's value, used to detect a change since it was refused. */
export function valueOf(fields: OrderFields, name: FieldName): unknown {
  switch (name) {
    case 'product':
      return fields.productId
    case 'custody':
      return fields.custodyAccountNo
    case 'partner':
      return fields.manual ? fields.counterpartyId : fields.brokerId
    case 'contacts':
      return fields.contactIds
    default:
      return fields[name]
  }
}
