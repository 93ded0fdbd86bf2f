import { defineRead, defineWrite, roles, t } from '@iisp/contract'
import { switchErrors as e } from './switch-errors.ts'
import { account, sessionAnswer } from './sign-in.ts'

/** The super-manager behind the session; null for everybody else. */
export const getSuperUser = defineRead({
  summary: { zh: '超级管理人', en: 'Super-manager of the session' },
  methods: ['POST'],
  path: '/tgfw-ta/manager/getSuperUser',
  output: t.nullable(t.Object({ ACCOUNT: t.String(), NAME: t.personName })),
  access: { who: 'session' },
})

/**
 * The accounts that the super-manager may act as, including their own; `current` marks the one in
 * use.
 */
export const getMgrUsers = defineRead({
  summary: { zh: '可切换的账号', en: 'Accounts to switch to' },
  methods: ['GET', 'POST'],
  path: '/api/login/auth/getMgrUsers',
  output: t.Array(
    t.Object({
      account: t.String(),
      name: t.personName,
      cpId: t.String(),
      cpName: t.String(),
      roles: t.Array(t.oneOf(...roles)),
      current: t.Boolean(),
      /** The super-manager's own account, to which returning needs no reason. */
      own: t.Boolean(),
      /** No sign-in for three months: it may be reclaimed according to the user service agreement. */
      unused: t.Boolean(),
    }),
  ),
  errors: [e.notSuperManager],
  access: { who: 'session' },
})

/**
 * POST account, reason: continues as that account under a new session id; the old id becomes invalid. 404 for an account not
 * granted. Acting for another needs a reason, which the audit trail keeps; going back to the own account needs none.
 */
export const changeMgrUser = defineWrite({
  summary: { zh: '切换账号', en: 'Switch account' },
  methods: ['POST', 'GET'],
  path: '/api/login/auth/changeMgrUser',
  input: t.strict({ account, reason: t.Optional(t.text(200)) }),
  output: sessionAnswer,
  errors: [e.notSuperManager, e.switchReasonMissing],
  access: { who: 'session', supervised: false },
  idempotent: 'no',
})
