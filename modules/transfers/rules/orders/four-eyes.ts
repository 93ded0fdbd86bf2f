/**
 * The real people who took part in an order. A person keeps the same id whatever account they act as; a human being is
 * judged by all persons that they are.
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

/** Whoever accepted an order at the desk may not also pay it, if the custodian requires two people for that. */
export const mayPay = (acceptedBy: string | null, persons: readonly string[], twoPersons: boolean): boolean =>
  !twoPersons || !persons.some((person) => acceptedBy === person)
