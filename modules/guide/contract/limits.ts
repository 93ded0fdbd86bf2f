/** Limits of complaints, points and the panel (document 001, sections 5 and 9). */
export const guideLimits = {
  /** Characters without white space that a complaint needs. */
  complaintLeast: 11,
  /** Width of a complaint, wide characters counted double. */
  complaintWidth: 500,
  /** Seconds between two complaints of an account, over all menus. */
  complaintLockSeconds: 60,
  complaintPoints: 5,
  complaintPointsADay: 20,
  /** Points a day for all that is no complaint. */
  plainPointsADay: 20,
  adoptionPoints: 200,
  associationsShown: 4,
  notesShown: 3,
} as const
