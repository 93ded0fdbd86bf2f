import Input from 'antd/es/input/Input'
import { useState, type ReactNode } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import { useUiText, type Texts } from '../locale/index.ts'
import { groupThousands } from '../number/index.ts'
import css from './amount-field.module.css'
import { isDraft, plainAmount, toAmount, type AmountRule } from './amount-text.ts'

const zh = {
  decimals: (n: number) => (n === 0 ? '请输入整数' : `最多${n}位小数`),
  digits: (n: number) => `整数部分最多${n}位`,
  figure: '请输入数字',
}
const texts: Texts<typeof zh> = {
  zh,
  en: {
    decimals: (n) => (n === 0 ? 'Whole numbers only' : `At most ${n} decimal places`),
    digits: (n) => `At most ${n} digits before the point`,
    figure: 'Please enter a number',
  },
}

/** The value is a decimal string with all decimal places ("1234.50"), or '' if empty. */
export interface AmountFieldProps extends FieldProps<string> {
  /** Default 2. */
  readonly decimals?: number | undefined
  /** Digits before the point, default 12. */
  readonly digits?: number | undefined
  readonly allowNegative?: boolean | undefined
  /** Unit shown after the number: 元, 份, %. */
  readonly unit?: string | undefined
  /** The amount in words (人民币大写), shown below. */
  readonly capital?: ReactNode
  readonly placeholder?: string | undefined
  readonly onBlur?: (() => void) | undefined
}

/** A field for an amount of money. Shows thousands separators unless it is being edited. Never uses floats. */
export function AmountField(props: AmountFieldProps) {
  const { value, onChange, decimals = 2, digits = 12, allowNegative = false, unit, capital } = props
  const text = useUiText(texts)
  // the text being typed; null while the field is not being edited
  const [draft, setDraft] = useState<string | null>(null)
  const [refused, setRefused] = useState('')
  const rule: AmountRule = { decimals, digits, negative: allowNegative }
  // a value set from outside replaces the text being typed
  const current = draft !== null && toAmount(draft, decimals) === value ? draft : value

  const take = (typed: string) => {
    const plain = plainAmount(typed)
    if (!isDraft(plain, rule)) return setRefused(whyNot(plain, rule, text))
    setRefused('')
    setDraft(plain)
    onChange(toAmount(plain, decimals))
  }
  return (
    <Field {...props} help={refused || props.help}>
      {(control) => (
        <>
          <Input
            {...control}
            className={css.amount}
            inputMode="decimal"
            autoComplete="off"
            placeholder={props.placeholder}
            suffix={unit}
            value={draft === null ? groupThousands(value) : current}
            {...(props.error && { status: 'error' as const })}
            onFocus={() => setDraft(value)}
            onChange={(event) => take(event.target.value)}
            onBlur={() => {
              setDraft(null)
              setRefused('')
              props.onBlur?.()
            }}
          />
          {capital && (
            <output htmlFor={control.id} className={css.capital}>
              {capital}
            </output>
          )}
        </>
      )}
    </Field>
  )
}

function whyNot(plain: string, rule: AmountRule, text: typeof zh): string {
  const [, fraction = ''] = plain.split('.')
  if (!/^-?\d*(\.\d*)?$/.test(plain)) return text.figure
  return fraction.length > rule.decimals || (rule.decimals === 0 && plain.includes('.'))
    ? text.decimals(rule.decimals)
    : text.digits(rule.digits)
}
