/** Limits of feedback to the operating side. */
export const entryLimits = {
  entriesADay: 20,
  content: 2000,
  answer: 1000,
  /** Length of the address of the page that feedback is about. */
  address: 200,
} as const

/** Limits of an account, in 24 hours. */
export const demandLimits = {
  demandsADay: 5,
  repliesADay: 30,
  /** Votes and votes taken back, in a minute. */
  votesAMinute: 30,
  title: 60,
  content: 2000,
  reply: 1000,
  /** Answers shown at once below a demand. */
  repliesShown: 10,
} as const
