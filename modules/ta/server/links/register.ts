/** The share register acting by itself, in the steps of an application that no person entered. */
export const register = { personId: 'system', name: '系统', behind: null } as const
