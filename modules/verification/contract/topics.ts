/** Events of this module. */
export const verificationTopics = { changed: 'verification.changed' } as const
