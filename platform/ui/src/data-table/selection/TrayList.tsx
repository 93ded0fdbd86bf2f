import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { IconButton } from '../../button/index.ts'
import { useUiText } from '../../locale/index.ts'
import css from './selection.module.css'
import type { Selection } from '../props.ts'
import { texts } from '../texts.ts'

const rowHeight = 40
/** Minimum number of rows, and the maximum share of the window height. */
const least = 3
const share = 0.5

/** The selected rows. At least three rows high, at most half of the window, then it scrolls. */
export function TrayList<R>({ selected, onChange, nameOf }: Selection<R>) {
  const text = useUiText(texts)
  const ref = useRef<HTMLDivElement>(null)
  const entries = [...selected]
  const most = window.innerHeight * share
  const height = Math.min(Math.max(least, entries.length) * rowHeight, most)
  const virtual = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: entries.length,
    getScrollElement: () => ref.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    initialRect: { width: 0, height },
    observeElementRect: (instance, changed) =>
      observeElementRect(instance, (rect) => changed(rect.height > 0 ? rect : { width: rect.width, height })),
  })
  return (
    <div ref={ref} className={css.trayList} style={{ height }}>
      <ul aria-label={text.selectedList} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const [key, row] = entries[index] as [string, R]
          return (
            <li
              key={key}
              aria-setsize={entries.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <span className={css.trayName}>{nameOf(row)}</span>
              <IconButton
                icon="close"
                iconSize={12}
                label={text.remove(nameOf(row))}
                onClick={() => onChange(new Map(entries.filter(([other]) => other !== key)))}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
