import {
  type Static,
  dateTime,
  defineCall,
  id,
  page,
  pageOf,
  platformErrors,
  strict,
  t,
  text,
} from '@iisp/contract'

const base = '/api/message/announcement'
const session = { who: 'session', supervised: false } as const

/** In the caller's language, Chinese where there is no English. `content` is rich text of a safe set. */
const announcement = t.Object({
  id,
  title: t.String(),
  publishTime: dateTime,
  content: t.String(),
  /** By the caller's account. */
  isRead: t.Boolean(),
})
export type Announcement = Static<typeof announcement>

/** The announcements of the platform that stand, newest first, 7 a page. `name`: part of the title. */
export const announcementList = defineCall({
  name: 'announcementList',
  summary: '公告列表',
  methods: ['POST'],
  path: `${base}/list`,
  input: strict({
    /** Of the publication, in Asia/Shanghai; '' for all. */
    year: t.Optional(
      t.Union([
        t.Integer({ minimum: 1000, maximum: 2999 }),
        t.String({ pattern: '^([12][0-9]{3})?$', maxLength: 4 }),
      ]),
    ),
    name: t.Optional(text(50)),
    ...page,
  }),
  output: t.Object({
    ...pageOf(announcement).properties,
    /** Those that have an announcement, newest first, whatever was asked for. */
    years: t.Array(t.String()),
  }),
  errors: [platformErrors.listTooLong],
  access: session,
  effect: 'read',
  idempotent: 'yes',
})

export const announcementDetail = defineCall({
  name: 'announcementDetail',
  summary: '公告详情',
  methods: ['POST', 'GET'],
  path: `${base}/detail`,
  input: strict({ id }),
  output: announcement,
  errors: [platformErrors.notFound],
  access: session,
  effect: 'read',
  idempotent: 'yes',
})

/** Keeps that the caller's account has read it. */
export const announcementRead = defineCall({
  name: 'announcementRead',
  summary: '公告标记已读',
  methods: ['POST'],
  path: `${base}/read`,
  input: strict({ id }),
  output: t.Object({ result: t.Literal('success') }),
  errors: [platformErrors.notFound],
  access: session,
  effect: 'write',
  idempotent: 'yes',
})
