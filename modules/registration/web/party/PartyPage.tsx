import { Segmented } from '@iisp/ui/segmented'
import { useText } from '@iisp/web/i18n/use-text'
import { useState } from 'react'
import { OpenFrame } from '../open/OpenFrame.tsx'
import { ApplyForm } from './ApplyForm.tsx'
import { LookUp } from './LookUp.tsx'
import { partyTexts } from './party-texts.ts'

const views = ['apply', 'lookUp'] as const
type View = (typeof views)[number]

/** The view that an address names: ?view=lookUp. */
const viewIn = (): View =>
  views.find((view) => view === new URLSearchParams(location.search).get('view')) ?? 'apply'

/** 基金参与方登记: an institution applies to be registered, and looks up the state of its application. */
export default function PartyPage() {
  const t = useText(partyTexts)
  const [view, setView] = useState(viewIn)
  return (
    <OpenFrame title={t('title')} hint={t('hint')}>
      <Segmented
        label={t('view')}
        segments={views.map((value) => ({ value, label: t(`views.${value}`) }))}
        value={view}
        onChange={setView}
      />
      {view === 'apply' ? <ApplyForm /> : <LookUp />}
    </OpenFrame>
  )
}
