import type { RowOf, WriteAccess } from '@iisp/contract'
import { defineFields, defineList, defineRead, defineWrite, f, roles, staleErrors, t } from '@iisp/contract'
import { staff } from '../pages.ts'
import { staffErrors as e } from './staff-errors.ts'

const base = '/api/common/people'
export const staffVersion = t.Integer({ minimum: 1, maximum: 1_000_000 })

/** Actions that the caller may take on an account now. */
export const staffActions = ['roles', 'disable', 'reset', 'phone', 'keys', 'enable'] as const
export type StaffAction = (typeof staffActions)[number]

/**
 * The group that can confirm a proposed change:
 * - other administrators of the institution, or the custodian's operators;
 * - other system administrators, or the operators if there are no others;
 * - for a change of an institution itself, another operator.
 */
export const confirmers = ['administrators', 'system-administrators', 'custodian', 'operators'] as const
export type Confirmers = (typeof confirmers)[number]

export const staffStates = {
  all: ['enabled', 'disabled'],
  byCode: {
    enabled: { code: 'enabled', name: { zh: '正常', en: 'Active' }, tone: 'success' },
    disabled: { code: 'disabled', name: { zh: '已停用', en: 'Disabled' }, tone: 'neutral' },
  },
} as const

export const staffFields = defineFields({
  /** Of the account. */
  id: t.id,
  name: f.person(['姓名', 'Name']),
  account: f.text(128, ['账号', 'Account']),
  /** Masked; '' where none is registered. */
  phone: f.text(20, ['手机号码', 'Mobile']),
  institutionId: t.text(20),
  /** In the reader's language. */
  institutionName: f.text(200, ['机构', 'Institution']),
  roles: t.Array(t.oneOf(...roles)),
  /** The roles that people of the institution may have. */
  grantableRoles: t.Array(t.oneOf(...roles)),
  /** A change of the roles waits for a second administrator. */
  changePending: t.Boolean(),
  state: f.state(staffStates, ['状态', 'State']),
  /**
   * The last person to disable or enable the account, the time and the reason; '' and null if
   * nobody has.
   */
  stateBy: f.person(['状态变更人', 'State changed by']),
  stateAt: f.orNone(f.moment(['状态变更时间', 'State changed at'])),
  stateReason: f.note(200, ['变更原因', 'Reason']),
  /** Null if nobody signed in during the last 90 days. */
  lastSignInAt: f.orNone(f.moment(['最近登录', 'Last sign-in'])),
  version: staffVersion,
  /** Hardware keys of the account. */
  keys: f.count(['UKey数量', 'Hardware keys']),
  /** The group that could confirm a change proposed by the caller. */
  confirmedBy: t.oneOf(...confirmers),
  actions: t.Array(t.oneOf(...staffActions)),
})
export type StaffMember = RowOf<typeof staffFields>

/**
 * The accounts that the caller administers, by institution and name. An administrator sees the own
 * institution, a custodian operator all clients, a system administrator all accounts. The keyword
 * matches name, pinyin, initials and account.
 */
export const staffList = defineList({
  summary: { zh: '人员列表', en: 'People that one administers' },
  path: `${base}/staffList`,
  filters: {
    keyword: t.Optional(t.text(50)),
    state: t.Optional(t.oneOf(...staffStates.all)),
    role: t.Optional(t.oneOf(...roles)),
    institutionId: t.Optional(t.text(20)),
  },
  row: staffFields.row,
  access: { who: 'pages', pages: [staff] },
})

/** The institutions whose people the caller administers, by id. */
export const staffInstitutions = defineRead({
  summary: { zh: '可管理人员的机构', en: 'Institutions whose people one administers' },
  methods: ['POST', 'GET'],
  path: `${base}/staffInstitutions`,
  output: t.Array(
    t.Object({
      id: t.text(20),
      /** In the reader's language. */
      name: t.text(200),
      /** The roles that its people may have. */
      grantableRoles: t.Array(t.oneOf(...roles)),
      /** The group that could confirm a change proposed by the caller. */
      confirmedBy: t.oneOf(...confirmers),
    }),
  ),
  access: { who: 'pages', pages: [staff] },
})

/** Nobody administers people as somebody else: the handlers refuse it, so there is nothing to supervise. */
export const administers: WriteAccess = { who: 'pages', pages: [staff], supervised: false, freshFactor: true }

/**
 * Disables an account and ends its sessions immediately, or enables it again. `version` is the
 * version that the caller saw.
 */
export const staffEnabledSave = defineWrite({
  summary: { zh: '停用或启用账号', en: 'Disable or enable an account' },
  path: `${base}/staffEnabledSave`,
  input: t.strict({ id: t.id, enabled: t.Boolean(), version: staffVersion, reason: t.text(200, 1) }),
  errors: [...staleErrors, e.ownStaff, e.lastAdministrator, e.staffAsAnother],
  access: administers,
  idempotent: 'no',
})

/**
 * Unlocks an account after too many wrong passwords, and mails its owner how to set a new password
 * with the two codes of the self-service reset. The old password stays valid until then; nobody
 * else sees or sets one.
 */
export const staffResetSend = defineWrite({
  summary: {
    zh: '发送密码重置邮件并解除锁定',
    en: 'Mail a person how to reset the password and end the lock',
  },
  path: `${base}/staffResetSend`,
  input: t.strict({ id: t.id, reason: t.text(200, 1) }),
  errors: [...staleErrors, e.ownStaff, e.staffAsAnother, e.resetSentTooOften],
  access: administers,
  idempotent: 'no',
})
