/** Limits of complaints, points and the panel (document 001, sections 5 and 9). */
export const guideLimits = {
  /** Minimum number of characters of a complaint, without white space. */
  complaintLeast: 11,
  /** Maximum width of a complaint, where wide characters count double. */
  complaintWidth: 500,
  /** Seconds between two complaints of an account, over all menus. */
  complaintLockSeconds: 60,
  complaintPoints: 5,
  complaintPointsADay: 20,
  /** Maximum points per day for everything except complaints. */
  plainPointsADay: 20,
  adoptionPoints: 200,
  associationsShown: 4,
  notesShown: 3,
} as const
