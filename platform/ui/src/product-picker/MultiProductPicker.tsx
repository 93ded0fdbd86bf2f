import { useCallback, useMemo, useRef, useState } from 'react'
import { Field } from '../field/index.ts'
import { useDismiss } from '../hooks/index.ts'
import { Icon } from '../icon/index.ts'
import { later, useLater } from '../later/index.ts'
import { useUiText } from '../locale/index.ts'
import type { Editing } from './combinations.ts'
import css from './multi-picker.module.css'
import { PickerTrigger } from './PickerTrigger.tsx'
import { placePanel } from './place-panel.ts'
import { isUsable, type ProductClassOption } from './product-option.ts'
import { productIndex } from './product-search.ts'
import { texts } from './texts.ts'
import type { MultiProductPickerProps } from './multi-picker-props.ts'

/** Preloaded while the page is idle. */
const dialog = later(() => import('./CombinationDialog.tsx'))
const lists = later(() => import('./ProductPanel.tsx'))
const preview = later(() => import('./SelectionPreview.tsx'))

/** Resolves once a click shows the lists without delay; for tests. */
export const multiPickerReady = async (): Promise<void> =>
  void (await Promise.all([dialog.load(), lists.load(), preview.load()]))

const defaultLimit = 10_000

/** Selects several products: one by one, all matches, or a whole combination. */
export function MultiProductPicker(props: MultiProductPickerProps) {
  const { products, mayChoose = isUsable, value, onChange, limit = defaultLimit, combinations } = props
  const { clearable = !props.required } = props
  const text = useUiText(texts)
  const [open, setOpen] = useState(false)
  const [tab, setTab] = useState<'products' | 'combinations'>('products')
  const [editing, setEditing] = useState<Editing | null>(null)
  const part = useLater(dialog)
  const listPart = useLater(lists)
  const previewPart = useLater(preview)
  // a combination's dialog is open instead of the list
  const [asking, setAsking] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const index = useMemo(() => productIndex(products, mayChoose), [products, mayChoose])
  const byId = useMemo(() => {
    const all = products.flatMap<ProductClassOption>((product) => [product, ...(product.sons ?? [])])
    return new Map(all.map((product) => [product.id, product]))
  }, [products])
  const shown = open && editing === null && !asking
  const close = () => {
    setOpen(false)
    frame.current?.querySelector('button')?.focus()
  }
  useDismiss([frame], shown, close)
  const place = useCallback((panel: HTMLElement | null) => placePanel(frame.current, panel), [])
  const chosen = value.flatMap((id) => byId.get(id) ?? [])
  const [first] = chosen
  return (
    <>
      <Field {...props}>
        {(control) => (
          <div ref={frame} className={css.frame} data-error={props.error ? true : undefined}>
            <PickerTrigger
              control={control}
              open={shown}
              first={first}
              placeholder={props.placeholder ?? text.choose}
              onClick={() => {
                void multiPickerReady().catch(() => undefined)
                if (shown) close()
                else setOpen(true)
              }}
            />
            {value.length > 1 &&
              (previewPart ? (
                <previewPart.SelectionPreview chosen={chosen} total={value.length} />
              ) : (
                <span className={css.count}>{text.selected(value.length)}</span>
              ))}
            {clearable && value.length > 0 && !props.disabled && (
              <button
                type="button"
                className={css.clear}
                aria-label={text.clear}
                onClick={() => onChange([])}
              >
                <Icon name="close" size={12} />
              </button>
            )}
            <span className={css.caret}>
              <Icon name="chevronDown" size={12} />
            </span>
            {shown && (
              <div ref={place} className={css.popup}>
                {listPart && (
                  <listPart.ProductPanel
                    {...props}
                    index={index}
                    limit={limit}
                    tab={tab}
                    onTab={setTab}
                    onEdit={setEditing}
                    onAsk={setAsking}
                  />
                )}
              </div>
            )}
          </div>
        )}
      </Field>
      {editing && combinations && part && (
        <part.CombinationDialog
          editing={editing}
          products={products}
          limit={limit}
          combinations={combinations}
          picker={MultiProductPicker}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}
