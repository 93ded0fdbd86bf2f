import Input from 'antd/es/input/Input'
import { useState, type ReactNode } from 'react'
import { readAmount, type AmountFault, type AmountRule } from '@iisp/contract/read-amount'
import { Field, type FieldProps } from '../field/index.ts'
import { useUiText, type Texts } from '../locale/index.ts'
import { groupThousands } from '../number/index.ts'
import css from './amount-field.module.css'

type FaultText = (rule: AmountRule) => string

const zh: Record<AmountFault, FaultText> = {
  figure: () => '请输入金额，如 1,234.50、5万、1.2亿',
  negative: () => '不能为负数',
  decimals: ({ decimals }) => (decimals === 0 ? '请输入整数' : `最多${decimals}位小数`),
  digits: ({ digits }) => `整数部分最多${digits}位`,
}
const texts: Texts<typeof zh> = {
  zh,
  en: {
    figure: () => 'Enter an amount such as 1,234.50',
    negative: () => 'This cannot be negative',
    decimals: ({ decimals }) =>
      decimals === 0 ? 'Whole numbers only' : `At most ${decimals} decimal places`,
    digits: ({ digits }) => `At most ${digits} digits before the point`,
  },
}

/** The value is a decimal string with all decimal places ("1234.50"), or '' if there is no amount. */
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

/**
 * A field for an amount of money. Shows thousands separators unless it is being edited. Text that
 * is not an amount stays in the field with the reason, and the value is ''. Never uses floats.
 */
export function AmountField(props: AmountFieldProps) {
  const { value, onChange, decimals = 2, digits = 12, allowNegative = false, unit } = props
  const text = useUiText(texts)
  const rule: AmountRule = { decimals, digits, negative: allowNegative }
  // null while the field shows its value
  const [typed, setTyped] = useState<string | null>(null)
  const { amount, fault, scaled } = readAmount(typed ?? '', rule)
  // a value set from outside replaces what was typed
  const current = typed !== null && amount === value ? typed : null
  const multiplied = current !== null && scaled
  const error = current !== null && fault ? text[fault](rule) : props.error

  const take = (next: string) => {
    setTyped(next)
    onChange(readAmount(next, rule).amount)
  }
  return (
    <Field {...props} error={error}>
      {(control) => (
        <>
          <Input
            {...control}
            className={css.amount}
            inputMode="decimal"
            autoComplete="off"
            placeholder={props.placeholder}
            suffix={unit}
            value={current ?? groupThousands(value)}
            {...(error && { status: 'error' as const })}
            onFocus={() => setTyped(current ?? value)}
            onChange={(event) => take(event.target.value)}
            onBlur={() => {
              if (current === null || !fault) setTyped(null)
              props.onBlur?.()
            }}
          />
          {(props.capital || multiplied) && (
            <output htmlFor={control.id} className={css.capital}>
              {multiplied && <span>{`${current} = ${groupThousands(value)}`}</span>}
              {props.capital}
            </output>
          )}
        </>
      )}
    </Field>
  )
}
