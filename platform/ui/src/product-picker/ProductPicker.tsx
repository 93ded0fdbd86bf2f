import Select from 'antd/es/select'
import { useDeferredValue, useMemo, useState } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import { useLocale, useUiText } from '../locale/index.ts'
import css from './product-picker.module.css'
import { productLabel, productStatusText, type MayChoose, type ProductOption } from './product-option.ts'
import { productIndex, searchProducts } from './product-search.ts'
import { texts } from './texts.ts'

/** The value is the id of a product, null while none is chosen. */
export interface ProductPickerProps extends FieldProps<string | null> {
  readonly products: readonly ProductOption[]
  /** By default products running or liquidating. */
  readonly mayChoose?: MayChoose | undefined
  readonly placeholder?: string | undefined
  readonly loading?: boolean | undefined
  /** Whether the choice can be taken back; by default where none is required. */
  readonly clearable?: boolean | undefined
}

interface Drawn {
  readonly label: string
  readonly status: string
  readonly indented: boolean
}
const drawOption = ({ data }: { data: Drawn }) => (
  <span className={css.option}>
    <span className={data.indented ? css.indented : css.name}>{data.label}</span>
    {data.status && <span className={css.status}>{data.status}</span>}
  </span>
)
const popup = { width: 425, height: 350 }

/** One product, found by name, code or the initials of its pinyin. */
export function ProductPicker(props: ProductPickerProps) {
  const { products, mayChoose, value, onChange, placeholder, loading, clearable = !props.required } = props
  const text = useUiText(texts)
  const locale = useLocale()
  const [keyword, setKeyword] = useState('')
  const wanted = useDeferredValue(keyword)
  const index = useMemo(() => productIndex(products, mayChoose), [products, mayChoose])
  const chosen = useMemo(
    () => products.flatMap((product) => [product, ...(product.sons ?? [])]).find(({ id }) => id === value),
    [products, value],
  )
  const options = useMemo(
    () =>
      searchProducts(index, wanted).map(({ product, enabled, indented }) => ({
        value: product.id,
        label: productLabel(product),
        disabled: !enabled,
        status: productStatusText(product.status, locale),
        indented,
      })),
    [index, wanted, locale],
  )
  return (
    <Field {...props}>
      {(control) => (
        <Select
          {...control}
          labelInValue
          showSearch={{ filterOption: false, searchValue: keyword, onSearch: setKeyword }}
          allowClear={clearable}
          loading={loading ?? false}
          options={options}
          value={chosen ? { value: chosen.id, label: productLabel(chosen) } : null}
          placeholder={placeholder ?? text.placeholder}
          notFoundContent={<span className={css.none}>{text.none}</span>}
          listHeight={popup.height}
          popupMatchSelectWidth={popup.width}
          optionRender={drawOption}
          {...(props.error && { status: 'error' as const })}
          onOpenChange={(open) => open || setKeyword('')}
          onChange={(option: { value: string; label: string } | null | undefined) =>
            onChange(option?.value ?? null)
          }
        />
      )}
    </Field>
  )
}
