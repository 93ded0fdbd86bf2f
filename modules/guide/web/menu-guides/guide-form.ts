import { isBareRichText } from '@iisp/contract/rich-text'
import type { MenuGuideContent, MenuGuidePart } from '@iisp/guide/contract'

export type PartList = 'items' | 'notes'

const barePart = (): MenuGuidePart => ({
  uuid: crypto.randomUUID(),
  label: { zh: '', en: '' },
  html: { zh: '', en: '' },
  show: true,
})
export const addPart = (content: MenuGuideContent, list: PartList): MenuGuideContent => ({
  ...content,
  [list]: [...content[list], barePart()],
})
export const changePart = (
  content: MenuGuideContent,
  list: PartList,
  uuid: string,
  change: Partial<MenuGuidePart>,
): MenuGuideContent => ({
  ...content,
  [list]: content[list].map((part) => (part.uuid === uuid ? { ...part, ...change } : part)),
})
export const removePart = (content: MenuGuideContent, list: PartList, uuid: string): MenuGuideContent => ({
  ...content,
  [list]: content[list].filter((part) => part.uuid !== uuid),
})
/** One place up (-1) or down (1); at the end it stays. */
export function movePart(
  content: MenuGuideContent,
  list: PartList,
  uuid: string,
  by: -1 | 1,
): MenuGuideContent {
  const parts = [...content[list]]
  const at = parts.findIndex((part) => part.uuid === uuid)
  const [moved] = parts.slice(at, at + 1)
  if (!moved || at + by < 0 || at + by >= parts.length) return content
  parts.splice(at, 1)
  parts.splice(at + by, 0, moved)
  return { ...content, [list]: parts }
}

/** The parts that cannot be published yet: without a Chinese title or text. */
export const unfinished = (content: MenuGuideContent): ReadonlyMap<string, 'label' | 'html'> =>
  new Map(
    [...content.items, ...content.notes].flatMap((part): [string, 'label' | 'html'][] =>
      part.label.zh.trim() === ''
        ? [[part.uuid, 'label']]
        : isBareRichText(part.html.zh)
          ? [[part.uuid, 'html']]
          : [],
    ),
  )
