import Select from 'antd/es/select'
import { useState, type ReactElement, type ReactNode } from 'react'
import { dropdownHeight, type ControlProps } from '../field/index.ts'
import { useUiText } from '../locale/index.ts'
import css from './search-select.module.css'
import { texts } from './texts.ts'
import { useFirstMatch } from './use-first-match.ts'

/** An option, with a secondary text on its right. */
export interface SearchOption {
  readonly value: string
  readonly label: string
  readonly note: string
  readonly disabled: boolean
  /** Belongs to the option above it. */
  readonly indented?: boolean | undefined
}
export interface SearchSelectProps {
  readonly control: ControlProps
  readonly multiple?: boolean | undefined
  /** The matches of the keyword. The field does not search by itself. */
  readonly options: readonly SearchOption[]
  readonly chosen: readonly { readonly value: string; readonly label: string }[]
  readonly onChoose: (values: string[]) => void
  readonly onKeyword: (keyword: string) => void
  /** The options still belong to an earlier keyword. */
  readonly pending: boolean
  readonly onOpen?: (() => void) | undefined
  readonly placeholder: string
  /** Shown if there are no options, once they have been loaded. */
  readonly none: ReactNode
  /** A line below the options. */
  readonly foot?: string | undefined
  /** Size of the list in px; by default as wide as the field. */
  readonly size?: { readonly height: number; readonly width: number } | undefined
  /** Options are still being loaded: Enter waits for them as it does while they are pending. */
  readonly loading?: boolean | undefined
  readonly clearable: boolean
  readonly invalid: boolean
}
interface Choice {
  readonly value: string
  readonly label: ReactNode
}
const drawOption = ({ data }: { data: SearchOption }) => (
  <span className={css.option}>
    <span className={data.indented ? css.indented : css.name}>{data.label}</span>
    {data.note && <span className={css.note}>{data.note}</span>}
  </span>
)

const popupClass = { popup: { root: css.popup ?? '' } }
const withFoot = (foot: string) => (list: ReactElement) => (
  <>
    {list}
    <p role="status" className={css.foot}>
      {foot}
    </p>
  </>
)

/** A select whose options depend on the typed keyword. Used by pickers, which do the searching. */
export function SearchSelect(props: SearchSelectProps) {
  const {
    control,
    multiple = false,
    chosen,
    size,
    foot,
    loading = false,
    onChoose,
    onKeyword,
    onOpen,
  } = props
  const text = useUiText(texts)
  const [keyword, setKeyword] = useState('')
  const [open, setOpen] = useState(false)
  const search = (next: string) => {
    setKeyword(next)
    onKeyword(next)
  }
  const choose = (value: string) => {
    const others = chosen.filter((one) => one.value !== value).map((one) => one.value)
    const isAdded = others.length === chosen.length
    onChoose(multiple ? [...others, ...(isAdded ? [value] : [])] : [value])
    setOpen(multiple)
    search('')
  }
  const { onInputKeyDown, onTyped } = useFirstMatch({
    keyword,
    options: props.options,
    pending: props.pending || loading,
    choose,
  })
  const values = chosen.map(({ value, label }) => ({ value, label }))
  return (
    <Select<Choice | Choice[] | null>
      {...control}
      {...(multiple && { mode: 'multiple' as const, maxTagCount: 'responsive' as const })}
      labelInValue
      showSearch={{
        filterOption: false,
        searchValue: keyword,
        onSearch: (next) => {
          onTyped()
          search(next)
        },
      }}
      allowClear={props.clearable}
      loading={loading}
      options={props.options as SearchOption[]}
      value={multiple ? values : (values[0] ?? null)}
      placeholder={props.placeholder}
      notFoundContent={<span className={css.none}>{loading ? text.loading : props.none}</span>}
      listHeight={size?.height ?? dropdownHeight}
      popupMatchSelectWidth={size?.width ?? true}
      classNames={popupClass}
      optionRender={drawOption as never}
      {...(foot && { popupRender: withFoot(foot) })}
      {...(props.invalid && { status: 'error' as const })}
      open={open}
      onInputKeyDown={onInputKeyDown}
      onOpenChange={(next) => {
        setOpen(next)
        if (next) onOpen?.()
        else search('')
      }}
      onKeyDown={({ key, repeat }) => {
        // antd only clears a single selection by mouse; a key that is held down stops at the keyword
        const erases = (key === 'Backspace' || key === 'Delete') && !repeat
        if (erases && !multiple && props.clearable && keyword === '' && chosen.length > 0) onChoose([])
      }}
      onChange={(next) => {
        // clear the keyword after a selection, since the next one needs another
        if (multiple) search('')
        onChoose([next ?? []].flat().map(({ value }) => value))
      }}
    />
  )
}
