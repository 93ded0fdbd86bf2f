import Select from 'antd/es/select'
import { useDeferredValue, useMemo, useState } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import { useLocale, useUiText, type Texts } from '../locale/index.ts'
import css from './product-picker.module.css'
import { productStatusText, type ProductOption } from './product-option.ts'
import { productIndex, searchProducts } from './product-search.ts'

const zh = { placeholder: '产品名称、代码或拼音首字母', none: '暂无数据' }
const texts: Texts<typeof zh> = {
  zh,
  en: { placeholder: 'Name, code or pinyin initials', none: 'No data' },
}

/** The value is the id of a product, null while none is chosen. */
export interface ProductPickerProps extends FieldProps<string | null> {
  readonly products: readonly ProductOption[]
  /** Which products may be chosen; by default those running or liquidating. A constant of the page. */
  readonly mayChoose?: ((product: ProductOption) => boolean) | undefined
  readonly placeholder?: string | undefined
  readonly loading?: boolean | undefined
}

const drawOption = ({ data }: { data: { label: string; status: string } }) => (
  <span className={css.option}>
    <span className={css.name}>{data.label}</span>
    {data.status && <span className={css.status}>{data.status}</span>}
  </span>
)
const popup = { width: 425, height: 350 }

/** One product, found by name, code or the initials of its pinyin. */
export function ProductPicker(props: ProductPickerProps) {
  const { products, mayChoose, value, onChange, placeholder, loading } = props
  const text = useUiText(texts)
  const locale = useLocale()
  const [keyword, setKeyword] = useState('')
  const wanted = useDeferredValue(keyword)
  const index = useMemo(() => productIndex(products, mayChoose), [products, mayChoose])
  const chosen = useMemo(() => products.find(({ id }) => id === value), [products, value])
  const options = useMemo(
    () =>
      searchProducts(index, wanted).map(({ product, enabled }) => ({
        value: product.id,
        label: `${product.name}（${product.code}）`,
        disabled: !enabled,
        status: productStatusText(product.status, locale),
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
          allowClear={!props.required}
          loading={loading ?? false}
          options={options}
          value={chosen ? { value: chosen.id, label: `${chosen.name}（${chosen.code}）` } : null}
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
