import type { Static, TSchema } from 'typebox'
import * as t from './t.ts'

const bothLanguages = t.Object({ zh: t.String(), en: t.String() })

/** One entry of the menu answer, in the documents' spelling. A leaf has a path below /iisp. */
const fields = {
  id: t.String(),
  name: t.String(),
  /** Same as `name`, for clients that know only one language. */
  displayName: t.String(),
  nameEn: t.String(),
  path: t.String(),
  icon: t.String(),
  sort: t.Integer(),
  level: t.Integer(),
  parentId: t.nullable(t.String()),
  /** '1': the person may open it. */
  coMenuPerm: t.flag,
  isNew: t.flag,
  isHiddenMenu: t.flag,
  isShowAppletTip: t.flag,
  isDisabled: t.flag,
  isJumpMenu: t.Optional(t.Integer({ minimum: 1, maximum: 3 })),
  /** The target of `isJumpMenu` 1 and 2. */
  jumpUrl: t.Optional(t.String()),
  loginRelated: t.flag,
  yelcProtocolRelated: t.flag,
  tghhkProtocalRelated: t.flag,
  mjhhkProtocalRelated: t.flag,
  isSuperMgrControl: t.flag,
  /** The kind of approval where `isSuperMgrControl` is '1'. */
  busiType: t.String(),
  embedUrl: t.Optional(t.String()),
  notFound: t.Optional(t.flag),
  newWindow: t.Optional(t.String()),
  askFirst: t.Optional(
    t.Object({ unless: t.String(), title: bothLanguages, question: bothLanguages, to: t.String() }),
  ),
}

type MenuFields = Readonly<Static<ReturnType<typeof t.Object<typeof fields>>>>
/** An entry of the menu answer with its children. */
export interface MenuNode extends MenuFields {
  readonly children: readonly MenuNode[]
}

const nodeOf = (children: TSchema) => t.Object({ ...fields, children: t.Array(children) })
const fourLevels = nodeOf(nodeOf(nodeOf(nodeOf(t.Object({})))))

/**
 * The person's menus as a tree of at most four levels. Menus without permission can be granted by
 * an administrator; they have a group of their own.
 */
export const menuAnswer = t.Unsafe<readonly MenuNode[]>(t.Array(fourLevels))
