import type { TransferType } from '../../contract/codes.ts'

/** The other side of an order: an account at a broker, or the bank account of a counterparty. */
export type PartnerKind = 'broker' | 'counterparty'

/** The kind of partner account that each transfer type requires; `either` leaves the choice to the person. */
const byType: Readonly<Record<TransferType, PartnerKind | 'either'>> = {
  '01': 'broker',
  '02': 'broker',
  '03': 'counterparty',
  '04': 'counterparty',
  '05': 'counterparty',
  '06': 'counterparty',
  '07': 'counterparty',
  '08': 'counterparty',
  '09': 'either',
  '10': 'broker',
  '99': 'either',
}

/** The kind of account that a transfer type requires, or null if both are allowed. */
export const neededPartner = (type: TransferType): PartnerKind | null =>
  byType[type] === 'either' ? null : byType[type]

/** Why a transfer type does not accept the chosen kind of account, or null if it does. */
export function partnerFault(
  type: TransferType,
  manual: boolean,
): 'needsCounterparty' | 'needsBroker' | null {
  const needed = neededPartner(type)
  if (needed === null || manual === (needed === 'counterparty')) return null
  return needed === 'counterparty' ? 'needsCounterparty' : 'needsBroker'
}
