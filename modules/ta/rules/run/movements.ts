import { takeLots, transferLots } from '../holdings/take-lots.ts'
import type { AdjustmentApplication, TransferApplication } from './applications.ts'
import { type Confirmation, confirm, refuse } from './confirmation.ts'
import type { Account, Register } from './register.ts'
import type { RunInput } from './run-input.ts'

/**
 * Forced increase and decrease: shares without money. An increase creates a lot of the day, a decrease takes the
 * oldest lots.
 */
export function adjust(
  application: AdjustmentApplication,
  input: RunInput,
  register: Register,
): Confirmation {
  const { number, account: id, holder, shares, investors = 1 } = application
  const account = register.account(id, holder)
  if (application.code === '145') {
    if (!isFree(account, shares)) return refuse(application, 'insufficientShares')
    move(account, shares, register)
    return confirm(application, { shares })
  }
  if (!register.holders.hasRoomFor(register.holders.added(holder, investors)))
    return refuse(application, 'holderLimit')
  const { nav, confirmedOn } = input
  register.book(
    { id: number, account: id, holder, confirmedOn, shares, mark: nav, nav, source: '1' },
    investors,
  )
  return confirm(application, { shares })
}

/** A non-trade transfer. Locked shares may move and stay locked; frozen shares may not move. */
export function transfer(application: TransferApplication, register: Register): Confirmation {
  const { number, holder, shares, to } = application
  const account = register.account(application.account, holder)
  register.account(to.account, to.holder)
  if (!isFree(account, shares)) return refuse(application, 'insufficientShares')
  const coming = register.holders.added(to.holder, to.investors ?? 1)
  const leaving =
    register.sharesOf(holder) === shares && holder !== to.holder ? (application.investors ?? 1) : 0
  if (!register.holders.hasRoomFor(coming - leaving)) return refuse(application, 'holderLimit')
  const parts = move(account, shares, register)
  register.receive(transferLots(parts, { account: to.account, holder: to.holder, number }))
  if (leaving > 0) register.holders.leave(holder, leaving)
  register.holders.enter(to.holder, coming)
  return confirm(application, { shares })
}

const isFree = ({ total, frozen }: Account, shares: bigint) => total - frozen >= shares

function move(account: Account, shares: bigint, register: Register) {
  // The lots are copied, because taking shares from the account changes the originals.
  const parts = takeLots(account.lots, shares).map((part) => ({ ...part, lot: { ...part.lot } }))
  register.take(
    account,
    parts.map(({ lot, shares: taken }) => ({ lot: lot.id, shares: taken })),
  )
  return parts
}
