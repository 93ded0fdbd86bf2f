import { useDeferredValue, useMemo, useState } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import { useLocale, useUiText } from '../locale/index.ts'
import { SearchSelect } from '../search-select/index.ts'
import { productLabel, productStatusText, type MayChoose, type ProductOption } from './product-option.ts'
import { productIndex, searchProducts } from './product-search.ts'
import { texts } from './texts.ts'

/** The value is a product id, or null if empty. */
export interface ProductPickerProps extends FieldProps<string | null> {
  readonly products: readonly ProductOption[]
  /** Default: active and liquidating products. */
  readonly mayChoose?: MayChoose | undefined
  readonly placeholder?: string | undefined
  readonly loading?: boolean | undefined
  /** Whether the selection can be cleared; default true unless required. */
  readonly clearable?: boolean | undefined
}
const listSize = { width: 425, height: 350 }

/** Selects one product by name, code or pinyin initials. */
export function ProductPicker(props: ProductPickerProps) {
  const { products, mayChoose, value, onChange, placeholder, loading, clearable = !props.required } = props
  const text = useUiText(texts)
  const locale = useLocale()
  const [keyword, setKeyword] = useState('')
  const query = useDeferredValue(keyword)
  const index = useMemo(() => productIndex(products, mayChoose), [products, mayChoose])
  const chosen = useMemo(
    () => products.flatMap((product) => [product, ...(product.sons ?? [])]).find(({ id }) => id === value),
    [products, value],
  )
  const options = useMemo(
    () =>
      searchProducts(index, query).map(({ product, enabled, indented }) => ({
        value: product.id,
        label: productLabel(product, locale),
        note: productStatusText(product.status, locale),
        disabled: !enabled,
        indented,
      })),
    [index, query, locale],
  )
  return (
    <Field {...props}>
      {(control) => (
        <SearchSelect
          control={control}
          options={options}
          chosen={chosen ? [{ value: chosen.id, label: productLabel(chosen, locale) }] : []}
          onChoose={([id]) => onChange(id ?? null)}
          onKeyword={setKeyword}
          pending={query !== keyword}
          placeholder={placeholder ?? text.placeholder}
          none={text.none}
          size={listSize}
          loading={loading}
          clearable={clearable}
          invalid={Boolean(props.error)}
        />
      )}
    </Field>
  )
}
