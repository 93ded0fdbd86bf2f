import {
  type Static,
  defineFields,
  defineList,
  defineRead,
  defineWrite,
  f,
  platformErrors,
  staleErrors,
  t,
} from '@iisp/contract'
import { guideErrors } from './errors.ts'
import { bothLanguages, menuId } from './fields.ts'
import { menuGuides } from './pages.ts'

const editing = {
  who: 'pages',
  pages: [menuGuides],
  roles: ['system-administrator'],
  supervised: false,
} as const

const uuid = t.String({ pattern: '^[0-9a-z-]{1,40}$' })
const part = t.strict({
  uuid,
  label: bothLanguages(60, 1),
  html: bothLanguages(20_000, 1),
  show: t.Boolean(),
})
/** Content of a menu's panel in both languages. Rich text is sanitised when it is saved. */
export const menuGuideContent = t.strict({
  items: t.Array(part, { maxItems: 12 }),
  notes: t.Array(part, { maxItems: 30 }),
  showNum: t.Integer({ minimum: 1, maximum: 30 }),
  showVisible: t.Boolean(),
  associations: t.Array(menuId, { maxItems: 12 }),
  /** The description can be bookmarked as a handbook. */
  book: t.Boolean(),
  /** Opens automatically unless the person has chosen otherwise. */
  autoOpen: t.Boolean(),
})
export type MenuGuideContent = Static<typeof menuGuideContent>
export type MenuGuidePart = Static<typeof part>

export const menuGuideFields = defineFields({
  menuId: f.named(t.String(), ['菜单编号', 'Id']),
  menuName: f.named(t.String(), ['菜单', 'Menu']),
  path: f.longText(['路径', 'Path']),
  /** 0: none yet. */
  version: f.named(t.Integer(), ['版本', 'Version']),
  items: f.count(['说明条数', 'Descriptions']),
  notes: f.count(['常见问题条数', 'Questions']),
  updatedAt: f.orNone(f.moment(['发布时间', 'Published at'])),
  updatedBy: f.person(['发布人', 'Published by']),
})

/** All menus with a page, and the version of their description. */
export const listMenuGuides = defineList({
  name: 'listMenuGuides',
  summary: { zh: '业务说明列表', en: 'Business descriptions' },
  path: '/api/operations/menu-guides/list',
  filters: { keyword: t.Optional(t.text(50)) },
  row: menuGuideFields.row,
  access: editing,
})

/** One version of a description, by default the newest. */
export const getMenuGuide = defineRead({
  name: 'getMenuGuide',
  summary: { zh: '业务说明内容', en: 'Business description' },
  methods: ['GET', 'POST'],
  path: '/api/operations/menu-guides/get',
  input: t.strict({ menuId, version: t.Optional(t.Integer({ minimum: 1, maximum: 1_000_000 })) }),
  output: t.Object({
    menuId: t.String(),
    menuName: t.String(),
    version: t.Integer(),
    content: menuGuideContent,
  }),
  errors: [platformErrors.notFound],
  access: editing,
})

/** The versions of a description, newest first. */
export const listMenuGuideVersions = defineList({
  name: 'listMenuGuideVersions',
  summary: { zh: '业务说明历史版本', en: 'Earlier versions of a business description' },
  path: '/api/operations/menu-guides/versions',
  filters: { menuId },
  row: t.Object({ version: t.Integer(), at: t.dateTime, by: t.personName }),
  access: editing,
})

/** Rich text as it will be stored, after sanitising. */
export const previewRichText = defineRead({
  name: 'previewRichText',
  summary: { zh: '预览富文本', en: 'Preview rich text' },
  methods: ['POST'],
  path: '/api/operations/menu-guides/preview',
  input: t.strict({ html: t.text(20_000) }),
  output: t.Object({ html: t.String(), changed: t.Boolean() }),
  access: editing,
})

/**
 * Publishes a new version. `version` is the edited version, so that nobody overwrites another
 * person's text.
 */
export const saveMenuGuide = defineWrite({
  name: 'saveMenuGuide',
  summary: { zh: '发布业务说明', en: 'Publish a business description' },
  path: '/api/operations/menu-guides/save',
  input: t.strict({
    menuId,
    version: t.Integer({ minimum: 0, maximum: 1_000_000 }),
    content: menuGuideContent,
  }),
  output: t.Object({ version: t.Integer() }),
  errors: [...staleErrors, guideErrors.guideInvalid],
  access: editing,
  idempotent: 'key',
  maxBodyBytes: 512 * 1024,
})
