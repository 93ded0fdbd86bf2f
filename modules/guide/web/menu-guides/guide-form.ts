import { isBareRichText } from '@iisp/contract/rich-text'
import type { MenuGuidePart } from '@iisp/guide/contract'

type Parts = readonly MenuGuidePart[]

export const addPart = (parts: Parts): MenuGuidePart[] => [
  ...parts,
  { uuid: crypto.randomUUID(), label: { zh: '', en: '' }, html: { zh: '', en: '' }, show: true },
]
export const changePart = (parts: Parts, uuid: string, change: Partial<MenuGuidePart>): MenuGuidePart[] =>
  parts.map((part) => (part.uuid === uuid ? { ...part, ...change } : part))
export const removePart = (parts: Parts, uuid: string): MenuGuidePart[] =>
  parts.filter((part) => part.uuid !== uuid)
/** Moves a part up (-1) or down (1); the first one cannot go up, the last one cannot go down. */
export function movePart(parts: Parts, uuid: string, by: -1 | 1): MenuGuidePart[] {
  const moved = [...parts]
  const at = parts.findIndex((part) => part.uuid === uuid)
  if (at + by < 0 || at + by >= parts.length) return moved
  moved.splice(at + by, 0, ...moved.splice(at, 1))
  return moved
}

/** Why a part cannot be published yet: it needs a title and a text in Chinese. */
export const faultOf = ({ label, html }: MenuGuidePart): 'label' | 'html' | null =>
  label.zh.trim() === '' ? 'label' : isBareRichText(html.zh) ? 'html' : null
