import type { RowOf, WriteAccess } from '@iisp/contract'
import {
  defineFields,
  defineList,
  defineWrite,
  f,
  platformErrors,
  roles,
  staleErrors,
  t,
} from '@iisp/contract'
import { staffChanges } from '../pages.ts'
import { staffChangeFlow, staffReasonMax } from './staff-change-states.ts'
import { staffErrors as e } from './staff-errors.ts'
import { administers, confirmers, staffVersion } from './staff.ts'

const base = '/api/common/people'
const reason = t.text(staffReasonMax, 1)
const roleList = t.Array(t.oneOf(...roles), { minItems: 1, maxItems: roles.length })

/** The number of a person who lost their phone. */
export const phoneEntry = defineFields({
  phone: f.mobile(['新手机号码', 'New mobile']),
  reason: f.note(staffReasonMax, ['申请原因', 'Reason'], 1),
})
export const rolesEntry = defineFields({
  roles: f.explained(f.named(roleList, ['变更后的角色', 'Roles after the change']), [
    '请至少选择一个角色；如不再使用，请停用账号',
    'Choose at least one role. An account that is no longer used should be disabled.',
  ]),
  reason: f.note(staffReasonMax, ['变更原因', 'Reason'], 1),
})

export const staffChangeFields = defineFields({
  id: t.id,
  /**
   * What a second administrator has to confirm: new roles for a person, a new person, a new phone
   * number or the removal of all hardware keys after a loss, and the closing and reopening of an
   * institution.
   */
  kind: f.oneOf(
    {
      roles: ['角色变更', 'Roles'],
      invite: ['邀请人员', 'New person'],
      phone: ['变更手机号码', 'Mobile'],
      keys: ['移除UKey', 'Hardware keys'],
      close: ['停用机构', 'Close institution'],
      reopen: ['恢复机构', 'Reopen institution'],
    },
    ['类型', 'Kind'],
  ),
  /** Name of the person concerned, or of the institution. */
  name: f.text(200, ['姓名', 'Name']),
  /** '' if the institution itself changes. */
  account: f.text(128, ['账号', 'Account']),
  /** The number of an invited person or a new number, masked; otherwise ''. */
  phone: f.text(20, ['手机号码', 'Mobile']),
  /** The replaced number, masked; '' if there was none. */
  phoneBefore: f.text(20, ['原手机号码', 'Mobile before']),
  institutionId: t.text(20),
  /** In the reader's language. */
  institutionName: f.text(200, ['机构', 'Institution']),
  rolesBefore: t.Array(t.oneOf(...roles)),
  rolesAfter: t.Array(t.oneOf(...roles)),
  reason: f.note(200, ['变更原因', 'Reason']),
  state: f.state(staffChangeFlow, ['状态', 'State']),
  proposedBy: f.person(['提出人', 'Proposed by']),
  proposedAt: f.moment(['提出时间', 'Proposed at']),
  /** The time at which an undecided change lapses or lapsed. */
  lapsesAt: f.moment(['失效时间', 'Lapses at']),
  /** The group that can confirm the change. */
  confirmedBy: t.oneOf(...confirmers),
  /** The person who confirmed, declined or withdrew the change. */
  decidedBy: f.orNone(f.person(['处理人', 'Decided by'])),
  decidedAt: f.orNone(f.moment(['处理时间', 'Decided at'])),
  remark: f.note(200, ['处理意见', 'Remark']),
  actions: t.Array(t.oneOf(...staffChangeFlow.actions)),
})
export type StaffChange = RowOf<typeof staffChangeFields>
export type StaffChangeKind = StaffChange['kind']

/**
 * Proposes other roles for a person. They apply once a second administrator confirms. `version` is
 * the version of the person in the list.
 */
export const staffRolesPropose = defineWrite({
  summary: { zh: '提出角色变更', en: 'Propose other roles for a person' },
  path: `${base}/staffRolesPropose`,
  input: t.strict({ id: t.id, version: staffVersion, ...rolesEntry.row.properties }),
  errors: [
    ...staleErrors,
    e.ownStaff,
    e.staffAsAnother,
    e.lastAdministrator,
    e.rolesUnchanged,
    e.staffChangePending,
    e.staffChangeTooOften,
  ],
  access: administers,
  idempotent: 'no',
})

const factorFaults = [
  ...staleErrors,
  e.ownStaff,
  e.staffAsAnother,
  e.staffChangePending,
  e.staffChangeTooOften,
]

/**
 * Proposes another mobile number for a person who lost their phone. The confirmation ends all their
 * sessions.
 */
export const staffPhonePropose = defineWrite({
  summary: { zh: '提出手机号码变更', en: 'Propose another mobile for a person' },
  path: `${base}/staffPhonePropose`,
  input: t.strict({ id: t.id, version: staffVersion, ...phoneEntry.row.properties }),
  errors: [...factorFaults, e.phoneUnchanged],
  access: administers,
  idempotent: 'no',
})

/**
 * Proposes to remove all hardware keys of a person who lost one. The confirmation ends all their
 * sessions.
 */
export const staffKeysPropose = defineWrite({
  summary: { zh: '提出移除UKey', en: "Propose to remove a person's hardware keys" },
  path: `${base}/staffKeysPropose`,
  input: t.strict({ id: t.id, version: staffVersion, reason }),
  errors: [...factorFaults, e.noKeys],
  access: administers,
  idempotent: 'no',
})

/**
 * Proposes a new person. Once a second administrator confirms, the account exists, and its owner is told by mail to set
 * a password with the codes of the self-service reset. Nobody else knows or types one.
 */
export const staffInvite = defineWrite({
  summary: { zh: '邀请新人员', en: 'Invite a new person' },
  path: `${base}/staffInvite`,
  input: t.strict({
    institutionId: t.text(20, 1),
    name: t.oneLine(50, 1),
    account: t.oneLine(128, 3),
    /** A mainland mobile. */
    phone: phoneEntry.named.phone.schema,
    roles: roleList,
    reason,
  }),
  errors: [
    platformErrors.notFound,
    e.staffAsAnother,
    e.accountTaken,
    e.staffChangePending,
    e.staffChangeTooOften,
  ],
  access: administers,
  idempotent: 'no',
})

/**
 * Changes of people whom the caller administers, newest first; `open` lists only the changes that
 * the caller may decide.
 */
export const staffChangeList = defineList({
  summary: { zh: '人员变更列表', en: 'Proposed changes of people' },
  path: `${base}/staffChangeList`,
  filters: { open: t.Optional(t.Boolean()), keyword: t.Optional(t.text(50)) },
  row: staffChangeFields.row,
  access: { who: 'pages', pages: [staffChanges] },
})

const decides: WriteAccess = { who: 'pages', pages: [staffChanges], supervised: false, freshFactor: true }
const faults = [platformErrors.notFound, e.staffChangeClosed, e.staffAsAnother]

/** Confirms a change. It takes effect immediately, including in open sessions. */
export const staffChangeConfirm = defineWrite({
  summary: { zh: '复核通过人员变更', en: 'Confirm a proposed change' },
  path: `${base}/staffChangeConfirm`,
  input: t.strict({ id: t.id }),
  output: t.Object({ state: t.oneOf(...staffChangeFlow.all) }),
  errors: [
    ...faults,
    e.ownStaffChange,
    e.lastAdministrator,
    e.accountTaken,
    e.staffFull,
    e.noKeys,
    platformErrors.conflict,
  ],
  access: decides,
  idempotent: 'no',
})

/** Declines a change as its second administrator, or withdraws it as its proposer. */
export const staffChangeEnd = defineWrite({
  summary: { zh: '退回或撤回人员变更', en: 'Decline or withdraw a proposed change' },
  path: `${base}/staffChangeEnd`,
  input: t.strict({ id: t.id, action: t.oneOf('decline', 'withdraw'), reason }),
  errors: [...faults, e.ownStaffChange, platformErrors.ownOnly, platformErrors.reasonMissing],
  access: decides,
  idempotent: 'no',
})
