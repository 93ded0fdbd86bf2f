/** The identification of an applicant: number and code, as entered. */
export interface Ticket {
  readonly number: string
  readonly code: string
}
