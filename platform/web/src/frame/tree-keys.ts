import type { KeyboardEvent } from 'react'

/** Up and down move through the visible rows; right expands a row; left collapses it or moves to its parent. */
export function onTreeKey(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button[data-menu]')]
  const row = (event.target as HTMLElement).closest<HTMLButtonElement>('button[data-menu]')
  if (!row) return
  const at = rows.indexOf(row)
  const branch = row.getAttribute('aria-expanded')
  if (event.key === 'ArrowDown') rows[at + 1]?.focus()
  else if (event.key === 'ArrowUp') rows[at - 1]?.focus()
  else if (event.key === 'Home') rows[0]?.focus()
  else if (event.key === 'End') rows[rows.length - 1]?.focus()
  else if (event.key === 'ArrowRight' && branch === 'false') row.click()
  else if (event.key === 'ArrowLeft' && branch === 'true') row.click()
  else if (event.key === 'ArrowLeft') above(rows, at)?.focus()
  else return
  event.preventDefault()
}

const above = (rows: readonly HTMLButtonElement[], at: number) =>
  rows
    .slice(0, at)
    .reverse()
    .find((row) => Number(row.dataset['level']) < Number(rows[at]?.dataset['level']))
