import type { Language, MenuNode } from '@iisp/contract'
import type { MenuGuideContent, MenuGuidePart } from '../../contract/menu-guides.ts'
import { nameOf } from '../own-menus.ts'

const inLanguage = (text: { readonly zh: string; readonly en: string }, language: Language) =>
  language === 'en' && text.en !== '' ? text.en : text.zh

export const presentParts = (parts: readonly MenuGuidePart[], language: Language) =>
  parts.map((part) => ({
    uuid: part.uuid,
    LABEL: inLanguage(part.label, language),
    DESCRIBECH: inLanguage(part.html, language),
    ISSHOW: part.show ? ('1' as const) : ('0' as const),
  }))

/** Menus that the person may open come first; otherwise in the order of the description. */
export function presentAssociations(guide: MenuGuideContent, pages: readonly MenuNode[], language: Language) {
  const found = guide.associations.flatMap((id) => pages.filter((page) => page.id === id))
  return found
    .toSorted((a, b) => Number(b.coMenuPerm) - Number(a.coMenuPerm))
    .map((menu) => ({
      id: menu.id,
      name: nameOf(menu, language),
      path: menu.path,
      coMenuPerm: menu.coMenuPerm,
      loginRelated: menu.loginRelated,
    }))
}

export const presentBook = (menu: MenuNode, language: Language, saved: boolean) => ({
  ID: menu.id,
  MENUNAME: nameOf(menu, language),
  state: saved ? ('1' as const) : ('0' as const),
})
