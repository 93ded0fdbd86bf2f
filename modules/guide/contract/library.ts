import { defineCall, flag, nullable, platformErrors, strict, t, text } from '@iisp/contract'
import { session } from './access.ts'
import { menuId, menuName } from './fields.ts'

export const readBook = t.Object({ ID: t.String(), MENUNAME: t.String(), state: flag })

/** The saved book (业务红宝书) of a menu; null where it has none. ID is the id of its menu. */
export const queryReadBook = defineCall({
  name: 'queryReadBook',
  summary: '查询业务红宝书',
  methods: ['GET', 'POST'],
  path: '/tgfw-integration/menuDescribe/queryReadBook',
  input: strict({ menuId }),
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
