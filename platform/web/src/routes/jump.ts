import type { Jump, Menu } from '@iisp/contract'
import type { PortalPorts } from '../ports.ts'

/** Opens a menu of another platform in a new window. Way 3 asks for consent first. */
export async function jumpTo(
  menu: Menu,
  way: Jump,
  { tokenJump }: Pick<PortalPorts, 'tokenJump'>,
  researchHome: string,
): Promise<void> {
  if (way.jump === 3) await tokenJump?.(menu, researchHome)
  else window.open(way.address, '_blank', 'noopener')
}
