import { useText } from '@iisp/web'
import { TabbedPage } from '@iisp/web/tabbed-page/index'
import { ChangeList } from './ChangeList.tsx'
import { investorTexts } from './investor-texts.ts'
import { InvestorList } from './InvestorList.tsx'

/** 投资者管理: the investors of all registers with their openings and changes, for TA operators. */
export function InvestorDeskPage() {
  const t = useText(investorTexts)
  return (
    <TabbedPage
      title={t('title')}
      tabs={[
        { key: 'investors', label: t('parts.investors'), Part: InvestorList },
        { key: 'changes', label: t('parts.changes'), Part: ChangeList },
      ]}
    />
  )
}
