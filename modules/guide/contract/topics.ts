/** Events of this module. */
export const guideTopics = { complaintsChanged: 'guide.complaints-changed' } as const
