import type { DragEvent } from 'react'
import { Button, IconButton } from '../../button/index.ts'
import { CheckBox } from '../../check-box/index.ts'
import { Icon } from '../../icon/index.ts'
import { useUiText } from '../../locale/index.ts'
import { Popover } from '../../popover/index.ts'
import { Segmented } from '../../segmented/index.ts'
import { moveColumn, type LaidColumn } from './column-layout.ts'
import { isHideable } from '../column.ts'
import css from './column-panel.module.css'
import { densities, setDensity, useDensity } from './density.ts'
import { texts } from '../texts.ts'
import type { ColumnState } from './use-column-settings.ts'

interface Props<R> {
  readonly state: ColumnState<R>
}

/** Shows, hides and reorders columns; also holds row height. */
export function ColumnPanel<R>({ state }: Props<R>) {
  const text = useUiText(texts)
  return (
    <Popover
      label={text.columns}
      renderOpener={(opener) => (
        <IconButton icon="columns" label={text.columns} title={text.columns} {...opener} />
      )}
    >
      {() => (
        <div className={css.panel}>
          <DensityChoice />
          <div className={css.panelHead}>
            <span>{text.columnsTitle}</span>
            <Button type="inline" onClick={state.reset}>
              {text.restore}
            </Button>
          </div>
          <ul className={css.panelList}>
            {state.laid.map((laid) => (
              <ColumnEntry key={laid.column.key} laid={laid} state={state} />
            ))}
          </ul>
          <p className={css.panelHint}>{text.keys}</p>
        </div>
      )}
    </Popover>
  )
}

function DensityChoice() {
  const text = useUiText(texts)
  return (
    <div className={css.densities}>
      <Segmented
        label={text.density}
        segments={densities.map((value) => ({ value, label: text.densities[value] }))}
        value={useDensity()}
        onChange={setDensity}
      />
    </div>
  )
}

const dragType = 'application/x-iisp-column-entry'

function ColumnEntry<R>({ laid, state }: { laid: LaidColumn<R>; state: ColumnState<R> }) {
  const text = useUiText(texts)
  const { column, visible } = laid
  const movable = state.laid.filter((other) => !other.column.fixed)
  const at = movable.indexOf(laid)
  // at least one column stays visible
  const only = visible && state.laid.filter((other) => other.visible).length === 1
  const toggle = () =>
    state.change(state.laid.map((other) => (other === laid ? { ...other, visible: !visible } : other)))
  const move = (by: -1 | 1, label: string) => {
    const target = at < 0 ? undefined : movable[at + by]
    return (
      <IconButton
        icon={by < 0 ? 'arrowUp' : 'arrowDown'}
        iconSize={12}
        label={label}
        disabled={!target}
        onClick={() => target && state.change(moveColumn(state.laid, column.key, target.column.key))}
      />
    )
  }
  const dragging = at >= 0 && {
    draggable: true,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData(dragType, column.key),
    onDragOver: (event: DragEvent) => event.dataTransfer.types.includes(dragType) && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      state.change(moveColumn(state.laid, event.dataTransfer.getData(dragType), column.key))
    },
  }
  return (
    <li {...dragging}>
      {at >= 0 && (
        <span className={css.grip}>
          <Icon name="grip" size={12} />
        </span>
      )}
      <CheckBox
        block
        label={<span className={css.entryName}>{column.title}</span>}
        checked={visible}
        disabled={!isHideable(column) || only}
        onChange={toggle}
      />
      {move(-1, text.moveUp(column.title))}
      {move(1, text.moveDown(column.title))}
    </li>
  )
}
