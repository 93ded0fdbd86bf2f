import {
  type RowOf,
  type Static,
  defineFields,
  defineList,
  defineRead,
  defineWrite,
  f,
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

export const deskAnnouncementFields = defineFields({
  id: t.id,
  title: f.longText(['标题', 'Title']),
  /** planned: its time of publication lies ahead. */
  state: f.status(
    {
      planned: ['待发布', 'Planned', 'info'],
      published: ['已发布', 'Published', 'success'],
      withdrawn: ['已撤回', 'Withdrawn', 'neutral'],
    },
    ['状态', 'State'],
  ),
  version: f.count(['版本', 'Version']),
  audience: f.named(t.Array(t.oneOf(...institutionKinds)), ['可见机构', 'Visible to']),
  /** May lie ahead. */
  publishedAt: f.moment(['发布时间', 'Published at']),
  publishedBy: f.person(['发布人', 'Published by']),
  /** null if it was never edited. */
  changedAt: f.orNone(f.moment(['修改时间', 'Changed at'])),
  withdrawnAt: f.orNone(f.moment(['撤回时间', 'Withdrawn at'])),
  /** Accounts that have read it. */
  readers: f.count(['已读人数', 'Readers']),
})
export type AnnouncementRow = RowOf<typeof deskAnnouncementFields>

/** All announcements including withdrawn ones, newest first. `keyword`: part of a title. */
export const announcementDeskList = defineList({
  name: 'announcementDeskList',
  summary: { zh: '公告管理列表', en: 'Announcements for editing' },
  path: `${base}/list`,
  filters: {
    keyword: t.Optional(t.text(50)),
    state: t.Optional(deskAnnouncementFields.named.state.schema),
  },
  row: deskAnnouncementFields.row,
  access,
})

const detail = t.Object({ ...deskAnnouncementFields.row.properties, ...texts })
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
