import { CheckBox } from '@iisp/ui/check-box'
import { Icon } from '@iisp/ui/icon'
import type { DragEvent } from 'react'
import { type Item, moveItem, toggleItem } from './items.ts'
import { MoveButtons } from './MoveButtons.tsx'
import { useMovedFocus } from './use-moved-focus.ts'
import css from './arrange.module.css'

interface ArrangeListProps {
  readonly title: string
  readonly items: readonly Item[]
  /** Number of entries that may be chosen; Infinity: no limit. */
  readonly most: number
  readonly onChange: (items: readonly Item[]) => void
}
const dragType = 'application/x-iisp-home-entry'

/** A list whose entries are chosen by a tick and moved by dragging or by the buttons of the row. */
export function ArrangeList({ title, items, most, onChange }: ArrangeListProps) {
  const { list, noteMove } = useMovedFocus(items)
  const full = items.filter(({ chosen }) => chosen).length >= most
  return (
    <fieldset className={css.group}>
      <legend>{title}</legend>
      <ul ref={list}>
        {items.map((item, at) => (
          <ArrangeRow
            key={item.key}
            item={item}
            full={full}
            onTick={() => onChange(toggleItem(items, item.key))}
            onDropped={(key) => onChange(moveItem(items, key, item.key))}
            onMove={(by) => {
              noteMove(item.key, by)
              onChange(moveItem(items, item.key, items[at + by]?.key ?? item.key))
            }}
            canMove={(by) => items[at + by] !== undefined}
          />
        ))}
      </ul>
    </fieldset>
  )
}

interface ArrangeRowProps {
  readonly item: Item
  readonly full: boolean
  readonly onTick: () => void
  readonly onDropped: (key: string) => void
  readonly onMove: (by: -1 | 1) => void
  readonly canMove: (by: -1 | 1) => boolean
}

function ArrangeRow({ item, full, onTick, onDropped, onMove, canMove }: ArrangeRowProps) {
  const { key, label: name, chosen } = item
  const dragging = {
    draggable: true,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData(dragType, key),
    onDragOver: (event: DragEvent) => event.dataTransfer.types.includes(dragType) && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      onDropped(event.dataTransfer.getData(dragType))
    },
  }
  return (
    <li data-key={key} {...dragging}>
      <span className={css.grip}>
        <Icon name="grip" size={12} />
      </span>
      <CheckBox block label={name} checked={chosen} disabled={!chosen && full} onChange={onTick} />
      <MoveButtons name={name} onMove={onMove} canMove={canMove} />
    </li>
  )
}
