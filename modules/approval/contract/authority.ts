import { defineRead, defineWrite, t } from '@iisp/contract'
import { approvalErrors as e } from './errors.ts'

/** Kind of business: the `busiType` of a menu, or its id if it has none. A number is read as its text. */
const busiType = t.Union([
  t.String({ pattern: '^[A-Za-z0-9_-]{1,32}$' }),
  t.Integer({ minimum: 0, maximum: 999_999_999 }),
])

/** '0000' allowed, '0001' an approval must be requested, '0002' requested and pending, '0003' refused today. */
export const authorityCode = t.oneOf('0000', '0001', '0002', '0003')
/** The object of the act, such as an order's id, if the calls of this kind name one; '' or absent: not known yet. */
const object = t.Optional(t.text(100))
const authority = t.Object({ flag: t.Boolean(), code: authorityCode, message: t.text(200) })

/** Whether the caller may continue. Only super-managers need an approval, and only for supervised kinds. */
export const superMgrAuthorityControl = defineRead({
  summary: { zh: '督导权限校验', en: "Check a supervisor's approval" },
  methods: ['POST'],
  path: '/api/common/superMgrAuthorityControl',
  input: t.strict({ busiType, object }),
  output: authority,
  access: { who: 'session' },
})

/** The same for the securities-lending page, whose busiType is 13. */
export const getSuperMgrAuthority = defineRead({
  summary: { zh: '转融通督导权限校验', en: "Check a supervisor's approval for securities lending" },
  methods: ['POST'],
  path: '/tgfw-ta/refinancing/getSuperMgrAuthority',
  input: t.strict({ busiType: t.Optional(busiType) }),
  output: authority,
  access: { who: 'session' },
})

/** Requests a supervisor's approval. Only one request per kind, object, manager and day can be open. */
export const authorityApply = defineWrite({
  summary: { zh: '申请督导审批', en: "Request a supervisor's approval" },
  path: '/api/common/superMgrAuthorityControl/authorityApply',
  // wider than the rule allows, so that the refusal can name the fault
  input: t.strict({ busiType, object, applyReason: t.text(1000) }),
  output: t.Object({ result: t.Literal('success'), message: t.text(200) }),
  errors: [e.reasonMissing, e.reasonLong, e.notNeeded, e.pending, e.granted, e.refusedToday],
  access: { who: 'session', supervised: false },
  idempotent: 'no',
})
