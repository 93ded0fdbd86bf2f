/**
 * The real people who took part in an order. A person keeps the same id on every account they act
 * as; a human being is judged by all of their persons.
 */
export interface Participants {
  readonly makers: readonly string[]
  readonly reviewedBy: string | null
}

/** Nobody may review an order that they wrote or submitted. */
export const mayReview = (order: Participants, persons: readonly string[]): boolean =>
  !persons.some((person) => order.makers.includes(person))

/** Nobody may sign an order that they wrote, submitted or reviewed. */
export const maySign = (order: Participants, persons: readonly string[]): boolean =>
  mayReview(order, persons) && !persons.some((person) => order.reviewedBy === person)

/**
 * The person who accepted an order at the desk may not pay it as well, if the custodian requires
 * two people.
 */
export const mayPay = (acceptedBy: string | null, persons: readonly string[], twoPersons: boolean): boolean =>
  !twoPersons || !persons.some((person) => acceptedBy === person)
