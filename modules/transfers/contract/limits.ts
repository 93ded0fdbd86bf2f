/** Limits of a transfer order, shown by the form and enforced by the server. */
export const orderLimits = {
  contacts: 10,
  attachments: 20,
  /** Calendar days after today. */
  daysAhead: 30,
} as const

/** Maximum number of accounts and contacts. */
export const accountLimits = {
  /** Contacts per institution. */
  contacts: 500,
  /** Broker accounts per custody account, and counterparty accounts per product. */
  brokers: 100,
  counterparties: 500,
} as const
