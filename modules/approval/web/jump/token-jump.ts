import { type JumpTarget, firstJump, menuIds } from '@iisp/approval/contract'
import { notify, request, translator } from '@iisp/web'
import type { MenuNode } from '@iisp/web/ports'
import { jumpStore } from './jump-store.ts'
import { jumpTexts } from './jump-texts.ts'

const t = translator(jumpTexts)
const targets: Readonly<Record<string, JumpTarget>> = {
  [menuIds.researchLab]: 'research-lab',
  '230002': 'research-lab',
  [menuIds.mainPlatform]: 'main-platform',
  '230015': 'main-platform',
}

/** Jumps, after the person's consent where it is the first time; failures are shown by the request. */
export async function tokenJump(menu: Pick<MenuNode, 'id'>): Promise<void> {
  const target = targets[menu.id]
  if (target === undefined) return void notify({ type: 'warning', title: t('unknown') })
  const answer = await request(firstJump, { target }).catch(() => null)
  if (answer === null) return
  if (answer.url === null) jumpStore.setState({ question: { target, answer } })
  else openOther(answer.url)
}

/** In a window of its own that cannot reach back; a browser that holds windows back gets a press more. */
export function openOther(url: string): void {
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
