import { type TSchema, defineCall, flag, nothing, nullable, strict, t, text } from '@iisp/contract'
import { protocols } from '@iisp/contract/shell-answers'

/** A menu with its children, to four levels; a leaf has a path below /iisp and '1' or '0' as permission. */
const nodeOf = (children: TSchema) =>
  t.Object({
    id: t.String(),
    name: t.String(),
    /** As `name`: what a client shows that knows one language only. */
    displayName: t.String(),
    nameEn: t.String(),
    path: t.String(),
    icon: t.String(),
    sort: t.Integer(),
    level: t.Integer(),
    parentId: nullable(t.String()),
    coMenuPerm: flag,
    isNew: flag,
    isHiddenMenu: flag,
    isShowAppletTip: flag,
    isDisabled: flag,
    isJumpMenu: t.Optional(t.Integer({ minimum: 1, maximum: 3 })),
    loginRelated: flag,
    yelcProtocolRelated: flag,
    tghhkProtocalRelated: flag,
    mjhhkProtocalRelated: flag,
    isSuperMgrControl: flag,
    busiType: t.String(),
    children: t.Array(children),
  })
export interface MenuAnswer {
  readonly id: string
  readonly name: string
  readonly displayName: string
  readonly nameEn: string
  readonly path: string
  readonly icon: string
  readonly sort: number
  readonly level: number
  readonly parentId: string | null
  readonly coMenuPerm: '0' | '1'
  readonly isNew: '0' | '1'
  readonly isHiddenMenu: '0' | '1'
  readonly isShowAppletTip: '0' | '1'
  readonly isDisabled: '0' | '1'
  readonly isJumpMenu?: 1 | 2 | 3
  readonly loginRelated: '0' | '1'
  readonly yelcProtocolRelated: '0' | '1'
  readonly tghhkProtocalRelated: '0' | '1'
  readonly mjhhkProtocalRelated: '0' | '1'
  readonly isSuperMgrControl: '0' | '1'
  readonly busiType: string
  readonly children: readonly MenuAnswer[]
}
const tree = nodeOf(nodeOf(nodeOf(nodeOf(t.Object({})))))

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
  output: t.Unsafe<readonly MenuAnswer[]>(t.Array(tree)),
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
