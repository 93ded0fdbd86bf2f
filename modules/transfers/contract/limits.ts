/** Bounds of a transfer order, shown by the form and held by the server. */
export const orderLimits = {
  reason: 60,
  remark: 200,
  contacts: 10,
  attachments: 20,
  /** Calendar days after today. */
  daysAhead: 30,
} as const

/** Rows counted exactly; a longer list says "10,000+". */
export const countCap = 10_000
/** Rows that pageSize -1 may give. */
export const allCap = 5_000
