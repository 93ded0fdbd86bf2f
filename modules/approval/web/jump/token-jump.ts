import type { Menu } from '@iisp/contract'
import { type JumpMenu, firstJump, getJumpUrl, isJumpMenu, jumpPages } from '@iisp/approval/contract'
import { notify, request, translator } from '@iisp/web'
import { jumpStore } from './jump-store.ts'
import { jumpTexts } from './jump-texts.ts'

const t = translator(jumpTexts)
/** Opens another platform. The first time, the person's consent is asked for. The request layer shows failures. */
export async function tokenJump({ id }: Pick<Menu, 'id'>): Promise<void> {
  if (!isJumpMenu(id)) return void notify({ type: 'warning', title: t('unknown') })
  const answer = await request(firstJump, { target: jumpPages[id].target }).catch(() => null)
  if (answer === null) return
  if (answer.first) jumpStore.setState({ question: { menuId: id, answer } })
  else await leaveFor(id).catch(() => null)
}

/** The address contains a one-time ticket, so it is requested only at the moment of the jump. */
export async function leaveFor(menuId: JumpMenu, options?: { quiet: true }): Promise<void> {
  openOther((await request(getJumpUrl, { menuId }, options)).url)
}

/** Opens a window without access to this one. If the browser blocks it, the person can open it from a message. */
function openOther(url: string): void {
  const opened = window.open(url, '_blank')
  if (opened) opened.opener = null
  else
    notify({
      type: 'info',
      title: t('blocked'),
      duration: 10_000,
      action: { label: t('open'), run: () => void window.open(url, '_blank', 'noopener') },
    })
}
