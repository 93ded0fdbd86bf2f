import { platformErrors, refuse } from '@iisp/contract'
import { isBareRichText } from '@iisp/contract/rich-text'
import { refuseTaken, writer } from '@iisp/server'
import { cleanRichText } from '@iisp/server/rich-text/clean-rich-text'
import { type MenuGuideContent, saveMenuGuide as call } from '../../contract/menu-guides.ts'
import { guideErrors } from '../../contract/errors.ts'
import { findGuide } from './menu-guides.ts'
import { q } from '../tables.ts'

const faults = {
  menu: { zh: '关联菜单不存在：{id}', en: 'There is no menu {id} to associate' },
  itself: { zh: '菜单不可关联自身', en: 'A menu is not associated with itself' },
  twice: { zh: '说明标识重复，请刷新后重试', en: 'Two parts have the same id, please refresh and try again' },
  empty: { zh: '请填写【{id}】的说明内容', en: 'Please write something for {id}' },
} as const

export const saveMenuGuide = writer(call, async (ctx, { menuId, version, content }) => {
  const { db, actor, now, language } = ctx
  const known = new Set(ctx.registry.pages.map((page) => page.id))
  if (!known.has(menuId)) refuse(platformErrors.notFound)
  const clean = cleaned(content)
  const fault = faultOf(menuId, clean, known)
  if (fault) {
    const why = faults[fault.kind][language].replace('{id}', fault.id ?? '')
    refuse(guideErrors.guideInvalid, { why })
  }
  const newest = (await findGuide(db, menuId))?.version ?? 0
  if (newest !== version) refuse(platformErrors.conflict)
  await db
    .run(
      q.insertInto('guide.menu_guide').values({
        menu_id: menuId,
        version: version + 1,
        content: JSON.stringify(clean),
        published_by: actor.name,
        at: now,
      }),
    )
    .catch(refuseTaken(platformErrors.conflict))
  db.audit({
    institutionId: actor.institutionId,
    action: 'guide.publish',
    object: `menu-guide:${menuId}`,
    detail: { version: version + 1 },
  })
  return { version: version + 1 }
})

type Part = MenuGuideContent['items'][number]
const cleanPart = (part: Part): Part => ({
  ...part,
  html: { zh: cleanRichText(part.html.zh), en: cleanRichText(part.html.en) },
})
const cleaned = (content: MenuGuideContent): MenuGuideContent => ({
  ...content,
  items: content.items.map(cleanPart),
  notes: content.notes.map(cleanPart),
})

function faultOf(
  menuId: string,
  content: MenuGuideContent,
  known: ReadonlySet<string>,
): { kind: keyof typeof faults; id?: string } | null {
  if (content.associations.includes(menuId)) return { kind: 'itself' }
  const stranger = content.associations.find((id) => !known.has(id))
  if (stranger !== undefined) return { kind: 'menu', id: stranger }
  const parts = [...content.items, ...content.notes]
  if (new Set(parts.map((part) => part.uuid)).size !== parts.length) return { kind: 'twice' }
  const bare = parts.find((part) => isBareRichText(part.html.zh))
  return bare === undefined ? null : { kind: 'empty', id: bare.label.zh }
}
