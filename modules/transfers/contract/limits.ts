/** Bounds of a transfer order, shown by the form and held by the server. */
export const orderLimits = {
  reason: 60,
  remark: 200,
  contacts: 10,
  attachments: 20,
  /** Calendar days after today. */
  daysAhead: 30,
} as const

/** What people may keep for their orders. */
export const accountLimits = {
  /** Contacts of an institution. */
  contacts: 500,
  /** Broker accounts of a custody account, counterparty accounts of a product. */
  brokers: 100,
  counterparties: 500,
} as const
