import type { Network, WindowRequest, WindowResponse } from './network.ts'
import { WindowLocator, hand } from './locator.ts'
import { keysOf } from './keys.ts'
import { patience, until } from './until.ts'

type Address = string | RegExp | ((url: URL) => boolean)

/** What a page needs of the window that shows it. */
export interface Frame {
  readonly network: Network
  /** Shows the portal at an address of it, in place of what was there. */
  show(address: string): Promise<void>
  close(): Promise<void>
}

/** The page of a window, in the words of Playwright's. */
export class WindowPage {
  readonly #frame: Frame
  readonly #network: Network
  readonly #root: WindowLocator
  readonly keyboard = {
    press: (keys: string) => hand().keyboard(keysOf(keys)),
    type: (text: string) => hand().keyboard(text.replaceAll(/[{[]/g, '$&$&')),
    down: (key: string) => hand().keyboard(`{${key}>}`),
    up: (key: string) => hand().keyboard(`{/${key}}`),
  }

  constructor(frame: Frame) {
    this.#frame = frame
    this.#network = frame.network
    this.#root = new WindowLocator('', this)
  }

  // --- the address
  url = () => location.href
  goto = (address: string) => this.#frame.show(address)
  waitForURL = (wanted: Address, { timeout = patience } = {}) =>
    until(
      () => (isAt(wanted) ? true : undefined),
      () => `the address ${String(wanted)}, is ${location.href}`,
      timeout,
    )
  goBack = async () => history.back()
  title = async () => document.title
  close = () => this.#frame.close()

  // --- what it shows
  getByRole: WindowLocator['getByRole'] = (...given) => this.#root.getByRole(...given)
  getByText: WindowLocator['getByText'] = (...given) => this.#root.getByText(...given)
  getByLabel: WindowLocator['getByLabel'] = (...given) => this.#root.getByLabel(...given)
  getByPlaceholder: WindowLocator['getByPlaceholder'] = (...given) => this.#root.getByPlaceholder(...given)
  getByTitle: WindowLocator['getByTitle'] = (...given) => this.#root.getByTitle(...given)
  getByAltText: WindowLocator['getByAltText'] = (...given) => this.#root.getByAltText(...given)
  locator: WindowLocator['locator'] = (...given) => this.#root.locator(...given)
  evaluate = async <R, A>(read: (given: A) => R, given: A): Promise<Awaited<R>> => await read(given)

  // --- what it sends
  route: Network['route'] = (...given) => this.#network.route(...given)
  unroute: Network['unroute'] = (...given) => this.#network.unroute(...given)
  unrouteAll = () => this.#network.unrouteAll()
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
