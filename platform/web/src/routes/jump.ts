import type { Menu } from '@iisp/contract'
import { translator } from '../i18n/index.ts'
import { menuTexts } from '../menus/menu-texts.ts'
import { notify } from '../messages/index.ts'
import type { PortalPorts } from '../ports.ts'

const t = translator(menuTexts)

/** Opens a menu of another platform in a new window. Way 3 asks for consent first. */
export async function jumpTo(
  menu: Menu,
  way: 1 | 2 | 3,
  ports: Pick<PortalPorts, 'tokenJump' | 'jumpUrl'>,
  researchHome: string,
): Promise<void> {
  if (way === 3 && ports.tokenJump) return ports.tokenJump(menu, researchHome)
  // opened before the address is known: a browser blocks a window that opens later as a pop-up
  const target = window.open('about:blank', '_blank')
  if (target) target.opener = null
  try {
    if (!ports.jumpUrl) throw new Error('no way to other platforms')
    const url = await ports.jumpUrl(menu)
    if (target) target.location.replace(url)
    else window.location.assign(url)
  } catch {
    target?.close()
    notify({ type: 'warning', title: t('jumpFailed') })
  }
}
