import type { TestClient } from '@iisp/testing/test-client'
import { Portal } from '@iisp/web/routes/Portal'
import { createEntrance } from '@iisp/web/routes/entrance'
import { go } from '@iisp/web/routes/navigation'
import { completeSettings } from '@iisp/web/routes/settings'
import { clearSession, loadSession, sessionStore, startEngine } from '@iisp/web/session/index'
import { type Root, createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { parts } from '../../apps/portal/src/parts.ts'
import { releaseHand } from './locator.ts'
import { Network } from './network.ts'
import type { Frame } from './page.ts'
import { uploadsTo } from './uploads.ts'

const composed = { ...parts, settings: completeSettings({ brand: '机构服务平台' }) }
const send = globalThis.fetch

/** The portal's engine and workspace live as long as the process, as they do in a tab of a browser. */
let entrance: ReturnType<typeof createEntrance> | undefined
/** The window that is shown: the process has one document. */
let shown: { readonly owner: object; readonly root: Root; readonly network: Network } | undefined

/** The origin of every window: the engine notes it once, while each file has a server of its own. */
const windowOrigin = 'http://iisp.test'

declare const jsdom: { reconfigure(to: { url: string }): void }

/** Loads the code of all pages once, so that no test waits for the first compilation of a page. */
export async function loadPages(): Promise<void> {
  const { default: manifests } = await composed.manifests()
  await Promise.all(manifests.map((manifest) => manifest.load()))
}

/** A window of a signed-in person, or of nobody, with the whole portal as it is composed for browsers. */
export function openWindow(client: TestClient, server: string, complaints: string[]): Frame {
  const network = new Network({ client, server, origin: windowOrigin, send })
  const owner = {}
  return {
    network,
    async show(address) {
      const isSame = shown?.owner === owner
      takeDown()
      if (!isSame) {
        sessionStorage.clear()
        localStorage.clear()
        localStorage.setItem('locale', 'zh')
      }
      vi.stubGlobal('fetch', network.fetch)
      vi.stubGlobal('WebSocket', network.socket)
      vi.stubGlobal('XMLHttpRequest', uploadsTo(network.fetch))
      listen(complaints)
      jsdom.reconfigure({ url: new URL(address, windowOrigin).href })
      history.replaceState(null, '', location.href)
      document.body.innerHTML = '<div id="root"></div>'
      const root = createRoot(document.querySelector('#root') as Element)
      shown = { owner, root, network }
      if (entrance === undefined) startEngine({ ...composed, navigate: go })
      entrance ??= createEntrance(composed)
      sessionStore.setState({ status: 'loading' })
      void loadSession()
      root.render(<Portal entrance={entrance} />)
    },
    async close() {
      if (shown?.owner === owner) takeDown()
    },
  }
}

let heard: string[] | undefined
/** Writes what goes wrong in the window into the list of the window that is shown. */
function listen(complaints: string[]): void {
  if (heard === undefined) {
    window.addEventListener('error', ({ message }) => heard?.push(message))
    const { error } = console
    console.error = (...said: unknown[]) => {
      heard?.push(said.map(String).join(' '))
      error(...said)
    }
  }
  heard = complaints
}

/** Unmounts what is shown and drops what belongs to its person. */
export function takeDown(): void {
  if (shown === undefined) return
  const { root, network } = shown
  shown = undefined
  root.unmount()
  releaseHand()
  clearSession()
  network.cut()
}
