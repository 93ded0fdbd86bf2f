import { Button, IconButton } from '@iisp/ui/button'
import { Skeleton } from '@iisp/ui/skeleton'
import { useText } from '@iisp/web/i18n/use-text'
import { useId } from 'react'
import { MoveButtons } from '../home/arrange/MoveButtons.tsx'
import { useMovedFocus } from '../home/arrange/use-moved-focus.ts'
import { collectionTexts } from './texts.ts'
import css from './collection.module.css'

interface SavedListProps {
  readonly title: string
  /** Undefined while they are loading. */
  readonly items: readonly { readonly key: string; readonly label: string }[] | undefined
  /** Text for an empty list. */
  readonly none: string
  readonly fault: string | undefined
  /** A move is being saved. */
  readonly busy?: boolean
  readonly onReload: () => void
  readonly onOpen: (key: string, name: string) => void
  readonly onRemove: (key: string, name: string) => void
  /** Moves an entry to the place of another. Without it the order is fixed. */
  readonly onMove?: (key: string, to: string) => void
}

/** A list of saved entries. Each entry can be opened by its name, moved and removed. */
export function SavedList(props: SavedListProps) {
  const { title, items, none, fault, busy = false, onReload, onOpen, onRemove, onMove } = props
  const t = useText(collectionTexts)
  const id = useId()
  const { list, noteMove } = useMovedFocus(items, !busy)
  const placeOf = (at: number) => items?.[at]?.key
  return (
    <section className={css.group} aria-labelledby={id} aria-busy={busy}>
      <h2 id={id}>{title}</h2>
      {fault !== undefined && (
        <p className={css.fault} role="alert">
          {fault}{' '}
          <Button type="inline" onClick={onReload}>
            {t('reload')}
          </Button>
        </p>
      )}
      {items === undefined && fault === undefined && <Skeleton lines={3} />}
      {items?.length === 0 && <p className={css.none}>{none}</p>}
      <ul ref={list}>
        {items?.map(({ key, label: name }, at) => (
          <li key={key} data-key={key}>
            <div className={css.open}>
              <Button type="inline" onClick={() => onOpen(key, name)}>
                {name}
              </Button>
            </div>
            {onMove && (
              <MoveButtons
                name={name}
                canMove={(by) => !busy && placeOf(at + by) !== undefined}
                onMove={(by) => {
                  noteMove(key, by)
                  onMove(key, placeOf(at + by) ?? key)
                }}
              />
            )}
            <IconButton
              icon="trash"
              iconSize={14}
              label={t('remove', { name })}
              disabled={busy}
              onClick={() => onRemove(key, name)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
