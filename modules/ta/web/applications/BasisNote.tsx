import { groupThousands } from '@iisp/ui/number'
import { useText } from '@iisp/web'
import type { ApplicationBasis } from '../../contract/applications/application-basis.ts'
import { moneyKinds, outgoingKinds } from '../../contract/applications/application-kinds.ts'
import type { ApplicationKind } from '../../contract/applications/business-codes.ts'
import { freeOf } from '../../rules/applications/judge-application.ts'
import { fromShares } from '../../rules/amounts/units.ts'
import { applicationTexts } from './application-texts.ts'
import css from '../ta.module.css'

interface Props {
  /** null until fund and account are chosen. */
  readonly basis: {
    readonly data: ApplicationBasis | undefined
    readonly error: { readonly msg: string } | null
  } | null
  readonly kind: ApplicationKind
}

/** Facts to know before entering figures: minimum amounts, designated account, free shares. */
export function BasisNote({ basis, kind }: Props) {
  const t = useText(applicationTexts)
  if (basis === null) return null
  if (basis.error) return <p role="alert">{basis.error.msg}</p>
  const { data } = basis
  if (data === undefined) return null
  if (outgoingKinds.includes(kind)) {
    const { free, unlocked } = freeOf(data)
    const shares = groupThousands(fromShares(free))
    return (
      <p className={css.note}>
        {free === unlocked
          ? t('available', { shares })
          : t('availableUnlocked', { shares, unlocked: groupThousands(fromShares(unlocked)) })}
      </p>
    )
  }
  if (!moneyKinds.includes(kind)) return null
  const { first, further } = data.terms.minimumSubscription
  return (
    <p className={css.note}>
      {t('minimum', { first: groupThousands(first), further: groupThousands(further) })}
      <br />
      {t('designated')}: {data.designatedAccount || t('none')}
    </p>
  )
}
