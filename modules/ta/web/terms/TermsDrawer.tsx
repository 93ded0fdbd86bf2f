import { failureOf, useCall, useText } from '@iisp/web'
import { CaseDrawer } from '@iisp/web/case/index'
import { type FactEntries, FieldFacts } from '@iisp/web/fields/index'
import type { DrawerState } from '@iisp/web/list-page/index'
import { useLive } from '@iisp/web/live/index'
import { type TermsFull, type TermsRow, termsDetail, termsFields } from '../../contract/terms/terms-desk.ts'
import { termsFlow } from '../../contract/terms/terms-states.ts'
import { taTopics } from '../../contract/topics.ts'
import { Differences } from './Differences.tsx'
import { Settings } from './Settings.tsx'
import { termsTexts } from './terms-texts.ts'
import css from '../ta.module.css'
import { TermsDecision } from './TermsDecision.tsx'

interface Props {
  readonly row: TermsRow
  readonly drawer: DrawerState<TermsRow>
  /** Opens the form of these terms. */
  readonly onChange: () => void
}
const shownFacts: FactEntries<typeof termsFields> = [
  'productName',
  'productCode',
  'institutionName',
  'effectiveFrom',
  'inForce',
  'enteredBy',
  'enteredAt',
  'decidedBy',
  'decidedAt',
  'reason',
]

/** Terms with all settings, their differences, and the person's actions. */
export function TermsDrawer({ row, drawer, onChange }: Props) {
  const t = useText(termsTexts)
  const input = { id: row.id }
  const { data, error, isFetching, refetch } = useCall(termsDetail, input, { quiet: true, staleTime: 0 })
  useLive([taTopics.termsChanged], () => void refetch())
  const fault = isFetching ? null : failureOf({ error, refetch })
  return (
    <CaseDrawer
      {...drawer}
      size={860}
      title={t('detail', { name: row.productName, date: data?.effectiveFrom ?? row.effectiveFrom })}
      flow={termsFlow}
      of={data ?? row}
      loading={data === undefined && fault === null}
      error={data === undefined ? fault : null}
      footer={data && <TermsDecision terms={data} onDecided={drawer.onClose} onChange={onChange} />}
    >
      {data && <Content full={data} />}
    </CaseDrawer>
  )
}

function Content({ full }: { readonly full: TermsFull }) {
  const t = useText(termsTexts)
  const isReturned = full.state === termsFlow.codes.refused && full.actions.includes('change')
  return (
    <>
      {isReturned && <p className={css.note}>{t('returned')}</p>}
      <FieldFacts fields={termsFields} of={full} show={shownFacts} />
      <Differences full={full} />
      <Settings terms={full.terms} />
    </>
  )
}
