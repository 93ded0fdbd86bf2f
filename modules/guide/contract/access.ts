/** Any signed-in person, whatever their menus; nobody approves it for them. */
export const session = { who: 'session', supervised: false } as const
