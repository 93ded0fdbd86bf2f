import type { TestClient } from '@iisp/testing/test-client'

interface Cookie {
  readonly name: string
  readonly value: string
}

/**
 * The cookies of a window: the session's, which its scripts do not see, are the client's; the others stand in the document
 * while the window is shown.
 */
export class CookieJar {
  readonly #client: TestClient
  readonly #isShown: () => boolean
  /** The document's cookies while another window is shown. */
  #put: readonly Cookie[] = []

  constructor(client: TestClient, isShown: () => boolean) {
    this.#client = client
    this.#isShown = isShown
  }

  #ofDocument = (): readonly Cookie[] => (this.#isShown() ? documentCookies() : this.#put)
  all = (): readonly Cookie[] => [
    ...[...this.#client.cookies].map(([name, value]) => ({ name, value })),
    ...this.#ofDocument(),
  ]
  header = (): string =>
    this.all()
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')

  /** Keeps the cookies that an answer sets. */
  keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      if (/; *httponly/i.test(line) || !this.#isShown())
        this.#client.keep(new Headers([['set-cookie', line]]))
      else document.cookie = line.replace(/; *secure/i, '')
    }
  }
  add(cookies: readonly Cookie[]): void {
    for (const { name, value } of cookies) this.#client.cookies.set(name, value)
  }
  clear({ name: only }: { readonly name?: string } = {}): void {
    for (const { name } of this.all()) {
      if (only !== undefined && name !== only) continue
      this.#client.cookies.delete(name)
      if (this.#isShown()) expire(name)
    }
  }

  /** Takes the document's cookies out of it. */
  take(): void {
    this.#put = documentCookies()
    for (const { name } of this.#put) expire(name)
  }
  /** Puts them back. */
  restore(): void {
    for (const { name, value } of this.#put) document.cookie = `${name}=${value}; path=/`
  }
}

const documentCookies = (): readonly Cookie[] =>
  document.cookie
    .split('; ')
    .filter(Boolean)
    .map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1) }))
const expire = (name: string) => (document.cookie = `${name}=; max-age=0; path=/`)
