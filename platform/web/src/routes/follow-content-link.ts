import { showMenuNotice } from '../menus/notices.ts'
import { notify } from '../messages/index.ts'
import { richLink } from '../rich-text/rich-link.ts'
import { addressOf, menuQuery } from './addresses.ts'
import { menuNamed } from './portal-state.ts'
import type { PortalSettings } from '../ports.ts'

/**
 * Follows a link in the text of a message: offers its file, or opens its menu. Returns false for
 * other sites and mail, which the browser opens itself.
 */
export function followContentLink(link: HTMLAnchorElement, settings: PortalSettings): boolean {
  const href = link.getAttribute('href') ?? ''
  if (href === '' || /^(?:mailto|tel):/i.test(href)) return false
  const to = richLink(href)
  if (to.kind === 'window') return false
  if (to.kind === 'download') notify({ type: 'download', title: link.innerText, fileId: to.fileId })
  else {
    const menu = menuNamed(to.name)
    if (menu?.permitted) notify({ type: 'redirect', url: addressOf(menu.path, menuQuery(menu.id)) })
    else showMenuNotice(menu ? 'noPermission' : 'missing', settings)
  }
  return true
}
