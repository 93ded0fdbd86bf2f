/** The content that an approval covers: the payment itself and the documents it was submitted with. */
export interface OrderContent {
  readonly id: string
  readonly institutionId: string
  readonly productId: string
  readonly pays: boolean
  readonly custodyAccountNo: string
  readonly partnerAccountNo: string
  readonly partnerName: string
  readonly partnerBank: string
  readonly partnerBranchNo: string
  readonly amount: string
  readonly transferDate: string
  readonly transferTime: string
  readonly transferType: string
  readonly transferDetail: string
  readonly retry: boolean
  readonly notBeforeDate: boolean
  readonly marginCall: boolean
  readonly reason: string
  readonly remark: string
  readonly fileIds: readonly string[]
}

/** A unique text for each content: all fields in a fixed order, as JSON without whitespace. */
export const canonicalOrder = (content: OrderContent): string =>
  JSON.stringify([
    content.id,
    content.institutionId,
    content.productId,
    content.pays,
    content.custodyAccountNo,
    content.partnerAccountNo,
    content.partnerName,
    content.partnerBank,
    content.partnerBranchNo,
    content.amount,
    content.transferDate,
    content.transferTime,
    content.transferType,
    content.transferDetail,
    content.retry,
    content.notBeforeDate,
    content.marginCall,
    content.reason,
    content.remark,
    [...content.fileIds].sort(),
  ])
