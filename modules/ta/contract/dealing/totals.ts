import { t } from '@iisp/contract'

/** Sums of money or of shares. They may exceed the bounds of a single application. */
export const total = t.String({ pattern: '^-?(0|[1-9][0-9]{0,17})\\.[0-9]{2}$' })
