import userEvent, { type UserEvent } from '@testing-library/user-event'
import {
  Ivya,
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTextSelector,
  getByTitleSelector,
} from 'ivya'
import { moving } from './animations.ts'
import { keysOf } from './keys.ts'
import { filesOf } from './given-files.ts'
import { patience, until } from './until.ts'

type Text = string | RegExp
interface Exact {
  readonly exact?: boolean
}
interface Limits {
  readonly timeout?: number
}
interface Filter {
  readonly has?: WindowLocator
  readonly hasNot?: WindowLocator
  readonly hasText?: Text
  readonly hasNotText?: Text
  readonly visible?: boolean
}
type State = 'attached' | 'detached' | 'visible' | 'hidden'

/** Milliseconds for which something stands still before it is used, as Playwright asks for in Chromium. */
const twoFrames = 33

const ivya = Ivya.create({ browser: 'chromium' })

/** The page whose elements a locator finds. */
interface Shown {
  front(): Promise<void>
}

/** Elements of the window, looked for anew with each use: what Playwright's locators are to Chromium. */
export class WindowLocator {
  readonly #selector: string
  readonly #page: Shown

  constructor(selector: string, page: Shown) {
    this.#selector = selector
    this.#page = page
  }
  get selector(): string {
    return this.#selector
  }
  page(): Shown {
    return this.#page
  }
  toString(): string {
    return this.#selector
  }

  // --- other elements
  #then(part: string): WindowLocator {
    return new WindowLocator(this.#selector === '' ? part : `${this.#selector} >> ${part}`, this.#page)
  }
  getByRole = (role: string, options?: Parameters<typeof getByRoleSelector>[1]) =>
    this.#then(getByRoleSelector(role, options))
  getByText = (text: Text, options?: Exact) => this.#then(getByTextSelector(text, options))
  getByLabel = (text: Text, options?: Exact) => this.#then(getByLabelSelector(text, options))
  getByPlaceholder = (text: Text, options?: Exact) => this.#then(getByPlaceholderSelector(text, options))
  getByTitle = (text: Text, options?: Exact) => this.#then(getByTitleSelector(text, options))
  locator = (css: string, filter: Filter = {}) => this.#then(css).filter(filter)
  first = () => this.#then('nth=0')
  last = () => this.#then('nth=-1')
  nth = (index: number) => this.#then(`nth=${index}`)
  and = (other: WindowLocator) => this.#then(`internal:and=${JSON.stringify(other.#selector)}`)
  or = (other: WindowLocator) => this.#then(`internal:or=${JSON.stringify(other.#selector)}`)
  filter({ has, hasNot, hasText, hasNotText, visible }: Filter): WindowLocator {
    const parts = [
      hasText !== undefined && `internal:has-text=${quoted(hasText)}`,
      hasNotText !== undefined && `internal:has-not-text=${quoted(hasNotText)}`,
      has && `internal:has=${JSON.stringify(has.#selector)}`,
      hasNot && `internal:has-not=${JSON.stringify(hasNot.#selector)}`,
      visible !== undefined && `visible=${visible}`,
    ]
    return parts.reduce<WindowLocator>((found, part) => (part ? found.#then(part) : found), this)
  }

  // --- what is there now
  elements = (): Element[] => ivya.queryLocatorSelectorAll(this.#selector, document)
  async #shown(): Promise<Element[]> {
    await this.#page.front()
    return this.elements()
  }
  count = async () => (await this.#shown()).length
  all = async () => (await this.#shown()).map((_, index) => this.nth(index))
  isVisible = async () => (await this.#shown()).some(isVisible)
  allInnerTexts = async () => (await this.#shown()).map(shownText)
  evaluateAll = async <R, A>(read: (elements: Element[], given: A) => R, given: A) =>
    read(await this.#shown(), given)

  // --- what the one element says, once it is there
  textContent = async () => (await this.#one()).textContent
  innerText = async () => shownText(await this.#one())
  inputValue = async () => ((await this.#one()) as HTMLInputElement).value
  getAttribute = async (name: string) => (await this.#one()).getAttribute(name)
  isChecked = async () => isChecked(await this.#one())
  isDisabled = async () => isDisabled(await this.#one())
  evaluate = async <R, A>(read: (element: HTMLElement, given: A) => R, given: A) =>
    read((await this.#one()) as HTMLElement, given)

  /** The element, once it is there. Several are an error, as in Chromium. */
  async #one(is: (element: Element) => boolean = () => true, limits: Limits = {}): Promise<Element> {
    await this.#page.front()
    return until(
      () => {
        const found = this.elements()
        if (found.length > 1) throw new Error(`${found.length} elements are ${this.#selector}`)
        return found[0] !== undefined && is(found[0]) ? found[0] : undefined
      },
      () => `${this.#selector}${this.elements().length > 0 ? ', which is there but cannot be used' : ''}`,
      limits.timeout,
    )
  }
  async waitFor({ state = 'visible', timeout = patience }: Limits & { readonly state?: State } = {}) {
    if (state === 'visible' || state === 'attached')
      return void (await this.#one(state === 'visible' ? isVisible : undefined, { timeout }))
    await this.#page.front()
    const isGone = () =>
      this.elements().every((element) => state === 'hidden' && !isVisible(element)) ? true : undefined
    await until(isGone, () => `${this.#selector} gone`, timeout)
  }

  // --- what a person does with it
  async #usable(limits?: Limits): Promise<HTMLElement> {
    const usable = (element: Element) => isVisible(element) && !isDisabled(element) && !isMoving(element)
    for (;;) {
      const element = (await this.#one(usable, limits)) as HTMLElement
      await new Promise((resolve) => setTimeout(resolve, twoFrames))
      if (element.isConnected && usable(element)) return element
    }
  }
  async click(limits?: Limits & { readonly button?: 'right'; readonly modifiers?: readonly string[] }) {
    const element = await this.#usable(limits)
    const user = hand()
    const keys = limits?.modifiers ?? []
    if (keys.length > 0) await user.keyboard(keys.map((key) => `{${key}>}`).join(''))
    if (limits?.button === 'right') await user.pointer({ keys: '[MouseRight]', target: element })
    else await user.click(element)
    if (keys.length > 0) await user.keyboard(keys.map((key) => `{/${key}}`).join(''))
  }
  hover = async () => hand().hover(await this.#usable())
  focus = async () => (await this.#usable()).focus()
  async check() {
    if (!isChecked(await this.#usable())) await this.click()
  }
  async uncheck() {
    if (isChecked(await this.#usable())) await this.click()
  }
  async fill(text: string, limits?: Limits) {
    const field = (await this.#usable(limits)) as HTMLInputElement
    field.focus()
    const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  clear = () => this.fill('')
  /** Without a look at whether it can be used. */
  dispatchEvent = async (kind: string) =>
    void (await this.#one()).dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }))
  async pressSequentially(text: string) {
    ;(await this.#usable()).focus()
    await hand().keyboard(text.replaceAll(/[{[]/g, '$&$&'))
  }
  async press(keys: string) {
    ;(await this.#usable()).focus()
    await hand().keyboard(keysOf(keys))
  }
  async selectOption(wanted: string | { readonly label?: string; readonly value?: string }) {
    const select = (await this.#usable()) as HTMLSelectElement
    const text = typeof wanted === 'string' ? wanted : (wanted.label ?? wanted.value ?? '')
    const option = await until(
      () => [...select.options].find(({ value, label }) => value === text || label === text),
      () => `option ${text} of ${this.#selector}`,
    )
    await hand().selectOptions(select, option)
  }
  async setInputFiles(given: Parameters<typeof filesOf>[0]) {
    const field = (await this.#one()) as HTMLInputElement
    await hand().upload(field, await filesOf(given))
  }
}

let user: UserEvent | undefined
/** The person's hand at keyboard and mouse. */
export const hand = (): UserEvent =>
  (user ??= userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false }))
/** Lets go of every key and button. */
export const releaseHand = (): void => void (user = undefined)

const quoted = (text: Text): string => (text instanceof RegExp ? String(text) : `${JSON.stringify(text)}i`)
const isVisible = (element: Element): boolean => element.checkVisibility()
const isDisabled = (element: Element): boolean =>
  element.closest('button, input, select, textarea, option')?.matches(':disabled') === true ||
  element.closest('[aria-disabled="true"]') !== null
/** Whether it, or what it stands in, is still coming or going, as a dialog does: the end of it moves the focus. */
const isMoving = (element: Element): boolean => element.closest(moving) !== null
const isChecked = (element: Element): boolean =>
  (element as HTMLInputElement).checked ?? element.getAttribute('aria-checked') === 'true'

/** The text in one line, since jsdom does not know which elements begin a new one. */
const shownText = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim()
