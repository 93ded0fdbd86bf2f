import { type PersonActor, type SessionPort, hashSessionId } from '@iisp/server'

/** A person of an institution's side, whose session bears the name as its id. */
export function person(name: string, institutionId: string, more: Partial<PersonActor> = {}): PersonActor {
  return {
    kind: 'person',
    personId: `person-${name}`,
    humanId: `person-${name}`,
    persons: [`person-${name}`],
    accountId: `account-${name}`,
    account: `${name}@example.com`,
    name,
    institutionId,
    institutionKind: 'manager',
    institutionName: institutionId,
    scope: institutionId,
    roles: ['operator'],
    menus: new Set(),
    granted: new Set(),
    agreements: [],
    loginType: 2,
    superManager: false,
    behind: null,
    strongSignIn: false,
    factorAt: null,
    sessionHash: hashSessionId(name),
    ...more,
  }
}

/** The sessions of these people; no others exist. */
export function fixedSessions(people: readonly PersonActor[]): SessionPort {
  return {
    find: async (_db, hash) => {
      const actor = people.find((candidate) => candidate.sessionHash === hash)
      return actor === undefined ? null : { actor, expiresAt: new Date('2999-01-01') }
    },
    personOf: async () => null,
    touch: async () => {},
  }
}
