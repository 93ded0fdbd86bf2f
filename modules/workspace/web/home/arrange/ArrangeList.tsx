import { IconButton } from '@iisp/ui/button'
import { CheckBox } from '@iisp/ui/check-box'
import { Icon } from '@iisp/ui/icon'
import { useText } from '@iisp/web/i18n/use-text'
import { type DragEvent, useEffect, useRef } from 'react'
import { homeTexts } from '../texts.ts'
import { type Item, moveItem, toggleItem } from './items.ts'
import css from './arrange.module.css'

interface ArrangeListProps {
  readonly title: string
  readonly items: readonly Item[]
  /** How many may be chosen; Infinity: all. */
  readonly most: number
  readonly onChange: (items: readonly Item[]) => void
}
const dragType = 'application/x-iisp-home-entry'

/** A list whose entries are chosen by a tick and moved by dragging or by the buttons of the row. */
export function ArrangeList({ title, items, most, onChange }: ArrangeListProps) {
  const list = useRef<HTMLUListElement>(null)
  const moved = useRef<{ readonly key: string; readonly by: -1 | 1 } | null>(null)
  // a row that moves in the document loses the focus
  useEffect(() => {
    const { key, by } = moved.current ?? {}
    moved.current = null
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>(`[data-key="${key}"] button`) ?? [])]
    const wanted = by === 1 ? buttons.toReversed() : buttons
    if (key !== undefined) wanted.find((button) => !button.hasAttribute('disabled'))?.focus()
  }, [items])
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
              moved.current = { key: item.key, by }
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
  const t = useText(homeTexts)
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
      <IconButton
        icon="arrowUp"
        iconSize={12}
        label={t('moveUp', { name })}
        disabled={!canMove(-1)}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon="arrowDown"
        iconSize={12}
        label={t('moveDown', { name })}
        disabled={!canMove(1)}
        onClick={() => onMove(1)}
      />
    </li>
  )
}
