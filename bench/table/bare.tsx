import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { type Row, fields, headHeight, rowHeight, tableHeight } from './rows.ts'

/** TanStack Virtual with plain boxes: only the visible rows and columns, and no features. */
export function Bare({ rows }: { rows: readonly Row[] }) {
  const scroller = useRef<HTMLDivElement>(null)
  const down = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: headHeight,
  })
  const across = useVirtualizer({
    horizontal: true,
    count: fields.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => fields[index]?.width ?? 0,
    overscan: 2,
  })
  const columns = across.getVirtualItems()
  return (
    <div ref={scroller} id="bare" style={{ height: tableHeight, overflow: 'auto', position: 'relative' }}>
      <div style={{ height: down.getTotalSize() + headHeight, width: across.getTotalSize() }}>
        <div className="bare-head" style={{ height: headHeight }}>
          {columns.map(({ key, index, start, size }) => (
            <div key={key} className="bare-cell" style={{ left: start, width: size }}>
              {fields[index]?.title}
            </div>
          ))}
        </div>
        {down.getVirtualItems().map(({ key, index, start }) => (
          <div key={key} className="bare-row" style={{ transform: `translateY(${start}px)` }}>
            {columns.map((column) => (
              <div key={column.key} className="bare-cell" style={{ left: column.start, width: column.size }}>
                {rows[index]?.[fields[column.index]?.key ?? '']}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
