import { useText } from '@iisp/web'
import { TabbedPage } from '@iisp/web/tabbed-page/index'
import { OpeningList } from './openings/OpeningList.tsx'
import { termsTexts } from './terms-texts.ts'
import { TermsList } from './TermsList.tsx'

/** 产品条款: the terms of all funds and their temporary openings, for TA operators. */
export function TermsDeskPage() {
  const t = useText(termsTexts)
  return (
    <TabbedPage
      title={t('title')}
      tabs={[
        { key: 'terms', label: t('parts.terms'), Part: TermsList },
        { key: 'openings', label: t('parts.openings'), Part: OpeningList },
      ]}
    />
  )
}
