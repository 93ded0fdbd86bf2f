import type { Menu } from '@iisp/contract'
import { type JumpMenu, firstJump, getCode, getJumpUrl, isJumpMenu, jumpPages } from '@iisp/approval/contract'
import { notify, request, translator } from '@iisp/web'
import { jumpStore } from './jump-store.ts'
import { jumpTexts } from './jump-texts.ts'
import { unlessSignedOut } from './unless-signed-out.ts'

const t = translator(jumpTexts)
const toResearch = (menuId: JumpMenu) => jumpPages[menuId].target === 'research-lab'

/**
 * Opens another platform. The first time, the person's consent is asked for. The request layer shows failures. Without a
 * session the home page of the research platform opens.
 */
export async function tokenJump({ id }: Pick<Menu, 'id'>, researchHome: string): Promise<void> {
  if (!isJumpMenu(id)) return void notify({ type: 'warning', title: t('unknown') })
  const asked = request(firstJump, { target: jumpPages[id].target }).catch(() => undefined)
  const answer = await unlessSignedOut(asked)
  if (answer === null) return openHome(id, researchHome)
  if (answer === undefined) return
  if (answer.first) jumpStore.setState({ question: { menuId: id, researchHome, answer } })
  else await leaveFor(id, researchHome).catch(() => null)
}

/**
 * The address contains a one-time ticket, so it is requested only at the moment of the jump. The research platform gets a
 * code besides, by which it asks for the person's token; without one its home page opens.
 */
export async function leaveFor(
  menuId: JumpMenu,
  researchHome: string,
  options?: { quiet: true },
): Promise<void> {
  const code = toResearch(menuId) ? await codeFor(menuId) : ''
  if (code === null) return openHome(menuId, researchHome)
  const url = new URL((await request(getJumpUrl, { menuId }, options)).url)
  if (code !== '') url.searchParams.set('code', code)
  openOther(url.href)
}

const codeFor = (menuId: JumpMenu): Promise<string | null> =>
  request(getCode, { system_flag: jumpPages[menuId].target }, { quiet: true }).then(
    ({ code }) => code,
    () => null,
  )

function openHome(menuId: JumpMenu, researchHome: string): void {
  if (toResearch(menuId) && researchHome !== '') openOther(researchHome)
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
