import { Button } from '@iisp/ui/button'
import { filters, useLocale, useText } from '@iisp/web'
import { useColumns } from '@iisp/web/fields/index'
import { ListPart } from '@iisp/web/list-page/index'
import { useMemo, useState } from 'react'
import { investorFields, investorList } from '../../contract/investors/investors.ts'
import { taTopics } from '../../contract/topics.ts'
import { investorColumns } from './investor-columns.ts'
import { investorTexts } from './investor-texts.ts'
import { InvestorDrawer } from './InvestorDrawer.tsx'
import { InvestorForm } from './InvestorForm.tsx'

const { kind, status } = investorFields.named
const investorFilters = filters(investorTexts, ({ keyword, choice }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  kind: choice(kind),
  status: choice(status),
}))
const excludedParams = ['part']

/** The investors, and the form of an opening. */
export function InvestorList() {
  const t = useText(investorTexts)
  const locale = useLocale()
  const columns = useMemo(() => investorColumns(t, locale), [t, locale])
  const [opening, setOpening] = useState(false)
  return (
    <>
      <ListPart
        id="ta.investors"
        title={t('parts.investors')}
        description={t('hint')}
        call={investorList}
        filters={investorFilters}
        excludedParams={excludedParams}
        columns={useColumns(investorFields, columns)}
        rowKey={(row) => row.id}
        follow={[taTopics.investorsChanged]}
        empty={t('empty')}
        keyColumn="name"
        refreshable
        actions={
          <Button type="primary" onClick={() => setOpening(true)}>
            {t('open')}
          </Button>
        }
        detail={(row, drawer) => <InvestorDrawer key={row.id} investor={row} drawer={drawer} />}
      />
      {opening && <InvestorForm investor={null} onClose={() => setOpening(false)} />}
    </>
  )
}
