/** E10: [top-up, load of A, load of B, top-up fee, net, shares of B at 1.0400]; the base is 149,250.00 */
export const conversions: readonly (readonly ['rates' | 'fees', string, string, string, string, string])[] = [
  ['rates', '0.0080', '0.0120', '594.62', '148655.38', '142937.87'],
  ['fees', '0.0080', '0.0120', '585.24', '148664.76', '142946.88'],
  ['rates', '0.0120', '0.0080', '0.00', '149250.00', '143509.62'],
  ['fees', '0.0120', '0.0080', '0.00', '149250.00', '143509.62'],
]
