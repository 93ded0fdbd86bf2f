import type { CookieJar } from './cookie-jar.ts'
import { type Saving, type WindowDownload, downloadOf } from './downloads.ts'
import type { Network, WindowRequest, WindowResponse } from './network.ts'
import { WindowLocator, hand } from './locator.ts'
import { keysOf } from './keys.ts'
import { patience, until } from './until.ts'

type Address = string | RegExp | ((url: URL) => boolean)

/** What a page needs of the window that shows it. */
export interface Frame {
  readonly network: Network
  readonly jar: CookieJar
  /** Tells of the files that it saves, until the answer is called. */
  onSaving(listener: (saving: Saving) => void): () => void
  /** Its address, also while another window is shown. */
  address(): string
  /** Shows the portal at an address of it, in place of what was there. */
  show(address: string): Promise<void>
  /** Shows the window again where it was, if another one has taken its place. */
  front(): Promise<void>
  close(): Promise<void>
}

/** The page of a window, in the words of Playwright's. */
export class WindowPage {
  readonly #frame: Frame
  readonly #network: Network
  readonly #root: WindowLocator
  readonly keyboard = {
    press: (keys: string) => this.#keys(keysOf(keys)),
    type: (text: string) => this.#keys(text.replaceAll(/[{[]/g, '$&$&')),
    down: (key: string) => this.#keys(`{${key}>}`),
    up: (key: string) => this.#keys(`{/${key}}`),
  }

  /** Its clock cannot be stopped: time passes as it does for a person. */
  readonly clock = { runFor: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)) }

  constructor(frame: Frame) {
    this.#frame = frame
    this.#network = frame.network
    this.#root = new WindowLocator('', this)
  }

  front = () => this.#frame.front()
  async #keys(keys: string) {
    await this.front()
    await hand().keyboard(keys)
  }

  // --- the address
  url = () => this.#frame.address()
  goto = (address: string) => this.#frame.show(address)
  reload = () => this.#frame.show(this.url())
  waitForURL = async (wanted: Address, { timeout = patience } = {}) => {
    await this.front()
    await until(
      () => (isAt(wanted) ? true : undefined),
      () => `the address ${String(wanted)}, is ${location.href}`,
      timeout,
    )
  }
  title = async () => {
    await this.front()
    return document.title
  }
  close = () => this.#frame.close()
  /** Only what asks for the size of the window sees it: nothing is laid out. */
  setViewportSize = async ({ width, height }: { readonly width: number; readonly height: number }) => {
    await this.front()
    Object.assign(window, { innerWidth: width, innerHeight: height })
    window.dispatchEvent(new Event('resize'))
  }

  // --- what it shows
  getByRole: WindowLocator['getByRole'] = (...given) => this.#root.getByRole(...given)
  getByText: WindowLocator['getByText'] = (...given) => this.#root.getByText(...given)
  getByLabel: WindowLocator['getByLabel'] = (...given) => this.#root.getByLabel(...given)
  getByPlaceholder: WindowLocator['getByPlaceholder'] = (...given) => this.#root.getByPlaceholder(...given)
  getByTitle: WindowLocator['getByTitle'] = (...given) => this.#root.getByTitle(...given)
  locator: WindowLocator['locator'] = (...given) => this.#root.locator(...given)
  evaluate = async <R, A>(read: (given: A) => R, given: A): Promise<Awaited<R>> => {
    await this.front()
    return await read(given)
  }

  // --- what it saves
  waitForEvent = (kind: string, { timeout = patience } = {}): Promise<WindowDownload> => {
    if (kind !== 'download') throw new Error(`a window without a browser tells of no ${kind}`)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no file saved within ${timeout} ms`)), timeout)
      const stop = this.#frame.onSaving((saving) => {
        clearTimeout(timer)
        stop()
        resolve(downloadOf(saving))
      })
    })
  }

  // --- what it sends
  route: Network['route'] = (...given) => this.#network.route(...given)
  /** Asks the server with the cookies of the window, past its page. */
  readonly request = { get: (address: string) => this.#network.get(address) }
  unroute: Network['unroute'] = (...given) => this.#network.unroute(...given)
  on = (kind: Parameters<Network['on']>[0], listener: (one: never) => void): void => {
    if (!/^re(quest|sponse)/.test(kind)) throw new Error(`a window without a browser tells of no ${kind}`)
    this.#network.on(kind, listener)
  }
  waitForRequest = (
    wanted: string | RegExp | ((one: WindowRequest) => boolean | Promise<boolean>),
    { timeout = patience } = {},
  ) => this.#network.wait<WindowRequest>('request', wanted as never, timeout)
  waitForResponse = (
    wanted: string | RegExp | ((one: WindowResponse) => boolean | Promise<boolean>),
    { timeout = patience } = {},
  ) => this.#network.wait<WindowResponse>('response', wanted as never, timeout)
}

function isAt(wanted: Address): boolean {
  if (typeof wanted === 'function') return wanted(new URL(location.href))
  if (wanted instanceof RegExp) return wanted.test(location.href)
  if (!wanted.includes('*')) return new URL(wanted, location.href).href === location.href
  const glob = wanted
    .replaceAll(/[.+^${}()|[\]\\?]/g, '\\$&')
    .replaceAll('**', '\u0000')
    .replaceAll('*', '[^/]*')
    .replaceAll('\u0000', '.*')
  return new RegExp(`^${glob}$`).test(location.href)
}
