import { Button } from '@iisp/ui/button'
import { filters, useLocale, useText } from '@iisp/web'
import { ListPart } from '@iisp/web/list-page/index'
import { useMemo, useState } from 'react'
import {
  investorKindCodes,
  investorKinds,
  investorStateCodes,
  investorStates,
} from '../../contract/investors/investor-kinds.ts'
import { investorList } from '../../contract/investors/investors.ts'
import { taTopics } from '../../contract/topics.ts'
import { investorColumns } from './investor-columns.tsx'
import { investorTexts } from './investor-texts.ts'
import { InvestorDrawer } from './InvestorDrawer.tsx'
import { InvestorForm } from './InvestorForm.tsx'

const investorFilters = filters(investorTexts, ({ keyword, oneOf }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint' }),
  kind: oneOf(investorKindCodes, {
    label: 'kind',
    optionName: (kind, _, locale) => investorKinds[kind][locale],
  }),
  status: oneOf(investorStateCodes, {
    label: 'status',
    optionName: (state, _, locale) => investorStates[state].name[locale],
  }),
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
        columns={columns}
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
