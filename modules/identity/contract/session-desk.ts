import {
  type RowOf,
  type WriteAccess,
  defineErrors,
  defineFields,
  defineList,
  defineWrite,
  f,
  forbidden,
  platformErrors,
  t,
} from '@iisp/contract'
import { device, loginType, reference } from './my-account.ts'
import { sessionDesk } from './pages.ts'

const base = '/api/operations/sessions'
const reason = t.text(200, 1)

export const sessionDeskErrors = defineErrors('identity', {
  ownSession: forbidden(
    '不可在此结束本人的登录，请前往个人中心',
    'Your own sessions are not ended here. Please use My account.',
  ),
})

export const deskSessionFields = defineFields({
  id: reference,
  /** Name of the person who signed in. */
  name: f.person(['姓名', 'Name']),
  account: f.text(128, ['账号', 'Account']),
  institutionId: t.text(20),
  /** In the reader's language. */
  institutionName: f.text(200, ['机构', 'Institution']),
  /** The account that the session acts as, if it is another one; otherwise ''. */
  actingAs: f.text(128, ['代办账号', 'Acting as']),
  ...device,
  network: f.named(device.network, ['网络', 'Network']),
  loginType,
  since: f.moment(['登录时间', 'Since']),
  seenAt: f.moment(['最近使用', 'Last used']),
  /** The session belongs to the caller. */
  own: t.Boolean(),
})
export type DeskSession = RowOf<typeof deskSessionFields>

/**
 * The sessions of everybody signed in, most recently used first. The keyword matches name, account
 * and institution.
 */
export const sessionList = defineList({
  name: 'sessionList',
  summary: { zh: '在线会话列表', en: 'Sessions of everybody who is signed in' },
  path: `${base}/list`,
  filters: { keyword: t.Optional(t.text(50)) },
  row: deskSessionFields.row,
  access: { who: 'pages', pages: [sessionDesk], roles: ['system-administrator'] },
})

const ends: WriteAccess = {
  who: 'pages',
  pages: [sessionDesk],
  roles: ['system-administrator'],
  supervised: false,
  freshFactor: true,
}
const errors = [platformErrors.notFound, sessionDeskErrors.ownSession]

/** Ends one session immediately. Its owner is told the reason. */
export const sessionEnd = defineWrite({
  name: 'sessionEnd',
  summary: { zh: '结束一个会话', en: 'End a session' },
  path: `${base}/end`,
  input: t.strict({ id: reference, reason }),
  errors,
  access: ends,
  idempotent: 'no',
})

/** Ends all sessions of the person of this session, under all their accounts. */
export const sessionsOfPersonEnd = defineWrite({
  name: 'sessionsOfPersonEnd',
  summary: { zh: '结束一个人员的全部会话', en: 'End all sessions of a person' },
  path: `${base}/endOfPerson`,
  input: t.strict({ id: reference, reason }),
  errors,
  access: ends,
  idempotent: 'no',
})
