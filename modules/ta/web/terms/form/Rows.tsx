import { Button } from '@iisp/ui/button'
import { Field } from '@iisp/ui/field'
import { useText } from '@iisp/web'
import type { ReactNode } from 'react'
import { termsTexts } from '../terms-texts.ts'
import css from '../terms.module.css'

interface Props<R> {
  readonly label: string
  readonly name?: string
  readonly error?: string | null
  readonly help?: string
  readonly rows: readonly R[]
  /** The fewest and the most rows. */
  readonly least?: number
  readonly most: number
  /** A new row. */
  readonly blank: R
  readonly onChange: (rows: R[]) => void
  readonly children: (row: R, change: (row: R) => void, index: number) => ReactNode
}

/** Rows of a setting, which can be added, changed and removed. */
export function Rows<R>({ label, rows, least = 0, most, blank, onChange, children, ...frame }: Props<R>) {
  const t = useText(termsTexts)
  const numbered = rows.map((row, index) => ({ row, index, key: String(index) }))
  return (
    <Field label={label} {...frame} group>
      {() => (
        <>
          {numbered.map(({ row, index, key }) => (
            <div key={key} className={css.row} role="group" aria-label={`${label} ${index + 1}`}>
              {children(row, (next) => onChange(rows.map((one, at) => (at === index ? next : one))), index)}
              <Button
                type="link"
                danger
                aria-label={t('removeRow', { label, n: index + 1 })}
                disabled={rows.length <= least}
                onClick={() => onChange(rows.filter((_, at) => at !== index))}
              >
                {t('remove')}
              </Button>
            </div>
          ))}
          <span>
            <Button
              aria-label={t('addRow', { label })}
              disabled={rows.length >= most}
              onClick={() => onChange([...rows, blank])}
            >
              {t('add')}
            </Button>
          </span>
        </>
      )}
    </Field>
  )
}
