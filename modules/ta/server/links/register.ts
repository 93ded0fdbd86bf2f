/** The share register as an actor, for the steps of applications that no person entered. */
export const register = { personId: 'system', name: '系统', behind: null } as const
