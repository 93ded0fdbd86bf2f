import { t } from '@iisp/contract'

/** A share of an amount: 0 to 1 with four to eight places. '0.0150' is 1.5 %. */
export const rate = t.String({ pattern: '^(0\\.[0-9]{4,8}|1\\.0{4,8})$' })
/** Shares of a fund, two places. */
export const shares = t.String({ pattern: '^(0|[1-9][0-9]{0,13})\\.[0-9]{2}$' })
export const shareRounding = t.oneOf('half-up', 'truncate')
