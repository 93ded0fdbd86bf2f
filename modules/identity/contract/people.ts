import { defineCall, id, oneOf, roles, strict, t, text } from '@iisp/contract'

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
