/** Any signed-in person, independent of their menus, without a supervisor's approval. */
export const session = { who: 'session', supervised: false } as const
