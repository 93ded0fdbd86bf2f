import { type Static, defineRead, defineWrite, platformErrors, t } from '@iisp/contract'

const base = '/api/message/announcement'
const session = { who: 'session', supervised: false } as const

/** In the caller's language, or in Chinese if there is no English. `content` is sanitised rich text. */
const announcement = t.Object({
  id: t.id,
  title: t.String(),
  publishTime: t.dateTime,
  content: t.String(),
  /** Whether the caller's account has read it. */
  isRead: t.Boolean(),
})
export type Announcement = Static<typeof announcement>

/** The published announcements, newest first, 7 a page. `name`: part of the title. */
export const announcementList = defineRead({
  name: 'announcementList',
  summary: { zh: '公告列表', en: 'Announcements' },
  methods: ['POST'],
  path: `${base}/list`,
  input: t.strict({
    /** Publication date in Asia/Shanghai; '' for all years. */
    year: t.Optional(
      t.Union([
        t.Integer({ minimum: 1000, maximum: 2999 }),
        t.String({ pattern: '^([12][0-9]{3})?$', maxLength: 4 }),
      ]),
    ),
    name: t.Optional(t.text(50)),
    ...t.page,
  }),
  output: t.Object({
    ...t.pageOf(announcement).properties,
    /** The years that have an announcement, newest first, independent of the filters. */
    years: t.Array(t.String()),
  }),
  errors: [platformErrors.listTooLong],
  access: session,
})

export const announcementDetail = defineRead({
  name: 'announcementDetail',
  summary: { zh: '公告详情', en: 'Announcement' },
  methods: ['POST', 'GET'],
  path: `${base}/detail`,
  input: t.strict({ id: t.id }),
  output: announcement,
  errors: [platformErrors.notFound],
  access: session,
})

/** Marks it as read by the caller's account. */
export const announcementRead = defineWrite({
  name: 'announcementRead',
  summary: { zh: '公告标记已读', en: 'Mark an announcement as read' },
  path: `${base}/read`,
  input: t.strict({ id: t.id }),
  output: t.Object({ result: t.Literal('success') }),
  errors: [platformErrors.notFound],
  access: session,
  idempotent: 'yes',
})
