import { type Language, refuse } from '@iisp/contract'
import { type TransferDetail, type TransferType, transferDetails } from '../../contract/codes.ts'
import { transferErrors } from '../../contract/errors.ts'
import { partnerFault } from '../../rules/accounts/partner-kind.ts'

interface Payment {
  readonly type: TransferType
  readonly detail: TransferDetail
  readonly manual: boolean
}

/**
 * Refuses a kind of account that the transfer type does not accept, and names the required kind.
 */
export function refuseWrongPartner({ type, detail, manual }: Payment, language: Language): void {
  const fault = partnerFault(type, manual)
  if (fault !== null) refuse(transferErrors[fault], { kind: transferDetails[detail][language] })
}
