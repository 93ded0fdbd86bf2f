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
export type OrderContent = Readonly<Record<Exclude<(typeof fields)[number], Flag>, string>> &
  Readonly<Record<Flag, boolean>> & { readonly fileIds: readonly string[] }
type Flag = 'pays' | 'retry' | 'notBeforeDate' | 'marginCall'

/** A unique text for each content: all fields in a fixed order, as JSON without whitespace. */
export const canonicalOrder = (content: OrderContent): string =>
  JSON.stringify([...fields.map((field) => content[field]), [...content.fileIds].sort()])
