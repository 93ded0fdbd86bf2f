const fields = [
  'id',
  'institutionId',
  'productId',
  'pays',
  'custodyAccountNo',
  'partnerAccountNo',
  'partnerName',
  'partnerBank',
  'partnerBranchNo',
  'amount',
  'transferDate',
  'transferTime',
  'transferType',
  'transferDetail',
  'retry',
  'notBeforeDate',
  'marginCall',
  'reason',
  'remark',
] as const

/** The content that an approval covers: the payment itself and the documents it was submitted with. */
export type OrderContent = Readonly<Record<(typeof fields)[number], string | boolean>> & {
  readonly fileIds: readonly string[]
}

/** A unique text for each content: all fields in a fixed order, as JSON without whitespace. */
export const canonicalOrder = (content: OrderContent): string =>
  JSON.stringify([...fields.map((field) => content[field]), [...content.fileIds].sort()])
