import { publicFiles } from '@iisp/app-server/public-settings'
import { loadConfig } from '@iisp/server/config/load-config'
import type { TestClient } from '@iisp/testing/test-client'
import type { PortalSettings } from '@iisp/web/ports'
import { localeStore, storedLocale } from '@iisp/web/i18n/i18n'
import { Portal } from '@iisp/web/routes/Portal'
import { createEntrance } from '@iisp/web/routes/entrance'
import { go } from '@iisp/web/routes/navigation'
import { completeSettings } from '@iisp/web/routes/settings'
import { clearSession, loadSession, sessionStore, startEngine } from '@iisp/web/session/index'
import { resetTabs } from '@iisp/web/tabs/tabs-store'
import { type Root, createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { parts } from '../../apps/portal/src/parts.ts'
import { endAnimations } from './animations.ts'
import { CookieJar } from './cookie-jar.ts'
import { type Saving, completeDownloads, saveTo } from './downloads.ts'
import { releaseHand } from './locator.ts'
import { Network } from './network.ts'
import type { Frame } from './page.ts'
import { uploadsTo } from './uploads.ts'

/** The settings that the server gives to browsers. */
const settings = JSON.parse(publicFiles(loadConfig({}, '/'), '')['/config.json'] ?? '') as PortalSettings
const composed = { ...parts, settings: completeSettings(settings) }
const send = globalThis.fetch

/** The portal's engine and workspace live as long as the process, as they do in a tab of a browser. */
let entrance: ReturnType<typeof createEntrance> | undefined
/** The window that is shown: the process has one document. */
let shown: Shown | undefined
interface Shown {
  readonly root: Root
  readonly network: Network
  /** Takes note of where the window is and what it stores, to show it again. */
  readonly leave: () => void
  /** Loads the portal at another address. */
  readonly load: (address: string) => Promise<void>
}
type Stored = Readonly<Record<string, string>>

/** The origin of every window: the engine notes it once, while each file has a server of its own. */
const windowOrigin = 'http://iisp.test'

declare const jsdom: { reconfigure(to: { url: string }): void }

/** Loads the code of all pages once, so that no test waits for the first compilation of a page. */
export async function loadPages(): Promise<void> {
  const { default: manifests } = await composed.manifests()
  await Promise.all(manifests.map((manifest) => manifest.load()))
}

/**
 * A window of a signed-in person, or of nobody, with the whole portal as it is composed for browsers. Only one window is shown
 * at a time: another one that is used is loaded again where it was, with what it stores, as after a reload.
 */
export function openWindow(client: TestClient, server: string, complaints: string[], locale: string): Frame {
  const jar = new CookieJar(client, () => shown?.leave === leave)
  const network = new Network({ jar, server, origin: windowOrigin, send })
  let left: { readonly address: string; readonly local: Stored; readonly session: Stored } | undefined
  const leave = () => {
    left = { address: location.href, local: { ...localStorage }, session: { ...sessionStorage } }
    jar.take()
  }
  const savers = new Set<(saving: Saving) => void>()
  const frame: Frame = {
    network,
    jar,
    onSaving(listener) {
      savers.add(listener)
      return () => void savers.delete(listener)
    },
    address: () => (shown?.leave === leave ? location.href : (left?.address ?? 'about:blank')),
    async show(address) {
      takeDown()
      fill(localStorage, left?.local ?? { locale })
      fill(sessionStorage, left?.session ?? {})
      // the modules of the process know the language of the window before
      localeStore.setState(storedLocale(), true)
      vi.stubGlobal('fetch', network.fetch)
      vi.stubGlobal('WebSocket', network.socket)
      vi.stubGlobal('XMLHttpRequest', uploadsTo(network.fetch))
      saveTo(
        (saving) => savers.forEach((listener) => listener(saving)),
        (address) => network.fetch(address),
      )
      listen(complaints)
      jsdom.reconfigure({ url: new URL(address, windowOrigin).href })
      history.replaceState(null, '', location.href)
      document.body.innerHTML = '<div id="root"></div>'
      const root = createRoot(document.querySelector('#root') as Element)
      shown = { root, network, leave, load: frame.show }
      jar.restore()
      if (entrance === undefined) {
        completeDownloads()
        followLinks()
        endAnimations()
        startEngine({ ...composed, navigate: go })
      }
      entrance ??= createEntrance(composed)
      sessionStore.setState({ status: 'loading' })
      void loadSession()
      root.render(<Portal entrance={entrance} />)
    },
    async front() {
      if (left !== undefined && shown?.leave !== leave) await frame.show(left.address)
    },
    async close() {
      if (shown?.leave === leave) takeDown()
    },
  }
  return frame
}

function fill(storage: Storage, stored: Stored): void {
  storage.clear()
  for (const [key, value] of Object.entries(stored)) storage.setItem(key, value)
}

/** Lets a press of a link to another page of the portal load it, which jsdom does not do. */
function followLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]:not([download], [target])')
    if (link === null || event.defaultPrevented || link.origin !== location.origin || link.hash !== '') return
    event.preventDefault()
    void shown?.load(link.href)
  })
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
  const { root, network, leave } = shown
  root.unmount()
  leave()
  shown = undefined
  releaseHand()
  clearSession()
  // the page that loads again knows of no tabs, the portal's own sign-ins go to the home of the next person
  resetTabs({ path: '' })
  network.cut()
}
