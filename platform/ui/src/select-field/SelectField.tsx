import Select from 'antd/es/select'
import { dropdownHeight, Field, type FieldProps } from '../field/index.ts'
import { useUiText, type Texts } from '../locale/index.ts'

const zh = { choose: '请选择' }
const texts: Texts<typeof zh> = { zh, en: { choose: 'Please choose' } }

export interface SelectOption {
  readonly value: string
  readonly label: string
  /** Short text of a chosen option, if it differs from its label. */
  readonly chip?: string | undefined
  readonly disabled?: boolean | undefined
}

interface Common {
  readonly options: readonly SelectOption[]
  readonly placeholder?: string | undefined
  /** Allows searching by typing; by default from ten options on. */
  readonly searchable?: boolean | undefined
  readonly loading?: boolean | undefined
  readonly clearable?: boolean | undefined
}
/** One value (null for none) or, with `multiple`, a list of values. */
export type SelectFieldProps = Common &
  (
    | (FieldProps<string | null> & { readonly multiple?: false | undefined })
    | (FieldProps<readonly string[]> & { readonly multiple: true })
  )

/** A choice from a list. */
export function SelectField(props: SelectFieldProps) {
  const {
    options,
    placeholder,
    searchable = options.length >= 10,
    loading,
    clearable = !props.required,
  } = props
  const text = useUiText(texts)
  const common = {
    options: options as { value: string; label: string; chip?: string; disabled?: boolean }[],
    ...(options.some(({ chip }) => chip !== undefined) && { optionLabelProp: 'chip' }),
    placeholder: placeholder ?? text.choose,
    loading: loading ?? false,
    allowClear: clearable,
    listHeight: dropdownHeight,
    showSearch: searchable ? { optionFilterProp: 'label' as const } : false,
    ...(props.error && { status: 'error' as const }),
  }
  return (
    <Field {...props}>
      {(control) =>
        props.multiple ? (
          <Select
            {...control}
            {...common}
            mode="multiple"
            maxTagCount="responsive"
            value={[...props.value]}
            onChange={(value) => props.onChange(value)}
          />
        ) : (
          <Select
            {...control}
            {...common}
            value={props.value}
            onChange={(value) => props.onChange(value ?? null)}
          />
        )
      }
    </Field>
  )
}
