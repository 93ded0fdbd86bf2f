/** Events of this module. */
export const openingTopics = { applicationChanged: 'opening.application-changed' } as const
