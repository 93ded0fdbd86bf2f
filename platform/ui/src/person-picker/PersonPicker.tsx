import { useDeferredValue, useMemo, useState } from 'react'
import { dropdownHeight, Field, type FieldProps } from '../field/index.ts'
import { mostMatches } from '../keyword-search/index.ts'
import { useLocale, useUiText } from '../locale/index.ts'
import { SearchSelect } from '../search-select/index.ts'
import { personIndex, personLabel, searchPeople, type PersonOption } from './person-option.ts'
import { texts } from './texts.ts'

interface Common {
  /** The selectable people that are known so far. */
  readonly people: readonly PersonOption[]
  /** There are more people, which a longer keyword would find. */
  readonly more?: boolean | undefined
  /** Receives the typed keyword, and '' when the list closes; for searching on the server. */
  readonly onKeyword?: ((keyword: string) => void) | undefined
  readonly loading?: boolean | undefined
  /** Error message if people could not be loaded. */
  readonly failure?: string | null | undefined
  /** Called when the list opens, to load people or retry after a failure. */
  readonly onOpen?: (() => void) | undefined
  readonly placeholder?: string | undefined
  /** Whether the selection can be cleared; default true unless required. */
  readonly clearable?: boolean | undefined
}
/** The id of one person (null for none) or, with `multiple`, a list of ids. */
export type PersonPickerProps = Common &
  (
    | (FieldProps<string | null> & { readonly multiple?: false | undefined })
    | (FieldProps<readonly string[]> & { readonly multiple: true })
  )

/** Wide enough for a name with its account and the beginning of the institution's name. */
const listSize = { width: 520, height: dropdownHeight }

/** Selects people by name, pinyin, account or institution. */
export function PersonPicker(props: PersonPickerProps) {
  const { people, more, loading, failure, onOpen, onKeyword, clearable = !props.required } = props
  const text = useUiText(texts)
  const locale = useLocale()
  const [keyword, setKeyword] = useState('')
  const deferredKeyword = useDeferredValue(keyword)
  // selected people keep their names when another keyword finds other people
  const [kept, setKept] = useState<readonly PersonOption[]>([])
  const index = useMemo(() => personIndex(people), [people])
  const found = useMemo(() => searchPeople(index, deferredKeyword), [index, deferredKeyword])
  const ids = props.multiple ? props.value : [props.value ?? []].flat()
  const known = (id: string) => [...people, ...kept].find((person) => person.id === id)
  const choose = (next: string[]) => {
    setKept(next.flatMap((id) => known(id) ?? []))
    if (props.multiple) props.onChange(next)
    else props.onChange(next[0] ?? null)
  }
  const error = props.error || (failure ? text.failed(failure) : null)
  return (
    <Field {...props} error={error}>
      {(control) => (
        <SearchSelect
          control={control}
          multiple={props.multiple}
          options={found.map((person) => ({
            value: person.id,
            label: personLabel(person, locale),
            note: [person.institution, person.disabled && text.disabled].filter(Boolean).join(' · '),
            disabled: person.disabled === true,
          }))}
          chosen={ids.map((value) => ({ value, label: known(value)?.name ?? value }))}
          onChoose={choose}
          onKeyword={(next) => {
            setKeyword(next)
            onKeyword?.(next)
          }}
          pending={deferredKeyword !== keyword}
          onOpen={onOpen}
          placeholder={props.placeholder ?? text.placeholder}
          none={text.none}
          foot={(more || found.length === mostMatches) && found.length > 0 ? text.more : undefined}
          size={listSize}
          loading={loading}
          clearable={clearable}
          invalid={Boolean(error)}
        />
      )}
    </Field>
  )
}
