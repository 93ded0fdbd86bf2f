const fields = 'input, textarea, select, [contenteditable="true"]'
const controls = 'button, a[href], [tabindex="0"]'

/**
 * Candidates for the focus when a dialog opens, in this order: a field; then the harmless button,
 * which is cancel (the first) if the main button cannot be undone; then other controls in the
 * content.
 */
export function firstControls(dialog: HTMLElement, danger: boolean): readonly HTMLElement[] {
  const within = (part: 'body' | 'footer', selector: string) => [
    ...(dialog.querySelector(`.ant-modal-${part}`)?.querySelectorAll<HTMLElement>(selector) ?? []),
  ]
  return [
    ...within('body', fields),
    ...(danger ? [] : within('footer', '[data-main]')),
    ...within('footer', controls),
    ...within('body', controls),
  ]
}
