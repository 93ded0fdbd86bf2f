import { type Role, defineCall, id, oneOf, roles, strict, t, text } from '@iisp/contract'

/**
 * The other people of the caller's institution who have one of the roles, by name. PHONE is masked and '' where
 * none is registered; EMAIL is the account.
 */
export const getColleagues = defineCall({
  name: 'getColleagues',
  summary: 'People of the own institution by role',
  methods: ['GET', 'POST'],
  path: '/api/common/people/getColleagues',
  input: strict({ roles: t.Array(oneOf(...roles), { minItems: 1, maxItems: roles.length }) }),
  output: t.Array(
    t.Object({
      USERID: id,
      NAME: text(100),
      PHONE: text(20),
      EMAIL: text(128),
      ROLES: t.Array(oneOf(...roles)),
    }),
  ),
  errors: [],
  access: { who: 'session' },
  effect: 'read',
  idempotent: 'yes',
})

const operatingSide: readonly Role[] = [
  'custodian-operator',
  'ta-operator',
  'supervisor',
  'system-administrator',
  'auditor',
]
const ids = t.Array(text(40, 1), { maxItems: 500 })

/** What people and accounts are called, for the desks of the operating side; unknown ids are left out. */
export const getNames = defineCall({
  name: 'getNames',
  summary: 'Names of people and accounts by id',
  methods: ['POST'],
  path: '/api/operations/people/getNames',
  input: strict({ personIds: ids, accountIds: ids }),
  output: t.Object({
    people: t.Array(t.Object({ id, NAME: text(100) })),
    accounts: t.Array(t.Object({ id, EMAIL: text(128) })),
  }),
  errors: [],
  access: { who: 'session', roles: operatingSide },
  effect: 'read',
  idempotent: 'yes',
})
