import { subtract } from '@iisp/contract/exact'

interface Held {
  readonly shares: string
  readonly frozen: string
}

/** The shares of a holding that may still be frozen, or released. */
export const sharesOpen = (kind: 'freeze-shares' | 'unfreeze-shares', { shares, frozen }: Held): string =>
  kind === 'freeze-shares' ? subtract(shares, frozen) : frozen
