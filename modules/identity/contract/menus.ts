import { defineCall, menuAnswer, nothing, strict, t, text } from '@iisp/contract'
import { protocols } from '@iisp/contract/shell-answers'

/** GET → the menus of the person's institution as a tree, each leaf with this person's permission. */
export const getMenuAuthority = defineCall({
  name: 'getMenuAuthority',
  summary: "The person's menus with permissions",
  methods: ['GET', 'POST'],
  path: '/api/common/menuAuthority/getMenuAuthority',
  input: strict({
    zoneType: t.Optional(t.Integer({ minimum: 0, maximum: 99 })),
    cpType: t.Optional(text(2)),
  }),
  output: menuAnswer,
  errors: [],
  access: { who: 'session' },
  effect: 'read',
  idempotent: 'yes',
})

/** GET → which agreements the institution has signed. */
export const getProtocolSign = defineCall({
  name: 'getProtocolSign',
  summary: 'Which agreements the institution has signed',
  methods: ['GET', 'POST'],
  path: '/api/common/menuAuthority/getProtocolSign',
  input: nothing,
  output: protocols,
  errors: [],
  access: { who: 'session' },
  effect: 'read',
  idempotent: 'yes',
})
