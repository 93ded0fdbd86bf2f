interface KeyPress {
  readonly key: string
  stopPropagation(): void
}

/** For `onKeyDown` of a `<dialog>`: Escape leaves the drawers and dialogs of the kit below it alone. */
export function holdEscape(event: KeyPress): void {
  if (event.key === 'Escape') event.stopPropagation()
}
