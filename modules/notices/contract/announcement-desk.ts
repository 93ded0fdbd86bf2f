import {
  type Static,
  defineList,
  defineRead,
  defineWrite,
  institutionKinds,
  platformErrors,
  staleErrors,
  t,
} from '@iisp/contract'
import { noticeErrors } from './errors.ts'
import { noticeLimits } from './limits.ts'
import { announcementDesk } from './pages.ts'

const base = '/api/operations/announcements'
const access = {
  who: 'pages',
  pages: [announcementDesk],
  roles: ['system-administrator'],
  supervised: false,
} as const

/** `planned`: its time of publication lies ahead. */
export const announcementStates = ['planned', 'published', 'withdrawn'] as const
export type AnnouncementState = (typeof announcementStates)[number]

/** Both languages; if the English is empty, the Chinese is shown. Content is sanitised when it is saved. */
const texts = {
  titleZh: t.text(noticeLimits.title),
  titleEn: t.text(noticeLimits.title),
  contentZh: t.text(noticeLimits.content),
  contentEn: t.text(noticeLimits.content),
}
export interface AnnouncementTexts {
  readonly titleZh: string
  readonly titleEn: string
  readonly contentZh: string
  readonly contentEn: string
}
/** The kinds of institutions whose people see an announcement. */
const audience = t.Array(t.oneOf(...institutionKinds), {
  minItems: 1,
  maxItems: institutionKinds.length,
  uniqueItems: true,
})
/** When it is published; null: at once. */
const publishAt = t.nullable(t.minute)

const row = t.Object({
  id: t.id,
  title: t.String(),
  state: t.oneOf(...announcementStates),
  version: t.Integer(),
  audience: t.Array(t.oneOf(...institutionKinds)),
  /** May lie ahead. */
  publishedAt: t.dateTime,
  publishedBy: t.personName,
  /** null if it was never edited. */
  changedAt: t.nullable(t.dateTime),
  withdrawnAt: t.nullable(t.dateTime),
  /** Accounts that have read it. */
  readers: t.Integer({ minimum: 0 }),
})
export type AnnouncementRow = Static<typeof row>

/** All announcements including withdrawn ones, newest first. `keyword`: part of a title. */
export const announcementDeskList = defineList({
  name: 'announcementDeskList',
  summary: { zh: '公告管理列表', en: 'Announcements for editing' },
  path: `${base}/list`,
  filters: {
    keyword: t.Optional(t.text(50)),
    state: t.Optional(t.oneOf(...announcementStates)),
  },
  row,
  access,
})

const detail = t.Object({ ...row.properties, ...texts })
export type AnnouncementDetail = Static<typeof detail>

/** One announcement in both languages, for editing. */
export const announcementDeskDetail = defineRead({
  name: 'announcementDeskDetail',
  summary: { zh: '公告管理详情', en: 'Announcement for editing' },
  methods: ['POST', 'GET'],
  path: `${base}/detail`,
  input: t.strict({ id: t.id }),
  output: detail,
  errors: [platformErrors.notFound],
  access,
})

/**
 * Publishes to these kinds of institutions, at once or at a minute to come, and notifies their people who are signed in
 * then.
 */
export const announcementDeskPublish = defineWrite({
  name: 'announcementDeskPublish',
  summary: { zh: '发布公告', en: 'Publish an announcement' },
  path: `${base}/publish`,
  input: t.strict({ ...texts, audience, publishAt }),
  output: t.Object({ id: t.id, version: t.Integer() }),
  errors: [
    noticeErrors.titleEmpty,
    noticeErrors.contentEmpty,
    noticeErrors.timePassed,
    noticeErrors.tooFarAhead,
  ],
  access,
  idempotent: 'key',
})

/**
 * Edits an announcement that was not withdrawn. `version` is the edited version; if there is a
 * newer one, the call is refused. `publishAt` moves a planned announcement, null publishes it
 * immediately; it is null for a published one.
 */
export const announcementDeskEdit = defineWrite({
  name: 'announcementDeskEdit',
  summary: { zh: '修改公告', en: 'Edit an announcement' },
  path: `${base}/edit`,
  input: t.strict({ id: t.id, version: t.version, ...texts, audience, publishAt }),
  output: t.Object({ version: t.Integer() }),
  errors: [
    ...staleErrors,
    noticeErrors.withdrawn,
    noticeErrors.alreadyPublished,
    noticeErrors.titleEmpty,
    noticeErrors.contentEmpty,
    noticeErrors.timePassed,
    noticeErrors.tooFarAhead,
  ],
  access,
  idempotent: 'key',
})

/** Withdraws an announcement for good. */
export const announcementDeskWithdraw = defineWrite({
  name: 'announcementDeskWithdraw',
  summary: { zh: '撤回公告', en: 'Withdraw an announcement' },
  path: `${base}/withdraw`,
  input: t.strict({ id: t.id, version: t.version }),
  output: t.Object({ version: t.Integer() }),
  errors: [...staleErrors, noticeErrors.withdrawn],
  access,
  idempotent: 'key',
})
