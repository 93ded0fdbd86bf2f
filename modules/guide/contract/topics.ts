/** Events of this module. */
export const guideTopics = {
  /** The desk's list has changed. */
  complaintsChanged: 'guide.complaints-changed',
  /** The author of the complaint must be notified. */
  complaintAnswered: 'guide.complaint-answered',
} as const
