/** Events of this module. */
export const guideTopics = {
  /** The desk's list has changed. */
  complaintsChanged: 'guide.complaints-changed',
  /** The person who complained is to be told. */
  complaintAnswered: 'guide.complaint-answered',
} as const
