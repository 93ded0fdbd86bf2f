import { isDrawer, takesText } from '@iisp/ui/layer'
import { panelId } from '../tabs/tab-ids.ts'

const keysOf = (event: KeyboardEvent): string | undefined =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    ? new Map([
        ['s', 'Control+S'],
        ['Enter', 'Control+Enter'],
        ['Backspace', 'Control+Backspace'],
      ]).get(event.key)
    : undefined

/** Chrome has `checkVisibility` from 105 on. */
const isShown = (node: Element): boolean =>
  (node as Partial<Element>).checkVisibility?.() ?? node.getClientRects().length > 0

/** The modal dialog on top. Dialogs of pages behind stay open, but hidden. */
export const topDialog = (): Element | undefined =>
  [...document.querySelectorAll('dialog[open], [aria-modal="true"]')].filter(isShown).at(-1)

/** The button of the page in front, or of the dialog over it, that names these keys. */
export const buttonFor = (keys: string): HTMLButtonElement | undefined => {
  const pages = document.getElementById(panelId)
  const place = topDialog() ?? pages?.querySelector('[data-front]') ?? pages
  const buttons = place?.querySelectorAll<HTMLButtonElement>(`button[aria-keyshortcuts="${keys}"]`) ?? []
  return [...buttons].find(isShown)
}

export interface KeysInFront {
  readonly inDrawer: boolean
  /** Such as "Control+Enter". */
  readonly taken: readonly string[]
}

/** The keys that the form or the drawer in front takes at this moment. */
export function keysInFront(): KeysInFront {
  const known = ['Control+S', 'Control+Enter', 'Control+Backspace', 'J', 'K']
  return {
    inDrawer: isDrawer(topDialog()),
    taken: known.filter((keys) => buttonFor(keys)?.disabled === false),
  }
}

/** The part of the page in which the keys of a button count. */
const reachOf = (button: HTMLElement) => button.closest('form, [role="dialog"], dialog')

/**
 * Whether the keys belong to the field: typing into a note must not trigger a decision of the
 * surrounding dialog.
 */
const isTyping = (keys: string, field: Element | null, reach: Element | null): boolean =>
  takesText(field) && (keys === 'Control+Backspace' || isDrawer(reach))

/**
 * Presses the button of the form, dialog or drawer whose `aria-keyshortcuts` names the keys, as the
 * person would: the focus first leaves the field, which then accepts the typed text. Returns
 * whether there is such a button, in which case the browser's own meaning of the keys is
 * suppressed.
 */
export function pressButton(event: KeyboardEvent): boolean {
  const keys = keysOf(event)
  const button = keys && buttonFor(keys)
  if (!button) return false
  const field = document.activeElement
  const reach = reachOf(button)
  if (isTyping(keys, field, reach)) return false
  // The frame of a drawer or dialog has the focus until one of its controls does.
  const isElsewhere = field !== document.body && !reach?.contains(field) && !field?.contains(button)
  if (isElsewhere || event.repeat) return !isElsewhere
  button.focus()
  requestAnimationFrame(() => {
    button.click()
    if (keys === 'Control+S' && field instanceof HTMLElement && field !== document.body) field.focus()
  })
  return true
}
