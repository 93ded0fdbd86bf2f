/**
 * The pages below /cms that anybody may read. A further path segment, such as the number of a
 * guide, names an article.
 */
export const cmsAddresses = [
  'business-description',
  'customer-service-aside',
  'zhaoshang-book',
  'investment-services/market-trend/private-index',
  'PublicOffer-Information-Disclosure',
  'certificate-check',
  'valuation-business-guide',
] as const
