import { defineCall, flag, nullable, platformErrors, strict, t, text } from '@iisp/contract'
import { done, menuId, menuName, praiseStatus } from './fields.ts'

const session = { who: 'session', supervised: false } as const
const ofMenu = strict({ menuId })

/** DESCRIBECH is rich text of a safe set, in the caller's language. ISSHOW '0': not listed. */
const item = t.Object({ uuid: t.String(), LABEL: t.String(), DESCRIBECH: t.String(), ISSHOW: flag })
const associated = t.Object({
  id: t.String(),
  name: t.String(),
  path: t.String(),
  coMenuPerm: flag,
  loginRelated: flag,
})
const readBook = t.Object({ ID: t.String(), MENUNAME: t.String(), state: flag })
const praise = t.Object({ menuId: t.String(), menuName: t.String(), status: praiseStatus })

/** Everything that the description panel of a menu shows to this person. 404 for a menu they do not have. */
export const queryBusinessDescription = defineCall({
  name: 'queryBusinessDescription',
  summary: '查询菜单业务说明',
  methods: ['GET', 'POST'],
  path: '/demo/queryBusinessDescription',
  input: ofMenu,
  output: t.Object({
    newMenuDescribe: t.Array(item),
    /** The note area below the descriptions. */
    explainNotes: t.Array(item),
    commentDetailsByMenuId: praise,
    menuAssociationVOS: t.Array(associated),
    /** null: the menu has no saved book. */
    readBookByMenuId: nullable(readBook),
    /** showNum: notes listed before 更多说明; showVisible '1': the first note starts unfolded. */
    defaultMenuVO: t.Object({ showNum: t.Integer({ minimum: 1 }), showVisible: flag }),
    /** Menus for which this person has switched the automatic opening off or on. */
    AutoOpenVOS: t.Array(t.Object({ menuId: t.String(), ISSHOW: flag })),
    /** '0': the panel does not open by itself. */
    showDescriptionVO: t.Object({ ISSHOW: flag }),
  }),
  errors: [platformErrors.notFound],
  access: session,
  effect: 'read',
  idempotent: 'yes',
})

/** The menus that belong to a menu, those the person may open first. coMenuPerm '0': no permission. */
export const queryMenuAssociation = defineCall({
  name: 'queryMenuAssociation',
  summary: '查询关联菜单',
  methods: ['GET', 'POST'],
  path: '/tgfw-integration/menuDescribe/queryMenuAssociation',
  input: ofMenu,
  output: t.Array(associated),
  errors: [platformErrors.notFound],
  access: session,
  effect: 'read',
  idempotent: 'yes',
})

/** Likes or dislikes a menu: one record an account and menu. */
export const addComment = defineCall({
  name: 'addComment',
  summary: '菜单点赞或点踩',
  methods: ['POST'],
  path: '/tgfw-integration/menuDescribe/addComment',
  input: strict({ menuId, menuName, status: praiseStatus }),
  output: praise,
  errors: [platformErrors.notFound],
  access: session,
  effect: 'write',
  idempotent: 'yes',
})

/** ISSHOW '0': the panel of this menu no longer opens by itself for this person. */
export const setAutoOpen = defineCall({
  name: 'setAutoOpen',
  summary: '设置业务说明是否自动展开',
  methods: ['POST'],
  path: '/tgfw-integration/menuDescribe/setAutoOpen',
  input: strict({ menuId, ISSHOW: flag }),
  output: done,
  errors: [platformErrors.notFound],
  access: session,
  effect: 'write',
  idempotent: 'yes',
})

/** The saved book (业务红宝书) of a menu; null where it has none. ID is the id of its menu. */
export const queryReadBook = defineCall({
  name: 'queryReadBook',
  summary: '查询业务红宝书',
  methods: ['GET', 'POST'],
  path: '/tgfw-integration/menuDescribe/queryReadBook',
  input: ofMenu,
  output: nullable(readBook),
  errors: [platformErrors.notFound],
  access: session,
  effect: 'read',
  idempotent: 'yes',
})

/** Keeps a book (state '1') or lets it go ('0'). */
export const changeReadBook = defineCall({
  name: 'changeReadBook',
  summary: '收藏或取消收藏业务红宝书',
  methods: ['POST'],
  path: '/tgfw-integration/menuDescribe/changeReadBook',
  input: strict({ ID: menuId, MENUNAME: menuName, state: flag }),
  output: readBook,
  errors: [platformErrors.notFound],
  access: session,
  effect: 'write',
  idempotent: 'yes',
})

/** The books that the person keeps, the latest first. */
export const listReadBooks = defineCall({
  name: 'listReadBooks',
  summary: '我的业务红宝书',
  methods: ['GET', 'POST'],
  path: '/tgfw-integration/menuDescribe/listReadBooks',
  input: strict({}),
  output: t.Array(readBook),
  errors: [],
  access: session,
  effect: 'read',
  idempotent: 'yes',
})

/** The training videos of a menu; empty where there are none. */
export const getMenuVideoList = defineCall({
  name: 'getMenuVideoList',
  summary: '查询菜单培训视频',
  methods: ['GET', 'POST'],
  path: '/api/trainingCourse/getMenuVideoList',
  input: strict({ MENUID: menuId }),
  output: t.Array(
    t.Object({ fileId: t.String(), title: t.String(), seconds: t.Integer(), captions: t.String() }),
  ),
  errors: [],
  access: session,
  effect: 'read',
  idempotent: 'yes',
})

/** A guide that the server ships, such as 'guide-ukey', or a video. */
export const downloadGuide = defineCall({
  name: 'downloadGuide',
  summary: '下载操作指引',
  methods: ['GET', 'POST'],
  path: '/tgfw-integration/menuDescribe/downloadGuide',
  input: strict({ fileId: text(64, 1) }),
  output: t.Unknown(),
  errors: [platformErrors.notFound],
  access: session,
  effect: 'read',
  idempotent: 'yes',
  answer: 'file',
})
