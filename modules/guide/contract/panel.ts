import { defineRead, defineWrite, platformErrors, t } from '@iisp/contract'
import { session } from './access.ts'
import { done, menuId, menuName, praiseStatus } from './fields.ts'
import { readBook } from './library.ts'

/** DESCRIBECH is sanitised rich text in the caller's language. ISSHOW '0': not listed. */
const item = t.Object({ uuid: t.String(), LABEL: t.String(), DESCRIBECH: t.String(), ISSHOW: t.flag })
const associated = t.Object({
  id: t.String(),
  name: t.String(),
  path: t.String(),
  coMenuPerm: t.flag,
  loginRelated: t.flag,
})
const praise = t.Object({ menuId: t.String(), menuName: t.String(), status: praiseStatus })

/** Everything that the description panel of a menu shows to this person. 404 for a menu they do not have. */
export const queryBusinessDescription = defineRead({
  summary: { zh: '查询菜单业务说明', en: 'Business description of a menu' },
  methods: ['GET', 'POST'],
  path: '/demo/queryBusinessDescription',
  input: t.strict({ menuId }),
  output: t.Object({
    newMenuDescribe: t.Array(item),
    /** The note area below the descriptions. */
    explainNotes: t.Array(item),
    commentDetailsByMenuId: praise,
    menuAssociationVOS: t.Array(associated),
    /** null: the menu has no handbook. */
    readBookByMenuId: t.nullable(readBook),
    /** showNum: notes listed before 更多说明; showVisible '1': the first note starts unfolded. */
    defaultMenuVO: t.Object({ showNum: t.Integer({ minimum: 1 }), showVisible: t.flag }),
    /** Menus for which this person has switched automatic opening off or on. */
    AutoOpenVOS: t.Array(t.Object({ menuId: t.String(), ISSHOW: t.flag })),
    /** '0': the panel does not open automatically. */
    showDescriptionVO: t.Object({ ISSHOW: t.flag }),
  }),
  errors: [platformErrors.notFound],
  access: session,
})

/**
 * Menus related to a menu. Menus that the person may open come first. coMenuPerm '0': no
 * permission.
 */
export const queryMenuAssociation = defineRead({
  summary: { zh: '查询关联菜单', en: 'Related menus' },
  methods: ['GET', 'POST'],
  path: '/tgfw-integration/menuDescribe/queryMenuAssociation',
  input: t.strict({ menuId }),
  output: t.Array(associated),
  errors: [platformErrors.notFound],
  access: session,
})

/** Likes or dislikes a menu. There is one record per account and menu. */
export const addComment = defineWrite({
  summary: { zh: '菜单点赞或点踩', en: 'Like or dislike a menu' },
  path: '/tgfw-integration/menuDescribe/addComment',
  input: t.strict({ menuId, menuName, status: praiseStatus }),
  output: praise,
  errors: [platformErrors.notFound],
  access: session,
  idempotent: 'yes',
})

/** ISSHOW '0': the panel of this menu does not open automatically for this person. */
export const setAutoOpen = defineWrite({
  summary: { zh: '设置业务说明是否自动展开', en: 'Set whether the business description opens automatically' },
  path: '/tgfw-integration/menuDescribe/setAutoOpen',
  input: t.strict({ menuId, ISSHOW: t.flag }),
  output: done,
  errors: [platformErrors.notFound],
  access: session,
  idempotent: 'yes',
})
