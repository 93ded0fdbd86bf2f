/** Events of this module. They say that something changed, never what. */
export const verificationTopics = { changed: 'verification.changed' } as const
