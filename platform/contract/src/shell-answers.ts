import { roles } from './people.ts'
import type { Static } from 'typebox'
import * as t from './t.ts'

/**
 * Answers that the shell of the portal reads through its ports. The calls that give them are described in the
 * contracts of modules, with these schemas as their output.
 */

/** The signed-in person and institution. */
export const profile = t.Object({
  /** Opaque id of the account together with the person behind it; the page sends it with every call. */
  principal: t.text(64, 1),
  cpName: t.String(),
  /** The institution's English name, for readers of English; '' if none is known. */
  cpNameEn: t.Optional(t.String()),
  name: t.String(),
  /** The name as English texts write it. */
  nameEn: t.Optional(t.String()),
  account: t.String(),
  /**
   * The person who signed in, if the session acts as another's account; '' if people act for
   * themselves.
   */
  realName: t.String(),
  realNameEn: t.Optional(t.String()),
  realAccount: t.String(),
  /** Masked; '' where none is registered. */
  phone: t.text(20),
  email: t.text(128),
  instiCode: t.String(),
  cpId: t.String(),
  /** '1' manager, '2' custodian, '3' channel, '6' a channel that distributes as an agent. */
  cpType: t.oneOf('1', '2', '3', '6'),
  supperMgrChg: t.flag,
  isPublic: t.flag,
  isPrivateAccount: t.flag,
  /** '1' administrator of the institution, '0' ordinary account, '2' channel account. */
  isMgr: t.oneOf('0', '1', '2'),
  /** 0 none chosen, 1 institution platform, 2 channel platform. */
  managerType: t.Union([t.Literal(0), t.Literal(1), t.Literal(2)]),
  managerTypeOrg: t.Integer(),
  zoneType: t.Integer(),
  loginType: t.Union([t.Literal(0), t.Literal(1), t.Literal(2), t.Literal(3)]),
  menuTopology: t.String(),
  roles: t.Array(t.oneOf(...roles)),
  isFofAuth: t.flag,
  /** The institution manages private equity. */
  isEquity: t.flag,
  /** Signed in for the global-fund zone. */
  isGlobalFund: t.flag,
  /** The custodian watches the reports of the institution's funds. */
  isMonitorReport: t.flag,
})
export type Profile = Readonly<Static<typeof profile>>

/** '1' signed, '0' not signed, '2' signed in an old version. */
const signed = t.oneOf('0', '1', '2')
/** Signature state of each agreement of the institution. */
export const protocols = t.Object({
  yelcProtocolSigned: signed,
  tghhkProtocolSigned: signed,
  mjhhkProtocolSigned: signed,
})
export type Protocols = Readonly<Static<typeof protocols>>

/** Number of to-dos that the person has in a menu. */
export const todoCount = t.Object({
  menuId: t.String(),
  menuName: t.String(),
  /** Name of the board's group. */
  type: t.String(),
  path: t.String(),
  total: t.Integer({ minimum: 0 }),
  /** Since when the oldest one is waiting; null if there is none, or if the menu does not know. */
  oldest: t.nullable(t.dateTime),
  /** Id of the menu whose page lists what is counted. */
  opens: t.String(),
  /** Query that this page is opened with in addition to the menu id; '' if none. */
  query: t.String(),
})
export type TodoCount = Readonly<Static<typeof todoCount>>

/** A column as a person set it, in the order of the columns. A width of 0 keeps the default width. */
export const tableColumn = t.Object({ key: t.String(), width: t.Number(), visible: t.Boolean() })
export type TableColumn = Readonly<Static<typeof tableColumn>>

/** Filters, columns and sort order of a list, as in the query of its page, saved under a name. */
export const tableView = t.Object({
  tableId: t.String(),
  name: t.String(),
  query: t.String(),
  isDefault: t.Boolean(),
})
export type TableView = Readonly<Static<typeof tableView>>
