import { type Role, defineRead, roles, t } from '@iisp/contract'

/**
 * The other people of the caller's institution who have one of the roles, by name. PHONE is masked and '' where
 * none is registered; EMAIL is the account.
 */
export const getColleagues = defineRead({
  summary: { zh: '本机构人员（按角色）', en: 'People of the institution by role' },
  methods: ['GET', 'POST'],
  path: '/api/common/people/getColleagues',
  input: t.strict({ roles: t.Array(t.oneOf(...roles), { minItems: 1, maxItems: roles.length }) }),
  output: t.Array(
    t.Object({
      USERID: t.id,
      NAME: t.personName,
      PHONE: t.text(20),
      EMAIL: t.text(128),
      ROLES: t.Array(t.oneOf(...roles)),
    }),
  ),
  access: { who: 'session' },
})

const operatingSide: readonly Role[] = [
  'custodian-operator',
  'ta-operator',
  'supervisor',
  'system-administrator',
  'auditor',
]
const ids = t.Array(t.text(40, 1), { maxItems: 500 })

/** Names of people and accounts by id, for the desks of the operating side. Unknown ids are left out. */
export const getNames = defineRead({
  summary: { zh: '按编号查询姓名与账号', en: 'Names of people and accounts by id' },
  methods: ['POST'],
  path: '/api/operations/people/getNames',
  input: t.strict({ personIds: ids, accountIds: ids }),
  output: t.Object({
    people: t.Array(t.Object({ id: t.id, NAME: t.personName })),
    /** PERSON and NAME: the owner of the account. */
    accounts: t.Array(t.Object({ id: t.id, EMAIL: t.text(128), PERSON: t.id, NAME: t.personName })),
  }),
  access: { who: 'session', roles: operatingSide },
})

/** All institutions by id, named in the reader's language, for the desks of the operating side. */
export const getInstitutions = defineRead({
  summary: { zh: '机构名称', en: 'Institutions by name' },
  methods: ['POST'],
  path: '/api/operations/people/getInstitutions',
  output: t.Array(t.Object({ id: t.text(20), name: t.text(200) })),
  access: { who: 'session', roles: operatingSide },
})

/** Roles that may find people of all institutions, because the audit trail names them. */
const auditing: readonly Role[] = ['auditor', 'system-administrator']

/**
 * People of all institutions by part of their name, its pinyin or initials, account or institution.
 * People who can still sign in come first. SPELLINGS are the searchable spellings besides NAME,
 * including the name as entered. ACCOUNTS are e-mail addresses. ENABLED is false if none of the
 * accounts can sign in.
 */
export const findPeople = defineRead({
  summary: { zh: '查找人员', en: 'Find people by name, pinyin, account or institution' },
  methods: ['POST'],
  path: '/api/operations/people/findPeople',
  input: t.strict({
    keyword: t.Optional(t.text(60)),
    pageNo: t.Optional(t.Integer({ minimum: 1, maximum: 1000 })),
    pageSize: t.Optional(t.Integer({ minimum: 1, maximum: 50 })),
  }),
  output: t.pageOf(
    t.Object({
      id: t.id,
      NAME: t.personName,
      SPELLINGS: t.text(900),
      ACCOUNTS: t.Array(t.text(128)),
      INSTITUTION_ID: t.text(20),
      INSTITUTION: t.text(100),
      ENABLED: t.Boolean(),
    }),
  ),
  access: { who: 'session', roles: auditing },
})
