import { defineRead, defineWrite, t } from '@iisp/contract'
import { approvalErrors as e } from './errors.ts'

/** Which kind of business is asked for: a menu's `busiType`, its id where it names none. A number is read as its text. */
const busiType = t.Union([
  t.String({ pattern: '^[A-Za-z0-9_-]{1,32}$' }),
  t.Integer({ minimum: 0, maximum: 999_999_999 }),
])

/** '0000' may go on, '0001' to be applied for, '0002' being decided, '0003' refused today. */
export const authorityCode = t.oneOf('0000', '0001', '0002', '0003')
/** What the act is on, such as an order's id, where the kind's calls name it; '' or absent: not known yet. */
const object = t.Optional(t.text(100))
const authority = t.Object({ flag: t.Boolean(), code: authorityCode, message: t.text(200) })

/** Whether the caller may go on. Everybody but a super-manager may, and so may who asks about an uncontrolled kind. */
export const superMgrAuthorityControl = defineRead({
  name: 'superMgrAuthorityControl',
  summary: { zh: '督导权限校验', en: "Check a supervisor's approval" },
  methods: ['POST'],
  path: '/api/common/superMgrAuthorityControl',
  input: t.strict({ busiType, object }),
  output: authority,
  access: { who: 'session' },
})

/** The same rule for the refinancing page, whose busiType is 13. */
export const getSuperMgrAuthority = defineRead({
  name: 'getSuperMgrAuthority',
  summary: { zh: '转融通督导权限校验', en: "Check a supervisor's approval for securities lending" },
  methods: ['POST'],
  path: '/tgfw-ta/refinancing/getSuperMgrAuthority',
  input: t.strict({ busiType: t.Optional(busiType) }),
  output: authority,
  access: { who: 'session' },
})

/** Asks a supervisor. One application a kind, object, manager and day is open at a time. */
export const authorityApply = defineWrite({
  name: 'authorityApply',
  summary: { zh: '申请督导审批', en: "Request a supervisor's approval" },
  path: '/api/common/superMgrAuthorityControl/authorityApply',
  // bounds are wide: what a reason may be is judged by the rule, which names the fault
  input: t.strict({ busiType, object, applyReason: t.text(1000) }),
  output: t.Object({ result: t.Literal('success'), message: t.text(200) }),
  errors: [e.reasonMissing, e.reasonLong, e.notNeeded, e.pending, e.granted, e.refusedToday],
  access: { who: 'session', supervised: false },
  idempotent: 'no',
})
