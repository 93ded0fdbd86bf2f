import type { Menu } from '@iisp/contract'
import { type JumpMenu, firstJump, getJumpUrl, isJumpMenu, jumpPages } from '@iisp/approval/contract'
import { notify, request, translator } from '@iisp/web'
import { jumpStore } from './jump-store.ts'
import { jumpTexts } from './jump-texts.ts'

const t = translator(jumpTexts)
/** Jumps, after the person's consent where it is the first time; failures are shown by the request. */
export async function tokenJump({ id }: Pick<Menu, 'id'>): Promise<void> {
  if (!isJumpMenu(id)) return void notify({ type: 'warning', title: t('unknown') })
  const answer = await request(firstJump, { target: jumpPages[id].target }).catch(() => null)
  if (answer === null) return
  if (answer.first) jumpStore.setState({ question: { menuId: id, answer } })
  else await leaveFor(id).catch(() => null)
}

/** The address holds a ticket that is good once: it is asked for at the moment of the jump. */
export async function leaveFor(menuId: JumpMenu, options?: { quiet: true }): Promise<void> {
  openOther((await request(getJumpUrl, { menuId }, options)).url)
}

/** In a window of its own that cannot reach back; a browser that holds windows back gets a press more. */
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
