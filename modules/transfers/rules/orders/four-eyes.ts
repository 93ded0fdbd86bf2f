/** Real persons who have had a part in an order; a person stays the same through every switch of account. */
export interface Parts {
  readonly makers: readonly string[]
  readonly reviewedBy: string | null
}

/** Nobody reviews what they wrote or submitted. */
export const mayReview = (order: Parts, person: string): boolean => !order.makers.includes(person)

/** Nobody signs what they wrote, submitted or reviewed. */
export const maySign = (order: Parts, person: string): boolean =>
  mayReview(order, person) && order.reviewedBy !== person

/** Who accepted an order at the desk does not pay it, where the custodian wants two persons for that. */
export const mayPay = (acceptedBy: string | null, person: string, twoPersons: boolean): boolean =>
  !twoPersons || acceptedBy !== person
