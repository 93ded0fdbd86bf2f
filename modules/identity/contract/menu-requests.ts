import type { RowOf, WriteAccess } from '@iisp/contract'
import { defineFields, defineList, defineRead, defineWrite, f, platformErrors, t } from '@iisp/contract'
import { menuRequestErrors as e } from './menu-request-errors.ts'
import { menuReasonMax, menuRequestFlow, menuRequestStates } from './menu-request-states.ts'
import { menuRequests } from './pages.ts'

const base = '/api/common/menuRequest'
const reason = t.text(menuReasonMax, 1)

/**
 * The people whom to ask for a menu, by name, and whether the caller has already asked. `offered`:
 * the menu can be requested.
 */
export const getMenuRequest = defineRead({
  name: 'getMenuRequest',
  summary: { zh: '菜单权限可否申请', en: 'Whether and of whom a menu may be requested' },
  methods: ['GET', 'POST'],
  path: `${base}/get`,
  input: t.strict({ menuId: t.text(20, 1) }),
  output: t.Object({ offered: t.Boolean(), pending: t.Boolean(), administrators: t.Array(t.text(100)) }),
  access: { who: 'session' },
})

/** Asks the institution's administrators for a menu listed under 可申请. */
export const menuRequestSubmit = defineWrite({
  name: 'menuRequestSubmit',
  summary: { zh: '申请菜单权限', en: 'Request a menu' },
  path: `${base}/submit`,
  input: t.strict({ menuId: t.text(20, 1), reason }),
  errors: [e.menuNotOffered, e.menuAsked, e.noAdministrator, e.menuAskedTooOften],
  access: { who: 'session', supervised: false },
  idempotent: 'no',
})

export const menuRequestFields = defineFields({
  id: t.id,
  name: f.person(['申请人', 'Applied by']),
  account: f.text(128, ['账号', 'Account']),
  menuId: t.text(20),
  /** In the reader's language. */
  menuName: f.text(100, ['申请菜单', 'Menu']),
  reason: f.note(200, ['申请原因', 'Reason']),
  state: f.state(menuRequestStates, ['状态', 'State']),
  askedAt: f.moment(['申请时间', 'Asked at']),
  decidedBy: f.orNone(f.person(['处理人', 'Decided by'])),
  decidedAt: f.orNone(f.moment(['处理时间', 'Decided at'])),
  /** The last day of the grant; null: for good, or not granted. */
  until: f.orNone(f.date(['有效期至', 'Valid until'])),
  remark: f.note(200, ['处理意见', 'Remark']),
  actions: t.Array(t.oneOf(...menuRequestFlow.actions)),
})
export type MenuRequest = RowOf<typeof menuRequestFields>

/** The requests of the caller's institution, newest first; `open` lists only those that the caller may decide. */
export const menuRequestList = defineList({
  name: 'menuRequestList',
  summary: { zh: '权限申请列表', en: 'Requests for menus' },
  path: `${base}/list`,
  filters: { open: t.Optional(t.Boolean()) },
  row: menuRequestFields.row,
  access: { who: 'pages', pages: [menuRequests] },
})

/** The periods that a grant may have, in days; 0: for good. */
export const grantDays = [7, 30, 90, 365, 0] as const
export type GrantDays = (typeof grantDays)[number]

const decides: WriteAccess = {
  who: 'pages',
  pages: [menuRequests],
  // Nobody decides on an administrator's behalf: the handlers refuse callers who act as another
  // person.
  supervised: false,
  freshFactor: true,
}
const faults = [platformErrors.notFound, platformErrors.secondPerson, e.menuRequestClosed, e.notAsAnother]

/** Grants the menu, from now and up to and including the last day. */
export const menuRequestGrant = defineWrite({
  name: 'menuRequestGrant',
  summary: { zh: '同意菜单权限申请', en: 'Grant a requested menu' },
  path: `${base}/grant`,
  input: t.strict({ id: t.id, days: t.Integer({ minimum: 0, maximum: 365 }) }),
  errors: [...faults, e.menuNotOffered],
  access: decides,
  idempotent: 'no',
})

/** Refuses a request, or withdraws a granted menu. Its owner is told the reason. */
export const menuRequestEnd = defineWrite({
  name: 'menuRequestEnd',
  summary: { zh: '拒绝申请或收回菜单权限', en: 'Refuse a request or take a menu back' },
  path: `${base}/end`,
  input: t.strict({ id: t.id, action: t.oneOf('refuse', 'takeBack'), reason }),
  errors: [...faults, platformErrors.reasonMissing, e.menuNotOffered],
  access: decides,
  idempotent: 'no',
})
