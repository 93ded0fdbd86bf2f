import { FileLink } from '@iisp/files/parts'
import { filters, useLocale, useText } from '@iisp/web'
import { CaseDrawer } from '@iisp/web/case/index'
import { type ColumnEntries, type FactEntries, FieldFacts, useColumns } from '@iisp/web/fields/index'
import { ListPart } from '@iisp/web/list-page/index'
import { investorChangeFlow } from '../../contract/investors/investor-change-states.ts'
import {
  type InvestorChange,
  investorChangeFields,
  investorChangeList,
} from '../../contract/investors/investor-changes.ts'
import { changeKinds } from '../../contract/investors/investor-kinds.ts'
import { taTopics } from '../../contract/topics.ts'
import { ChangeDecision } from './ChangeDecision.tsx'
import { type InvestorText, investorTexts } from './investor-texts.ts'

const { kind, state } = investorChangeFields.named
const changeFilters = filters(investorTexts, ({ keyword, choice, flag }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'nameHint' }),
  kind: choice(kind),
  state: choice(state),
  /** Also lists changes that need no review by this person. */
  all: flag({ send: (all) => ({ open: !all }) }),
}))
const excludedParams = ['part']
const changeColumns: ColumnEntries<typeof investorChangeFields> = [
  'investorName',
  'kind',
  'state',
  'enteredBy',
  'enteredAt',
  'decidedBy',
  'decidedAt',
  'institutionName',
]
const wide: readonly string[] = ['name', 'nameEn', 'address', 'product', 'bank', 'reason']
const shownFacts = (
  { content, decidedAt }: InvestorChange,
  t: InvestorText,
): FactEntries<typeof investorChangeFields> => [
  'institutionName',
  ...content.map(({ field, value }) => ({ label: t(field), value, wide: wide.includes(field) })),
  'enteredBy',
  'enteredAt',
  decidedAt !== null && 'decidedBy',
  decidedAt !== null && 'decidedAt',
  'reason',
]

/** Openings and changes of investors. By default only the ones that this person has to review. */
export function ChangeList() {
  const t = useText(investorTexts)
  const locale = useLocale()
  return (
    <ListPart
      id="ta.investor-changes"
      title={t('parts.changes')}
      description={t('changesHint')}
      call={investorChangeList}
      filters={changeFilters}
      excludedParams={excludedParams}
      columns={useColumns(investorChangeFields, changeColumns)}
      rowKey={(row) => row.id}
      follow={[taTopics.investorsChanged]}
      empty={({ all }) => t(all ? 'none' : 'noneWaiting')}
      keyColumn="investorName"
      refreshable
      segments={{ flag: 'all', label: t('which'), off: t('waiting'), on: t('all'), widest: 'on' }}
      detail={(row, drawer) => (
        <CaseDrawer
          {...drawer}
          size={600}
          title={t('changeDetail', { kind: changeKinds[row.kind][locale], name: row.investorName })}
          flow={investorChangeFlow}
          of={row}
          footer={<ChangeDecision change={row} onDecided={drawer.onClose} />}
        >
          <FieldFacts fields={investorChangeFields} of={row} show={shownFacts(row, t)} />
          {row.qualifiedFile !== null && <FileLink fileId={row.qualifiedFile} name={t('proof')} />}
        </CaseDrawer>
      )}
    />
  )
}
