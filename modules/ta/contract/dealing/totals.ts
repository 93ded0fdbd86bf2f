import { t } from '@iisp/contract'

/** Sums of money or of shares, which exceed what one application can be. */
export const total = t.String({ pattern: '^-?(0|[1-9][0-9]{0,17})\\.[0-9]{2}$' })
