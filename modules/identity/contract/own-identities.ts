import { defineRead, defineWrite, t } from '@iisp/contract'
import { profile } from '@iisp/contract/shell-answers'
import { account, sessionAnswer } from './sign-in.ts'
import { whoErrors } from './who-errors.ts'

const side = t.Union([t.Literal(1), t.Literal(2)])

/**
 * The sides of the institution on which the account works: 1 manager, 2 sales channel.
 * `managerType` is the side in use, 0 if there are two and this session has not chosen one yet.
 */
export const managerTypeOption = defineRead({
  summary: { zh: '可选身份', en: 'Roles to choose from' },
  methods: ['GET', 'POST'],
  path: '/api/common/managerTypeSelect/managerTypeOption',
  output: t.Object({
    managerType: profile.properties.managerType,
    list: t.Array(t.Object({ managerType: side, name: t.String() })),
  }),
  access: { who: 'session' },
})

/**
 * POST managerType, 1 or 2: continues on that side under a new session id. Returns the new profile.
 */
export const changeManagerTypeOption = defineWrite({
  summary: { zh: '切换身份', en: 'Change the role' },
  path: '/api/common/managerTypeSelect/changeManagerTypeOption',
  input: t.strict({ managerType: side }),
  output: profile,
  errors: [whoErrors.sideNotOffered],
  access: { who: 'session', supervised: false },
  idempotent: 'no',
})

/**
 * The person's accounts at institutions, with the one in use first; empty while acting for somebody
 * else.
 */
export const queryCompanyList = defineRead({
  summary: { zh: '可切换的公司', en: 'Companies to change to' },
  methods: ['POST'],
  path: '/tgfw-channel/common/checkUserChange/queryCompanyList',
  output: t.Array(
    t.Object({
      cpId: t.String(),
      cpName: t.String(),
      account: t.String(),
      /** 0 if the account works on both sides of the company. */
      managerType: profile.properties.managerType,
      current: t.Boolean(),
    }),
  ),
  access: { who: 'session' },
})

/**
 * POST account: continues as another account of the same person under a new session id; the old id
 * becomes invalid.
 */
export const changeUserInfo = defineWrite({
  summary: { zh: '切换公司', en: 'Change the company' },
  path: '/api/integratedManagement/myAccount/changeUserInfo',
  input: t.strict({ account }),
  output: sessionAnswer,
  errors: [whoErrors.companyNotOffered, whoErrors.companyPasswordExpired],
  access: { who: 'session', supervised: false },
  idempotent: 'no',
})
