import { panelId } from '../tabs/tab-ids.ts'

const keysOf = (event: KeyboardEvent): string | undefined =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    ? new Map([
        ['s', 'Control+S'],
        ['Enter', 'Control+Enter'],
      ]).get(event.key)
    : undefined

const isShown = (node: Element): boolean => node.checkVisibility()

/** The modal dialog on top. Those of pages behind stay open, but hidden. */
export const topDialog = (): Element | undefined =>
  [...document.querySelectorAll('dialog[open], [aria-modal="true"]')].filter(isShown).at(-1)

/** The button of the page in front, or of the dialog over it, that names these keys. */
export const buttonFor = (keys: string): HTMLButtonElement | undefined => {
  const pages = document.getElementById(panelId)
  const place = topDialog() ?? pages?.querySelector('[data-front]') ?? pages
  const buttons = place?.querySelectorAll<HTMLButtonElement>(`button[aria-keyshortcuts="${keys}"]`) ?? []
  return [...buttons].find(isShown)
}

export const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/**
 * Presses the button of the form whose `aria-keyshortcuts` names the keys, as the person would: first the field is left,
 * which takes over what was typed. Returns whether there is one; the browser's own meaning of the keys is then dropped.
 */
export function pressButton(event: KeyboardEvent): boolean {
  const keys = keysOf(event)
  const button = keys && buttonFor(keys)
  if (!button) return false
  const field = document.activeElement
  const isElsewhere = field !== document.body && !button.closest('form')?.contains(field)
  if (isElsewhere || event.repeat) return !isElsewhere
  button.focus()
  requestAnimationFrame(() => {
    button.click()
    if (keys === 'Control+S' && field instanceof HTMLElement && field !== document.body) field.focus()
  })
  return true
}
