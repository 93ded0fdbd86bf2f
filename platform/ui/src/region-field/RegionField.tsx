import Cascader from 'antd/es/cascader'
import { useCallback, useEffect, useState } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import { useLatest } from '../hooks/index.ts'
import { useUiText, type Texts } from '../locale/index.ts'
import { atLeast } from './at-least.ts'

/** A province or city, as answered by the region calls. */
export interface Region {
  readonly CODE: string
  readonly NAME: string
}
/** Province and city, or only the province. */
export type RegionPath = readonly Region[]

export interface RegionFieldProps extends FieldProps<RegionPath> {
  /** Number of the dictionary of regions. */
  readonly dictionaryNo?: string | undefined
  readonly loadProvinces: (dictionaryNo: string) => Promise<readonly Region[]>
  readonly loadCities: (dictionaryNo: string, code: string) => Promise<readonly Region[]>
}
interface Option {
  readonly value: string
  readonly label: string
  readonly isLeaf: boolean
  children?: Option[]
  loading?: boolean
}

const zh = { choose: '请选择省/市', failed: '地区加载失败，请重新展开' }
const texts: Texts<typeof zh> = {
  zh,
  en: { choose: 'Province / city', failed: 'The regions could not be loaded, please open again' },
}
/** Minimum time for which loading cities is shown. */
const minimumMs = 1_000

const optionOf =
  (isLeaf: boolean) =>
  ({ CODE, NAME }: Region): Option => ({ value: CODE, label: NAME, isLeaf })

/** A province and one of its cities. Cities are loaded when their province is opened. */
export function RegionField(props: RegionFieldProps) {
  const { value, onChange, dictionaryNo = 'PROVINCE' } = props
  const text = useUiText(texts)
  const load = useLatest(props)
  const [options, setOptions] = useState<Option[]>([])
  const [failed, setFailed] = useState(false)
  const loadProvinces = useCallback(() => {
    load.current.loadProvinces(dictionaryNo).then(
      (provinces) => {
        setFailed(false)
        setOptions(provinces.map(optionOf(false)))
      },
      () => setFailed(true),
    )
  }, [dictionaryNo, load])
  useEffect(loadProvinces, [loadProvinces])
  const loadCities = async (code: string) => {
    const put = (change: Partial<Option>) =>
      setOptions((all) => all.map((option) => (option.value === code ? { ...option, ...change } : option)))
    put({ loading: true })
    try {
      const cities = await atLeast(minimumMs, load.current.loadCities(dictionaryNo, code))
      setFailed(false)
      put({ loading: false, children: cities.map(optionOf(true)) })
    } catch {
      setFailed(true)
      put({ loading: false })
    }
  }
  return (
    <Field {...props} error={props.error || (failed ? text.failed : null)}>
      {(control) => (
        <Cascader<Option>
          {...control}
          changeOnSelect
          options={options}
          loadData={(path) => void loadCities(path.at(-1)?.value ?? '')}
          value={value.map(({ CODE }) => CODE)}
          displayRender={(labels) => (labels.length > 0 ? value.map(({ NAME }) => NAME).join(' / ') : '')}
          placeholder={text.choose}
          allowClear={!props.required}
          onOpenChange={(open) => open && options.length === 0 && loadProvinces()}
          onChange={(_, path) =>
            onChange(path?.map((option) => ({ CODE: option.value, NAME: option.label })) ?? [])
          }
          {...(props.error && { status: 'error' as const })}
        />
      )}
    </Field>
  )
}
