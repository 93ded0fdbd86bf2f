import { AmountField } from '@iisp/ui/amount-field'
import { Button } from '@iisp/ui/button'
import { DateField } from '@iisp/ui/date-field'
import { groupThousands } from '@iisp/ui/number'
import { useText } from '@iisp/web'
import type { RehearsalHolding } from '../../contract/rehearsal/rehearsal.ts'
import type { PartProps } from './EventFields.tsx'
import { rehearsalTexts } from './rehearsal-texts.ts'
import { type HoldingValues, blankHolding } from './rehearsal-values.ts'
import css from './rehearsal.module.css'

interface HoldingFieldsProps extends PartProps<HoldingValues> {
  readonly holdings: readonly RehearsalHolding[]
}
type Ends = Omit<RehearsalHolding, 'shares'>
const isSame = (a: Ends, b: Ends) => a.childCode === b.childCode && a.motherCode === b.motherCode

/** The children's holdings in their mother funds, from the register or assumed. */
export function HoldingFields({ holdings, values, faultOf, onChange }: HoldingFieldsProps) {
  const t = useText(rehearsalTexts)
  const set = (at: number, change: Partial<HoldingValues>) =>
    onChange((now) => now.map((one, place) => (place === at ? { ...one, ...change } : one)))
  const field = (at: number, name: 'shares' | 'boughtOn' | 'boughtAt') => ({
    name,
    required: true,
    error: faultOf(`holdings.${at}.${name}`),
    value: values[at]?.[name] ?? '',
    onChange: (value: string) => set(at, { [name]: value }),
  })
  return (
    <fieldset className={css.part}>
      <legend>{t('holdings')}</legend>
      <p className={css.note}>{t('holdingHint')}</p>
      {holdings.map((known) => {
        const label = t('holding', { child: known.childCode, mother: known.motherCode })
        const at = values.findIndex((one) => isSame(one, known))
        return (
          <section key={label} className={at === -1 ? css.heldRow : css.row} aria-label={label}>
            <span className={css.of}>
              {label}
              <small>
                {known.shares === null ? t('mustType') : t('free', { shares: groupThousands(known.shares) })}
              </small>
            </span>
            {at !== -1 && (
              <>
                <AmountField label={t('heldShares')} unit={t('share')} {...field(at, 'shares')} />
                <DateField label={t('boughtOn')} {...field(at, 'boughtOn')} />
                <AmountField label={t('boughtAt')} decimals={4} digits={8} {...field(at, 'boughtAt')} />
              </>
            )}
            <Button
              aria-label={at === -1 ? `${t('typeHolding')} ${label}` : t('removeOf', { what: label })}
              onClick={() =>
                onChange((now) =>
                  at === -1 ? [...now, blankHolding(known)] : now.filter((_, place) => place !== at),
                )
              }
            >
              {at === -1 ? t('typeHolding') : t('remove')}
            </Button>
          </section>
        )
      })}
    </fieldset>
  )
}
