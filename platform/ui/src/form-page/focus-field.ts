const focusable = 'input:not([type=hidden]), textarea, select, button, [tabindex]:not([tabindex="-1"])'

/** Focuses the field of that name and scrolls it into view. */
export function focusField(form: HTMLElement, name: string): void {
  const field = [...form.querySelectorAll<HTMLElement>('[data-field]')].find(
    (element) => element.dataset['field'] === name,
  )
  const control = field?.querySelector<HTMLElement>(focusable)
  control?.focus({ preventScroll: true })
  field?.scrollIntoView?.({ block: 'center' })
}
