import { t } from '@iisp/contract'

/** A share of an amount: 0 to 1 with four to eight places. '0.0150' is 1.5 %. */
export const rate = t.String({ pattern: '^(0\\.[0-9]{4,8}|1\\.0{4,8})$' })
/** Shares of a fund, two places. */
export const shares = t.String({ pattern: '^(0|[1-9][0-9]{0,13})\\.[0-9]{2}$' })
/** Net asset value of one share, two to eight places: the terms of a fund say how many. */
export const unitNav = t.String({ pattern: '^(0|[1-9][0-9]{0,7})\\.[0-9]{2,8}$' })
export const shareRounding = t.oneOf('half-up', 'truncate')
