import { defineRead, defineWrite, platformErrors, t } from '@iisp/contract'
import { session } from './access.ts'
import { menuId, menuName } from './fields.ts'

export const readBook = t.Object({ ID: t.String(), MENUNAME: t.String(), state: t.flag })

/** The handbook (业务红宝书) of a menu; null if it has none. ID is the id of the menu. */
export const queryReadBook = defineRead({
  summary: { zh: '查询业务红宝书', en: 'Business handbook' },
  methods: ['GET', 'POST'],
  path: '/tgfw-integration/menuDescribe/queryReadBook',
  input: t.strict({ menuId }),
  output: t.nullable(readBook),
  errors: [platformErrors.notFound],
  access: session,
})

/** Bookmarks a handbook (state '1') or removes the bookmark ('0'). */
export const changeReadBook = defineWrite({
  summary: { zh: '收藏或取消收藏业务红宝书', en: 'Bookmark a handbook page or remove the bookmark' },
  path: '/tgfw-integration/menuDescribe/changeReadBook',
  input: t.strict({ ID: menuId, MENUNAME: menuName, state: t.flag }),
  output: readBook,
  errors: [platformErrors.notFound],
  access: session,
  idempotent: 'yes',
})

/** The handbooks that the caller bookmarked, latest first. */
export const listReadBooks = defineRead({
  summary: { zh: '我的业务红宝书', en: 'Own handbook bookmarks' },
  methods: ['GET', 'POST'],
  path: '/tgfw-integration/menuDescribe/listReadBooks',
  output: t.Array(readBook),
  access: session,
})

/** The training videos of a menu, without MENUID of all menus of the caller; empty if there are none. */
export const getMenuVideoList = defineRead({
  summary: { zh: '查询菜单培训视频', en: 'Training videos of a menu' },
  methods: ['GET', 'POST'],
  path: '/api/trainingCourse/getMenuVideoList',
  input: t.strict({ MENUID: t.Optional(menuId) }),
  output: t.Array(
    t.Object({
      MENUID: t.String(),
      MENUNAME: t.String(),
      fileId: t.String(),
      title: t.String(),
      seconds: t.Integer(),
      captions: t.String(),
    }),
  ),
  access: session,
})

/** Downloads a guide shipped with the server, such as 'guide-ukey', or a video. */
export const downloadGuide = defineRead({
  summary: { zh: '下载操作指引', en: 'Download an operating guide' },
  methods: ['GET', 'POST'],
  path: '/tgfw-integration/menuDescribe/downloadGuide',
  input: t.strict({ fileId: t.text(64, 1) }),
  output: t.Unknown(),
  errors: [platformErrors.notFound],
  access: session,
  answer: 'file',
})
