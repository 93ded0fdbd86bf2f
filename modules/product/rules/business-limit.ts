/**
 * A product that has expired and allows no further business draws a warning (BU-214). `today` and
 * DQRQ are business dates; a product without DQRQ never expires.
 */
export const isPastBusinessLimit = (
  product: { readonly DQRQ: string | null; readonly IS_BUSI_LIMIT: '0' | '1' },
  today: string,
): boolean => product.IS_BUSI_LIMIT === '1' && product.DQRQ !== null && product.DQRQ <= today
