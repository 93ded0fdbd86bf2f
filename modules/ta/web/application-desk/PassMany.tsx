import { Button } from '@iisp/ui/button'
import { groupThousands } from '@iisp/ui/number'
import { toast, useAskAndDo, useLocale, useText } from '@iisp/web'
import { applicationPassMany } from '../../contract/applications/application-desk.ts'
import { applicationLimits } from '../../contract/applications/application-kinds.ts'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import type { ApplicationRow } from '../../contract/applications/application.ts'
import { controlTotals } from '../../rules/applications/control-totals.ts'
import { applicationCalls } from '../applications/application-calls.ts'
import { deskTexts } from './desk-texts.ts'

interface Props {
  readonly selected: readonly ApplicationRow[]
  readonly onDone: () => void
}

/** Passes the selected applications, or none of them, once the person has confirmed their totals. */
export function PassMany({ selected, onDone }: Props) {
  const t = useText(deskTexts)
  const locale = useLocale()
  const askAndDo = useAskAndDo()
  const n = selected.length
  const pass = async () => {
    const { amount, shares } = controlTotals(selected)
    const done = await askAndDo(
      applicationPassMany,
      { items: selected.map(({ id, version }) => ({ id, version })), amount, shares },
      {
        title: t('passManyTitle'),
        content: t('totals', { n, amount: groupThousands(amount), shares: groupThousands(shares) }),
        okText: applicationFlow.decisions.pass.button[locale],
        invalidates: applicationCalls,
      },
    )
    if (done === null) return
    if (done.late > 0) toast.warning(t('passedManyLate', { n: done.passed, late: done.late }))
    else toast.success(t('passedMany', { n: done.passed }))
    onDone()
  }
  return (
    <Button type="primary" disabled={n === 0 || n > applicationLimits.batch} onClick={() => void pass()}>
      {n === 0 ? t('passMany') : `${t('passMany')} (${n})`}
    </Button>
  )
}
